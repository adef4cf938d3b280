// Holding a finger on something: our own timer, since not every browser tells of it.
import { type PointerEvent, useMemo, useRef } from 'react';

const HOLD_MS = 450;
/** A finger that moves farther drags. */
const STILL = 10;

interface Handlers {
  readonly onPointerDownCapture: (e: PointerEvent) => void;
  readonly onPointerMoveCapture: (e: PointerEvent) => void;
  readonly onPointerUpCapture: (e: PointerEvent) => void;
  readonly onPointerCancelCapture: (e: PointerEvent) => void;
  readonly onClickCapture: (e: { stopPropagation(): void; preventDefault(): void }) => void;
}

/** `held` gets what the finger came down on; true: it was of use, and the click that follows is not. */
export function useLongPress(held: (target: Element) => boolean): Handlers {
  const latest = useRef(held);
  latest.current = held;
  return useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let from = { x: 0, y: 0 };
    let used = false;
    const stop = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    return {
      onPointerDownCapture(e) {
        stop();
        used = false;
        if (e.pointerType === 'mouse') return;
        from = { x: e.clientX, y: e.clientY };
        const target = e.target as Element;
        timer = setTimeout(() => {
          used = latest.current(target);
        }, HOLD_MS);
      },
      onPointerMoveCapture(e) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) > STILL) stop();
      },
      onPointerUpCapture: stop,
      onPointerCancelCapture: stop,
      onClickCapture(e) {
        if (!used) return;
        used = false;
        e.stopPropagation();
        e.preventDefault();
      },
    };
  }, []);
}
