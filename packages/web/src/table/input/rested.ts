// The piece the mouse rests on, or that the keyboard has come to: what is told about it stays until it is left, and Escape puts it away
// (alone, where the mouse may go to it). Fingers press at once.
import { type RefObject, useEffect, useState } from 'react';

const REST_MS = 350;
/** From the piece over the gap to what is told about it. */
const WAY_MS = 250;
/** Over the whole panel to where nothing is covered. */
const FAR_WAY_MS = 900;
const DIALOG = '[aria-modal="true"], dialog[open]';

interface Resting {
  /** what holds the pieces */
  readonly of: RefObject<HTMLElement | null>;
  /** which they are */
  readonly pieces: string;
  /** what is told, where the mouse may go to read it: it stays meanwhile. Absent: it lies over other pieces and takes nothing from the pointer. */
  readonly told?: RefObject<HTMLElement | null>;
  /** the keyboard gets it too */
  readonly byKeys?: boolean;
  /** what is told lies beyond other pieces: those the mouse only crosses on its way do not put it away */
  readonly far?: boolean;
}

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

const aside = (e: Event) => {
  e.stopImmediatePropagation();
  e.preventDefault();
};

export function useRested({ of, pieces, told, byKeys = false, far = false }: Resting): Element | null {
  const [piece, setPiece] = useState<Element | null>(null);
  useEffect(() => {
    const place = of.current;
    if (place === null) return;
    const pieceAt = (target: EventTarget | null) => (target instanceof Element ? target.closest(pieces) : null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: Element | null = null;
    let shown: Element | null = null;
    const show = (next: Element | null) => {
      clearTimeout(timer);
      shown = next;
      setPiece(next);
    };
    const hide = () => show(null);
    /** now, or when the mouse has had time to come to what is told */
    const leave = () => {
      under = null;
      clearTimeout(timer);
      if (shown !== null && told !== undefined) timer = setTimeout(hide, far ? FAR_WAY_MS : WAY_MS);
      else hide();
    };
    const over = (e: PointerEvent) => {
      if (e.pointerType !== 'mouse') return;
      const at = pieceAt(e.target);
      // one that was pressed stays quiet until the mouse comes back to it
      if (at === under) return;
      if (at === null) return leave();
      under = at;
      clearTimeout(timer);
      if (at === shown) return;
      if (!far) hide();
      timer = setTimeout(() => show(at), REST_MS);
    };
    const focus = (e: FocusEvent) => {
      const at = pieceAt(e.target);
      if (at?.matches(':focus-visible')) show(at);
    };
    const putAway = (e: KeyboardEvent) => {
      if (shown === null) return;
      if (e.key !== 'Escape') {
        // a command is no look at what the mouse happens to lie on: the Escape after it is meant for what the command laid out
        if (!MODIFIERS.has(e.key) && !shown.contains(document.activeElement)) hide();
        return;
      }
      // what one only looks at in passing, or has left for a dialog, does not keep that from closing
      if (told !== undefined && !document.activeElement?.closest(DIALOG)) aside(e);
      hide();
    };
    const reading = (e: Event) => {
      if (e.target instanceof Node && told?.current?.contains(e.target)) clearTimeout(timer);
    };
    const readNoMore = (e: PointerEvent) => {
      if (e.target instanceof Node && told?.current?.contains(e.target)) leave();
    };
    const press = (e: Event) => {
      if (!(far && e.target instanceof Node && told?.current?.contains(e.target))) hide();
    };
    const listening = new AbortController();
    const { signal } = listening;
    place.addEventListener('pointerover', over, { signal });
    place.addEventListener('pointerleave', leave, { signal });
    if (byKeys) {
      place.addEventListener('focusin', focus, { signal });
      place.addEventListener('focusout', hide, { signal });
    }
    document.addEventListener('pointerover', reading, { signal });
    document.addEventListener('pointerout', readNoMore, { signal });
    document.addEventListener('pointerdown', press, { capture: true, signal });
    document.addEventListener('dragstart', hide, { signal });
    document.addEventListener('wheel', press, { passive: true, signal });
    window.addEventListener('keydown', putAway, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [of, pieces, told, byKeys, far]);
  // it may have gone meanwhile
  return piece?.isConnected ? piece : null;
}
