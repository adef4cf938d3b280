// The right button drawn from one zone to another: an arrow for the others at the table. Let go where it went down, it is a right click.
import type { ZoneId } from '@holdout/engine';
import { type PointerEvent, useMemo, useRef, useState } from 'react';

const RIGHT = 2;

/** Zone of whatever lies there: the ground itself, a figure, a thing. */
export const zoneAt = (target: EventTarget | null): ZoneId | null => {
  const found = target instanceof Element ? target.closest('[data-zone], [data-in]') : null;
  const zone = found?.getAttribute('data-zone') ?? found?.getAttribute('data-in') ?? null;
  return zone === null ? null : Number(zone);
};

interface Drawn {
  readonly from: ZoneId;
  readonly to: ZoneId;
}

interface RightDrag {
  /** being drawn now, from zone to zone */
  readonly drawn: Drawn | null;
  /** the right button went from its zone into another: no card is wanted */
  readonly draws: () => boolean;
  readonly onPointerDown: (e: PointerEvent) => void;
  readonly onPointerMove: (e: PointerEvent) => void;
  readonly onPointerUp: (e: PointerEvent) => void;
}

/** `done` gets the arrow when the button is let go. */
export function useRightDrag(on: boolean, done: (from: ZoneId, to: ZoneId) => void): RightDrag {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const latest = useRef({ on, done });
  latest.current = { on, done };
  const hand = useRef<{ from: ZoneId | null; to: ZoneId | null }>({ from: null, to: null });
  const handlers = useMemo(
    () => ({
      draws: () => hand.current.to !== null,
      onPointerDown(e: PointerEvent) {
        const starts = latest.current.on && e.pointerType === 'mouse' && e.button === RIGHT;
        hand.current = { from: starts ? zoneAt(e.target) : null, to: null };
      },
      onPointerMove(e: PointerEvent) {
        const { from } = hand.current;
        if (from === null || e.pointerType !== 'mouse') return;
        const at = zoneAt(e.target);
        const to = at === from ? null : at;
        if (hand.current.to === to) return;
        hand.current = { from, to };
        setDrawn(to === null ? null : { from, to });
      },
      onPointerUp(e: PointerEvent) {
        const { from, to } = hand.current;
        if (e.button !== RIGHT || from === null) return;
        // the menu of some systems comes with the button's end, so what was drawn is forgotten only with the next press
        hand.current = { from: null, to };
        setDrawn(null);
        if (to !== null) latest.current.done(from, to);
      },
    }),
    [],
  );
  return { drawn, ...handlers };
}
