// Keys that work whatever is asked.
import { changeSettings, settings } from '../../app/settings.ts';
import { isSmall } from '../insets.ts';
import { toggleOverlay } from '../overlays/toggle.ts';
import { useScene } from '../scene.ts';
import { CLEARED, OVERLAYS, type PanelId, type Ui } from '../store.ts';
import { nextSpeed, OVERLAY_KEYS, PANEL_KEYS } from '../TopBar.tsx';
import { useAdvice, useUndo } from '../undo.ts';
import { useKeys } from './keys.ts';

const isOpen = (u: Ui): boolean =>
  [u.zone, u.piece, u.looked].some((one) => one >= 0) || [u.group, u.chosen, u.walk, u.refusal, u.hint].some((one) => one !== null);

export function GlobalKeys() {
  const scene = useScene();
  const { ui, show, view, host } = scene;
  const undo = useUndo();
  const advise = useAdvice();
  const look = (by: 1 | -1) => {
    const played = view.survivors.filter((s) => s.role === 'played').map((s) => s.index);
    const at = played.indexOf(ui.get().looked);
    ui.set({ looked: played[(at + by + played.length) % played.length] ?? -1 });
  };
  const panels = (Object.keys(PANEL_KEYS) as PanelId[]).filter((id) => id !== 'chat' || host.talk !== undefined);
  useKeys(true, {
    ...Object.fromEntries(OVERLAYS.map((id) => [OVERLAY_KEYS[id], () => toggleOverlay(scene, id)])),
    ...Object.fromEntries(panels.map((id) => [PANEL_KEYS[id], () => ui.set({ panel: ui.get().panel === id ? null : id })])),
    u: undo.go,
    'ctrl+z': undo.go,
    '/': advise,
    '?': () => ui.set({ help: true }),
    '[': () => look(-1),
    ']': () => look(1),
    ' ': () => show.skip(),
    ',': () => changeSettings({ sound: !settings().sound }),
    ';': () => changeSettings({ speed: nextSpeed(settings().speed) }),
    // one thing at a time: a drawer that stands beside the board stays when a card before it is closed, and is closed by whoever reads in it
    Escape: () => {
      if (isOpen(ui.get())) ui.set({ ...CLEARED, looked: -1 });
      else if (isSmall() || document.activeElement?.closest('.t-drawer')) ui.set({ panel: null });
    },
  });
  return null;
}
