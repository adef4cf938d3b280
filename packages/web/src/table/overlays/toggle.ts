import { announce } from '../../app/announce.ts';
import { isSmall } from '../insets.ts';
import type { TableScene } from '../scene.ts';
import { type OverlayId, toggled } from '../store.ts';

/** Shows or hides what the board says beyond the question, and says so; where tools are signs without names, in a line to be read too. */
export function toggleOverlay({ ui, names, view, host }: TableScene, id: OverlayId): void {
  const { l } = names;
  const overlays = toggled(ui.get().overlays, id);
  const on = overlays.has(id);
  const name = l.t(`overlay.${id}`);
  // both are somebody's: before a survivor is chosen there is nothing to show
  const nobody = on && (id === 'reach' || id === 'sight') && view.active < 0 && ui.get().looked < 0 && (view.ask?.survivor ?? -1) < 0;
  const says = nobody ? l.t('overlay.nobody', { name }) : l.t(on ? 'overlay.shown' : 'overlay.hidden', { name });
  announce(says);
  const flash = on && !nobody ? `${name}: ${l.t(`overlay.${id}.text`)}` : says;
  ui.set(isSmall() ? { overlays, flash } : { overlays });
  // a board without marks looks like one that does not answer
  const none = (): void => {
    if (!ui.get().overlays.has(id)) return;
    const told = l.t(`overlay.${id}.none`);
    announce(told);
    ui.set({ flash: told });
  };
  if (on && id === 'intent' && !view.zones.some((zone) => Object.values(zone.zombies).some(Boolean))) none();
  // a dead line tells of no zone at all
  if (on && id === 'threat') void host.threat().then((wounds) => wounds.length > 0 && !wounds.some(Boolean) && none());
}
