// Where the keyboard is: with the question when a new one comes, inside a dialog as long as it is open, and back where it was after.
import { type RefObject, useEffect } from 'react';

const CONTROLS = 'button, a[href], input, select, textarea, summary, [tabindex]';
/** Whoever reads or writes there is not called away by a question. */
const ELSEWHERE = 'input, textarea, select, dialog, [role="dialog"], .t-drawer, .t-top';

const holder = (): Element | null => {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches('main') ? null : at;
};

/** The question asked last, so that one which only goes on leaves the focus where it is. */
let last = '';

/** Takes the focus to a new question; one that goes on (the next action of the same turn) takes it only where nothing else has it. */
export function useQuestionFocus(box: RefObject<HTMLElement | null>, on: boolean, what: string): void {
  useEffect(() => {
    if (!on) return;
    const goesOn = what === last;
    last = what;
    const at = holder();
    if (at !== null && (goesOn || at.closest(ELSEWHERE) !== null || box.current?.contains(at))) return;
    box.current?.focus({ preventScroll: true });
  }, [box, on, what]);
}

const reachable = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.closest('[inert]') === null && one.checkVisibility(),
  );

/** Tab goes round inside the box; when it closes, the focus is back where it was, or with the question if that is gone. */
export function useDialogFocus(box: RefObject<HTMLElement | null>, on = true): void {
  useEffect(() => {
    const own = box.current;
    if (!on || own === null) return;
    const before = document.activeElement;
    own.focus({ preventScroll: true });
    const round = (e: KeyboardEvent) => {
      if (e.key !== 'Tab' || e.altKey || e.ctrlKey || e.metaKey) return;
      const all = reachable(own);
      const at = all.indexOf(document.activeElement as HTMLElement);
      const edge = e.shiftKey ? at <= 0 : at === all.length - 1;
      if (all.length > 0 && own.contains(document.activeElement) && !edge) return;
      e.preventDefault();
      (e.shiftKey ? all.at(-1) : all[0])?.focus();
    };
    document.addEventListener('keydown', round, true);
    return () => {
      document.removeEventListener('keydown', round, true);
      giveBack(before);
    };
  }, [box, on]);
}

/** Nothing is taken from whoever has gone on to something else meanwhile. */
export function giveBack(to: Element | null): void {
  queueMicrotask(() => {
    if (holder() !== null) return;
    if (to instanceof HTMLElement || to instanceof SVGElement) to.focus({ preventScroll: true });
    if (holder() === null) document.querySelector<HTMLElement>('.t-question, .t-bar-panel')?.focus({ preventScroll: true });
  });
}
