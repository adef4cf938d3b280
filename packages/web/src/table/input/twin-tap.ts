// Two taps of a pair, when the first one raised the sheet under the finger: the second was not meant for what lies there now.
// What counts is when a press was made, not when a busy page came to it: two that lay apart may be handled right after each other.
import type { ZoneId } from '@holdout/engine';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

const SOON_MS = 700;
const NEAR = 44;

let last = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };

export function tapOnBoard(e: Pick<PointerEvent, 'clientX' | 'clientY' | 'timeStamp'>): void {
  last = { x: e.clientX, y: e.clientY, at: e.timeStamp };
  pressedAt = e.timeStamp;
}

/** A zone that has the focus is pressed by a key. */
export function keyOnBoard(e: Pick<KeyboardEvent, 'timeStamp'>): void {
  pressedAt = e.timeStamp;
}

/** When the board was pressed last. */
let pressedAt = Number.NEGATIVE_INFINITY;

/** Whether the press the board is answering was made before this moment was so long over. */
export const pressedWithin = (ms: number, since: number): boolean => pressedAt - since < ms;

export function notTheTwin(e: MouseEvent): void {
  const twin = e.timeStamp - last.at < SOON_MS && Math.hypot(e.clientX - last.x, e.clientY - last.y) < NEAR;
  // a key that presses a button has no place
  if (!twin || e.detail === 0) return;
  e.stopPropagation();
  e.preventDefault();
}

/** A second click on the same zone this soon belongs to the first. */
const TWIN_MS = 350;
let acted = { zone: -1, at: Number.NEGATIVE_INFINITY };

/** Something was done by one click on this zone. */
export function noteAct(zone: ZoneId): void {
  acted = { zone, at: pressedAt };
}

export const isTwin = (zone: ZoneId): boolean => zone === acted.zone && pressedWithin(TWIN_MS, acted.at);
