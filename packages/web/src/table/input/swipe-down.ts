// A sheet that came up from below goes down again with the finger that pulls at its head.
import { type PointerEvent, useMemo, useRef } from 'react';

const FAR = 56;

interface Handlers {
  readonly onPointerDown: (e: PointerEvent) => void;
  readonly onPointerMove: (e: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

export function useSwipeDown(close: () => void): Handlers {
  const latest = useRef(close);
  latest.current = close;
  return useMemo(() => {
    let from: { readonly x: number; readonly y: number } | null = null;
    const stop = () => {
      from = null;
    };
    return {
      onPointerDown(e) {
        from = e.pointerType === 'mouse' ? null : { x: e.clientX, y: e.clientY };
      },
      onPointerMove(e) {
        if (from === null || e.clientY - from.y < FAR || Math.abs(e.clientX - from.x) > e.clientY - from.y) return;
        stop();
        latest.current();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    };
  }, []);
}
