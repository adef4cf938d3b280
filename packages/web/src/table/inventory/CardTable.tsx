// Cards of one or two survivors on the table: drag them, or tap a card and then a place, or use the keys. Nothing is sent before it is confirmed.
import type { CardId, CardView } from '@holdout/engine';
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { announce } from '../../app/announce.ts';
import { useLongPress } from '../input/long-press.ts';
import { type Holding, mayLie, moveCard, type Place, placeOf, type Spread } from '../model/layout.ts';
import { Icon } from '../parts/Icon.tsx';
import { ItemFace, ItemTile } from '../parts/ItemFace.tsx';
import { Portrait } from '../parts/Portrait.tsx';
import { useScene } from '../scene.ts';
import { CardZoom } from './CardZoom.tsx';

interface CardTableProps {
  readonly spread: Spread;
  readonly onChange: (spread: Spread) => void;
  /** cards that have just come */
  readonly fresh?: ReadonlySet<number>;
  /** moving cards about costs nothing now */
  readonly free?: boolean;
  readonly readOnly?: boolean;
  /** only hands and body are cards, everything else tiles: all places in sight at once, and as high with a card as without */
  readonly close?: boolean;
}

const NONE: ReadonlySet<number> = new Set();

export function CardTable({ spread, onChange, fresh = NONE, free = false, readOnly = false, close = false }: CardTableProps) {
  const { items, names, ui } = useScene();
  const { l } = names;
  const [held, setHeld] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);

  const placeName = (place: Place): string => l.t(`table.place.${place.at}`);
  const drop = (card: CardId, to: Place, swapFor?: number) => {
    setHeld(null);
    const moved = [...(swapFor === undefined ? [] : [swapFor]), card];
    const next = moveCard(spread, card, to, swapFor);
    if (next === null || moved.some((c) => !lies(next, c)))
      return announce(l.t('reason.arrange-does-not-fit', { item: nameOf(card), place: placeName(to) }), 'now');
    onChange(next);
    announce(l.t('table.card-moved', { card: nameOf(card), place: placeName(to) }));
  };
  const nameOf = (card: CardId): string => names.item(find(spread, card)?.item ?? '');
  const lies = (s: Spread, card: CardId): boolean => {
    const place = placeOf(s, card);
    return place !== null && mayLie(items.get(find(s, card)?.item ?? ''), place.at);
  };

  const slotProps = (place: Place) => ({
    onDragOver: (e: DragEvent) => e.preventDefault(),
    onDrop: (e: DragEvent) => {
      e.preventDefault();
      const card = Number(e.dataTransfer.getData('text/plain'));
      if (Number.isInteger(card)) drop(card, place);
    },
  });

  const slot = (place: Place, card: CardView | null, key: string) => (
    <Slot
      key={key}
      place={place}
      card={card}
      held={held}
      fresh={card !== null && fresh.has(card.card)}
      readOnly={readOnly}
      tile={close && (place.at === 'pack' || place.at === 'discard')}
      name={placeName(place)}
      takes={held !== null && mayLie(items.get(find(spread, held)?.item ?? ''), place.at)}
      onHold={setHeld}
      onDrop={(c, swap) => drop(c, place, swap)}
      drops={slotProps(place)}
    />
  );

  return (
    <div className="t-spread" data-close={close || undefined} data-held={held !== null || undefined} ref={box}>
      {/* a large card would lie over the places the held one may go to */}
      {held === null && <CardZoom of={box} />}
      {/* a line of its own from the start: what comes with a held card moves none of the places it may go to */}
      {!readOnly && (
        <p className="t-read">
          {held === null ? (
            <span className="t-how">{l.t('table.card-then-place')}</span>
          ) : (
            <button type="button" className="t-quiet" onClick={() => ui.set({ explained: `item.${find(spread, held)?.item ?? ''}` })}>
              {l.t('table.read-card', { card: nameOf(held) })}
            </button>
          )}
          {free && <span className="t-free">{l.t('table.arranging-is-free')}</span>}
        </p>
      )}
      {spread.holdings.map((h) => (
        <HoldingTable key={h.who} holding={h} slot={slot} named={spread.holdings.length > 1} />
      ))}
      {!readOnly && (
        <div className="t-discard" {...slotProps({ at: 'discard' })}>
          <h3>
            <Icon name="discard" /> {l.t('table.place.discard')} <span className="t-free">{l.t('table.cost.nothing')}</span>
          </h3>
          {/* more than a strip is wide is pushed along in it */}
          <div className="t-slots">
            {[...spread.discards, ...spread.incoming].map((card) => slot({ at: 'discard' }, card, `x${card.card}`))}
            {slot({ at: 'discard' }, null, 'x')}
          </div>
        </div>
      )}
    </div>
  );
}

const find = (spread: Spread, card: CardId): CardView | undefined => {
  for (const h of spread.holdings) for (const c of [...h.hands, h.body, ...h.pack]) if (c?.card === card) return c;
  return [...spread.incoming, ...spread.discards].find((c) => c.card === card);
};

interface HoldingTableProps {
  readonly holding: Holding;
  /** whose cards they are need not be said where there is only one */
  readonly named: boolean;
  readonly slot: (place: Place, card: CardView | null, key: string) => ReactNode;
}

function HoldingTable({ holding, slot, named }: HoldingTableProps) {
  const { names } = useScene();
  const { l } = names;
  const { who } = holding;
  return (
    <fieldset className="t-holding">
      <legend className={named ? undefined : 't-unseen'}>
        <Portrait index={who} size={32} /> {names.survivor(who)}
      </legend>
      <div className="t-hands">
        <h3>{l.t('slot.hand')}</h3>
        <div className="t-slots">
          {slot({ at: 'hand', who, slot: 0 }, holding.hands[0], 'h0')}
          {slot({ at: 'hand', who, slot: 1 }, holding.hands[1], 'h1')}
        </div>
      </div>
      {holding.hasBody && (
        <div className="t-body">
          <h3>{l.t('slot.body')}</h3>
          <div className="t-slots">{slot({ at: 'body', who }, holding.body, 'b')}</div>
        </div>
      )}
      <div className="t-pack">
        <h3>
          {l.t('slot.pack')} {holding.pack.length}/{holding.packSize}
        </h3>
        <div className="t-slots">
          {holding.pack.map((card) => slot({ at: 'pack', who }, card, `p${card.card}`))}
          {Array.from({ length: Math.max(0, holding.packSize - holding.pack.length) }, (_, i) =>
            slot({ at: 'pack', who }, null, `free${i.toString()}`),
          )}
        </div>
      </div>
    </fieldset>
  );
}

interface SlotProps {
  readonly place: Place;
  readonly card: CardView | null;
  readonly held: number | null;
  readonly fresh: boolean;
  readonly readOnly: boolean;
  readonly tile: boolean;
  readonly name: string;
  readonly takes: boolean;
  readonly onHold: (card: CardId | null) => void;
  readonly onDrop: (card: CardId, swapFor?: number) => void;
  readonly drops: { readonly onDragOver: (e: DragEvent) => void; readonly onDrop: (e: DragEvent) => void };
}

function Slot({ card, held, fresh, readOnly, tile, name, takes, onHold, onDrop, drops, place }: SlotProps) {
  const { names, ui } = useScene();
  const { l } = names;
  const isHeld = card !== null && held === card.card;
  const act = () => {
    // cards that cannot be moved are there to be read
    if (readOnly) return void read();
    if (held === null) return card === null ? undefined : onHold(card.card);
    if (isHeld) return onHold(null);
    onDrop(held, place.at === 'pack' ? card?.card : undefined);
  };
  const read = () => {
    if (card !== null) ui.set({ explained: `item.${card.item}` });
    return card !== null;
  };
  const hold = useLongPress(read);
  const keyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && held !== null) {
      e.stopPropagation();
      onHold(null);
    }
  };
  const Face = tile ? ItemTile : ItemFace;
  const label =
    card === null ? l.t('table.slot.empty', { place: name }) : l.t('table.slot.card', { place: name, card: names.item(card.item) });
  return (
    <button
      type="button"
      className="t-slot"
      data-held={isHeld || undefined}
      data-takes={(takes && !isHeld) || undefined}
      data-fresh={fresh ? l.t('keep.new') : undefined}
      draggable={card !== null && !readOnly}
      onDragStart={(e) => {
        e.dataTransfer.setData('text/plain', String(card?.card));
        e.dataTransfer.effectAllowed = 'move';
      }}
      onClick={act}
      onContextMenu={(e) => {
        if (read()) e.preventDefault();
      }}
      onKeyDown={keyDown}
      aria-pressed={isHeld}
      aria-label={fresh ? `${label}, ${l.t('keep.new')}` : label}
      {...drops}
      {...hold}
    >
      {card === null ? <span className="t-slot-empty">{name}</span> : <Face item={card.item} empty={card.empty} />}
    </button>
  );
}
