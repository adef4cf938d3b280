// The card the mouse rests on, large enough to be read. It takes nothing from the pointer; readers have the card's own page.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ItemFace } from '../parts/ItemFace.tsx';
import { zoomSpot } from './zoom-spot.ts';

const REST_MS = 350;
/** Cards whose words are too small where they lie. */
const SMALL = '.t-card[data-item]:not([data-size="large"])';

interface Rested {
  readonly item: string;
  readonly card: Element;
}

/** `of`: what holds the small ones. */
export function CardZoom({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const [rested, setRested] = useState<Rested | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = of.current;
    if (place === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let under: Element | null = null;
    const leave = () => {
      clearTimeout(timer);
      under = null;
      setRested(null);
    };
    const over = (e: PointerEvent) => {
      if (e.pointerType !== 'mouse') return;
      const card = e.target instanceof Element ? e.target.closest(SMALL) : null;
      if (card === under) return;
      leave();
      under = card;
      const item = card?.getAttribute('data-item');
      if (card && item) timer = setTimeout(() => setRested({ item, card }), REST_MS);
    };
    const listened = ['pointerdown', 'keydown', 'wheel', 'dragstart'] as const;
    place.addEventListener('pointerover', over);
    place.addEventListener('pointerleave', leave);
    for (const name of listened) document.addEventListener(name, leave, { passive: true });
    return () => {
      clearTimeout(timer);
      place.removeEventListener('pointerover', over);
      place.removeEventListener('pointerleave', leave);
      for (const name of listened) document.removeEventListener(name, leave);
    };
  }, [of]);
  useLayoutEffect(() => {
    const own = box.current;
    if (rested === null || own === null) return;
    // the card may have gone meanwhile
    if (!rested.card.isConnected) return setRested(null);
    const { left, top } = zoomSpot(rested.card.getBoundingClientRect(), own.getBoundingClientRect(), {
      width: window.innerWidth,
      height: window.innerHeight,
    });
    own.style.translate = `${left}px ${top}px`;
  });
  const table = rested?.card.closest('.t-table');
  if (rested === null || !table) return null;
  // panels may clip what lies in them
  return createPortal(
    <div className="t-zoom" ref={box} aria-hidden="true">
      <ItemFace item={rested.item} large />
    </div>,
    table,
  );
}
