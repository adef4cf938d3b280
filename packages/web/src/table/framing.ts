// When a small screen's board is brought close to whoever acts: once for a turn, when what is within reach is known, and never under a finger.

import type { ZoneId } from '@holdout/engine';

export interface Framed {
  /** what the camera was last brought to, or was left alone for */
  readonly what: string;
  /** when it moved */
  readonly at: number;
}

/** For the board to come to rest. */
const FRAME_MS = 220;
/** Whoever has looked at the board for so long has found their way: it is left as it is. */
const LONGEST_MS = 2000;

/** Once reach is known the board moves, unless that takes too long or a finger was there first. Gives what calls it off. */
export function frameSoon(framed: { current: Framed }, what: string, known: boolean, move: () => void): () => void {
  const timer = setTimeout(
    () => {
      if (framed.current.what === what) return;
      framed.current = { what, at: known ? performance.now() : Number.NEGATIVE_INFINITY };
      if (known) move();
    },
    known ? FRAME_MS : LONGEST_MS,
  );
  return () => clearTimeout(timer);
}

/** A finger is on the board: in this turn it stays where it is. */
export function leaveAlone(framed: { current: Framed }, what: string): void {
  if (what !== '' && framed.current.what !== what) framed.current = { what, at: Number.NEGATIVE_INFINITY };
}

/** Where what is asked begins to cover the board; undefined where it lies beside it. */
export const sheetTop = (): number | undefined => document.querySelector('[data-layout="phone"] .t-low')?.getBoundingClientRect().top;

/** A good part of a zone, not an edge, lies under what is asked or above the board's window. */
export function isHidden(zone: ZoneId, sheet: number): boolean {
  const box = document.querySelector(`.board-zones [data-zone="${zone}"]`)?.getBoundingClientRect();
  const window = document.querySelector('.t-board')?.getBoundingClientRect();
  if (box === undefined || window === undefined) return false;
  return Math.max(box.bottom - sheet, window.top - box.top) > box.height / 4;
}
