// The browser's Back closes what lies over the board before it leaves the game.
import { useEffect } from 'react';
import { type Ui, type UiStore, useUi } from '../store.ts';

/** On wide screens a drawer lies beside the board, not over it. */
const OVER = '(max-width: 920px), (max-height: 540px)';

/** What Back closes now, topmost first. */
function topmost(ui: Ui): Partial<Ui> | null {
  if (ui.explained !== null) return { explained: null };
  if (ui.help) return { help: false };
  if (ui.looked >= 0) return { looked: -1 };
  return ui.panel !== null && matchMedia(OVER).matches ? { panel: null } : null;
}

interface Step {
  readonly sheet?: boolean;
}

export function useBack(store: UiStore): void {
  const open = useUi(store, (ui) => topmost(ui) !== null);
  useEffect(() => {
    if (!open) return;
    const step: Step = { sheet: true };
    history.pushState(step, '');
    const back = () => {
      const close = topmost(store.get());
      if (close !== null) store.set(close);
      if (topmost(store.get()) !== null) history.pushState(step, '');
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      // closed by its own button: the step that was made for it goes too
      if ((history.state as Step | null)?.sheet) history.back();
    };
  }, [open, store]);
}
