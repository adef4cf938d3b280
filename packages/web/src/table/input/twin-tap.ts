// Two taps of a pair, when the first one raised the sheet under the finger: the second was not meant for what lies there now.
// What counts is when a press was made, not when a busy page came to it: two that lay apart may be handled right after each other.
import type { ZoneId } from '@holdout/engine';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

const SOON_MS = 700;
/** A second press in the same place this soon belongs to the first. */
const TWIN_MS = 350;
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

/** The press before this one on what stands round the board. */
let pressed: { readonly x: number; readonly y: number; readonly at: number; readonly control: Element | null } = {
  x: 0,
  y: 0,
  at: Number.NEGATIVE_INFINITY,
  control: null,
};

/** Whoever pressed a key meanwhile does not press twice with one gesture: the next press is meant, however soon it comes. */
export function keyBetween(): void {
  last = { ...last, at: Number.NEGATIVE_INFINITY };
  pressed = { ...pressed, at: Number.NEGATIVE_INFINITY };
  doubled = false;
}

/** The press is the second of a pair on one control: it was made before what the first one laid out could be read. */
let doubled = false;
export const isDouble = (): boolean => doubled;

const near = (e: Pick<MouseEvent, 'clientX' | 'clientY'>, one: { readonly x: number; readonly y: number }): boolean =>
  Math.hypot(e.clientX - one.x, e.clientY - one.y) < NEAR;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail' | 'target' | 'stopPropagation' | 'preventDefault'>;

/** A press on the sheet that was meant for the board, or for what lay there until the press before it. */
export function notTheTwin(e: Press): void {
  doubled = false;
  // a key that presses a button has no place
  if (e.detail === 0) return;
  const control = e.target instanceof Element ? e.target.closest('button, a, input, select, summary') : null;
  const ofBoard = e.timeStamp - last.at < SOON_MS && near(e, last);
  const ofSheet = e.timeStamp - pressed.at < TWIN_MS && near(e, pressed) && control !== pressed.control;
  if (!ofBoard && !ofSheet) {
    doubled = control !== null && control === pressed.control && e.timeStamp - pressed.at < TWIN_MS;
    pressed = { x: e.clientX, y: e.clientY, at: e.timeStamp, control };
    return;
  }
  e.stopPropagation();
  e.preventDefault();
}

let acted = { zone: -1, at: Number.NEGATIVE_INFINITY };

/** Something was done by one click on this zone. */
export function noteAct(zone: ZoneId): void {
  acted = { zone, at: pressedAt };
}

export const isTwin = (zone: ZoneId): boolean => zone === acted.zone && pressedWithin(TWIN_MS, acted.at);
