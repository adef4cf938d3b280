// Two taps of a pair, when the first one raised the sheet under the finger: the second was not meant for what lies there now.
import type { MouseEvent, PointerEvent } from 'react';

const SOON_MS = 700;
const NEAR = 44;

let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

export function tapOnBoard(e: PointerEvent): void {
  last = { x: e.clientX, y: e.clientY, at: e.timeStamp };
}

export function notTheTwin(e: MouseEvent): void {
  const twin = e.timeStamp - last.at < SOON_MS && Math.hypot(e.clientX - last.x, e.clientY - last.y) < NEAR;
  // a key that presses a button has no place
  if (!twin || e.detail === 0) return;
  e.stopPropagation();
  e.preventDefault();
}
