// The card the mouse rests on, large enough to be read; the mouse may go to it, and then its numbers and marks are told. Readers have the
// card's own page.
import { lazy, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRested } from '../input/rested.ts';
import { ItemFace } from '../parts/ItemFace.tsx';
import { zoomSpot } from './zoom-spot.ts';

const CardSigns = lazy(() => import('../../teach/CardSigns.tsx'));

/** Cards whose words are too small where they lie. */
const SMALL = ':is(.t-card, .t-tile)[data-item]:not([data-size="large"])';
const HOLDERS = '.t-sheet, .t-question';

/** `of`: what holds the small ones. */
export function CardZoom({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const box = useRef<HTMLDivElement>(null);
  const card = useRested({ of, pieces: SMALL, told: box, far: true });
  const [read, setRead] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const own = box.current;
    if (card === null || own === null) return;
    const place = () => {
      const window = { width: innerWidth, height: innerHeight };
      const holder = (card.closest(HOLDERS) ?? card).getBoundingClientRect();
      const { left, top, over } = zoomSpot(card.getBoundingClientRect(), holder, own.getBoundingClientRect(), window);
      own.style.translate = `${left}px ${top}px`;
      own.style.pointerEvents = over ? 'none' : 'auto';
    };
    place();
    // it grows when what its signs mean has come
    const grown = new ResizeObserver(place);
    grown.observe(own);
    return () => grown.disconnect();
  }, [card]);
  const table = card?.closest('.t-table');
  const item = card?.getAttribute('data-item');
  if (!table || !item) return null;
  // panels may clip what lies in them
  return createPortal(
    <div className="t-zoom" ref={box} aria-hidden="true" onPointerEnter={() => setRead(card)}>
      <ItemFace item={item} large />
      <Suspense>{read === card && <CardSigns item={item} />}</Suspense>
    </div>,
    table,
  );
}
