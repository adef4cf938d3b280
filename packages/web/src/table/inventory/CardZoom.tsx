// The card the mouse rests on, large enough to be read. It takes nothing from the pointer; readers have the card's own page.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useRested } from '../input/rested.ts';
import { ItemFace } from '../parts/ItemFace.tsx';
import { zoomSpot } from './zoom-spot.ts';

/** Cards whose words are too small where they lie. */
const SMALL = '.t-card[data-item]:not([data-size="large"])';

/** `of`: what holds the small ones. */
export function CardZoom({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const box = useRef<HTMLDivElement>(null);
  const card = useRested({ of, pieces: SMALL });
  useLayoutEffect(() => {
    const own = box.current;
    if (card === null || own === null) return;
    const { left, top } = zoomSpot(card.getBoundingClientRect(), own.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    });
    own.style.translate = `${left}px ${top}px`;
  });
  const table = card?.closest('.t-table');
  const item = card?.getAttribute('data-item');
  if (!table || !item) return null;
  // panels may clip what lies in them
  return createPortal(
    <div className="t-zoom" ref={box} aria-hidden="true">
      <ItemFace item={item} large />
    </div>,
    table,
  );
}
