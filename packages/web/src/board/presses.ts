// A press on the board is answered by what lay under it when it went down, whatever became of that meanwhile.
import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';

/** As the camera has it: a hand that moves farther drags. And a finger that stays longer is held. */
const STILL = 7;
const HELD_MS = 400;
/** By then the browser has made a click of a press, if it does. */
const CLICK_MS = 80;

interface Press {
  readonly id: number;
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly act: () => void;
}

interface Handlers {
  readonly onPointerDownCapture: (e: PointerEvent) => void;
  readonly onPointerMoveCapture: (e: PointerEvent) => void;
  readonly onPointerUpCapture: (e: PointerEvent) => void;
  readonly onPointerCancelCapture: () => void;
  readonly onClickCapture: (e: MouseEvent) => void;
  readonly onClick: (e: MouseEvent) => void;
}

/**
 * A figure may glide away or be drawn anew before the pointer goes up: then the browser gives the click to whatever holds both, and where
 * the figure is gone altogether it makes none. Slow machines meet this often: more happens between down and up. `meant`: what a press on
 * this does, null for nothing.
 */
export function usePresses(meant: (target: EventTarget) => (() => void) | null): Handlers {
  const latest = useRef(meant);
  latest.current = meant;
  return useMemo(() => {
    let press: Press | null = null;
    /** answered without a click: should one come after all, it is of no use */
    let answered = false;
    let fingers = 0;
    let late: ReturnType<typeof setTimeout> | undefined;
    const forget = () => {
      clearTimeout(late);
      press = null;
    };
    return {
      onPointerDownCapture(e) {
        forget();
        answered = false;
        fingers = e.isPrimary ? 1 : fingers + 1;
        const act = fingers === 1 && e.button === 0 ? latest.current(e.target) : null;
        if (act !== null) press = { id: e.pointerId, at: e.timeStamp, x: e.clientX, y: e.clientY, act };
      },
      onPointerMoveCapture(e) {
        if (press !== null && press.id === e.pointerId && Math.hypot(e.clientX - press.x, e.clientY - press.y) > STILL) forget();
      },
      onPointerUpCapture(e) {
        const now = press;
        if (now === null || now.id !== e.pointerId) return;
        if (e.pointerType !== 'mouse' && e.timeStamp - now.at > HELD_MS) return;
        late = setTimeout(() => {
          forget();
          answered = true;
          now.act();
        }, CLICK_MS);
      },
      onPointerCancelCapture: forget,
      onClickCapture(e) {
        clearTimeout(late);
        if (!answered) return;
        answered = false;
        e.stopPropagation();
        e.preventDefault();
      },
      onClick(e) {
        const now = press;
        forget();
        if (now !== null && latest.current(e.target) === null) now.act();
      },
    };
  }, []);
}
