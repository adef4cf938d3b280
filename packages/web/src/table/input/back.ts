// The browser's Back closes what lies over the board before it leaves the game.
import { useEffect, useRef } from 'react';
import { CLEARED, type Ui, type UiStore, useUi } from '../store.ts';

/** On wide screens a drawer lies beside the board, not over it. */
const OVER = '(max-width: 920px), (max-height: 540px)';

/** What Back closes now, topmost first. */
function topmost(ui: Ui): Partial<Ui> | null {
  if (ui.explained !== null) return { explained: null };
  if (ui.help) return { help: false };
  if (ui.looked >= 0) return { looked: -1 };
  if (!matchMedia(OVER).matches) return null;
  if (ui.panel !== null) return { panel: null };
  if (ui.zone >= 0) return { zone: -1 };
  // what was laid out and not done is given up, as by its own button
  return ui.group !== null || ui.chosen !== null || ui.walk !== null ? CLEARED : null;
}

interface Step {
  readonly over?: boolean;
}

const place = (): string => location.hash.split('?')[0];
const isStep = (state: unknown): boolean => (state as Step | null)?.over === true;

export function useBack(store: UiStore): void {
  const open = useUi(store, (ui) => topmost(ui) !== null);
  /** a step of the history stands before the table's own */
  const stepped = useRef(isStep(history.state));
  // It stays when all is closed, for the next that opens: taking it away takes a while, and what was opened meanwhile would be closed by it.
  useEffect(() => {
    if (!open || stepped.current) return;
    const step: Step = { over: true };
    history.pushState(step, '');
    stepped.current = true;
  }, [open]);
  useEffect(() => {
    const here = place();
    const back = (event: PopStateEvent) => {
      const was = stepped.current;
      stepped.current = isStep(event.state);
      if (!was || stepped.current || place() !== here) return;
      const close = topmost(store.get());
      // nothing was left open: it was the table that was to be left
      if (close === null) return history.back();
      store.set(close);
      if (topmost(store.get()) === null) return;
      history.pushState({ over: true } satisfies Step, '');
      stepped.current = true;
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [store]);
}
