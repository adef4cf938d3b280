import type { UiStore } from '../store.ts';

/** Small screens have the list over the board: it makes room for what it shows. */
const SMALL = '(max-width: 920px), (max-height: 540px)';
const LIT_MS = 6000;

/** Zones a press in the list asks for, lit on the board for a while. */
export function showZones(ui: UiStore, zones: readonly number[]): void {
  ui.set({ lit: zones });
  if (matchMedia(SMALL).matches) {
    ui.set({ panel: null });
    // the list is gone, and with it the effect that puts the light out
    setTimeout(() => ui.set({ lit: zones }), 0);
  }
  // whatever was lit since is somebody else's to put out
  setTimeout(() => ui.get().lit === zones && ui.set({ lit: [] }), LIT_MS);
}
