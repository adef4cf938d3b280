import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, besideOf, type Spot } from './beside.ts';

/** What must stay in sight while a tip is read. */
const NEVER = '.t-top, .t-rail-card, .t-sheet, .t-drawer, .t-dock > *, .t-notice, .t-zone, .t-rolled, .board-zone[data-mark], .board-zoom';
/** Whatever stands on the board is looked for there. */
const PIECES = '.board-person, .board-chip, .board-sign, .board-token, .board-badge, .board-door';
const RATHER = '.board-zone-shape';
/** The board may be moved meanwhile. */
const LOOK_MS = 150;

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};
const boxesOf = (selector: string): Box[] => [...document.querySelectorAll(selector)].map(boxOf).filter((box) => box.width > 0);

export interface Beside extends Spot {
  /** from the card's edge to the thing's */
  readonly line: readonly [number, number, number, number] | null;
  /** round the thing, where a line would strike through others */
  readonly ring: Box | null;
}

const SAMPLES = 24;

/** Whether a line between two points runs over something else that can be pressed. */
function strikes(thing: Element, [x1, y1, x2, y2]: readonly [number, number, number, number]): boolean {
  for (let i = 1; i < SAMPLES; i++) {
    const at = i / SAMPLES;
    const hit = document.elementFromPoint(x1 + (x2 - x1) * at, y1 + (y2 - y1) * at)?.closest('button');
    if (hit !== null && hit !== undefined && !thing.contains(hit) && !hit.contains(thing) && hit.closest('.t-tip') === null) return true;
  }
  return false;
}

const near = (low: number, size: number, to: number): number => Math.max(low, Math.min(low + size, to));

/** Keeps a card beside the thing a selector names; null: it lies where it always does. */
export function useBeside(card: RefObject<HTMLElement | null>, selector: string | null, what: string): Beside | null {
  const [spot, setSpot] = useState<Beside | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another size
  useLayoutEffect(() => {
    if (selector === null) return setSpot(null);
    let last = '';
    const look = () => {
      const thing = document.querySelector(selector);
      const own = card.current;
      if (thing === null || own === null) return setSpot(null);
      const [target, size] = [boxOf(thing), boxOf(own)];
      const never = boxesOf(`${NEVER}, ${PIECES}`);
      // panels and buttons may move while neither their number nor the window changes
      const now = JSON.stringify([target, size.width, size.height, never, window.innerWidth, window.innerHeight]);
      if (now === last) return;
      last = now;
      const at = besideOf(target, size, { width: window.innerWidth, height: window.innerHeight }, never, boxesOf(RATHER));
      const from = [target.left + target.width / 2, target.top + target.height / 2];
      const start = [near(at.left, size.width, from[0]), near(at.top, size.height, from[1])];
      const end = [near(target.left, target.width, start[0]), near(target.top, target.height, start[1])];
      const far = Math.hypot(end[0] - start[0], end[1] - start[1]) > 10;
      const line = [start[0], start[1], end[0], end[1]] as const;
      const crossed = far && strikes(thing, line);
      setSpot({ ...at, line: far && !crossed ? line : null, ring: crossed ? target : null });
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [card, selector, what]);
  return spot;
}
