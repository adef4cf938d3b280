// Where cards lie, as people move them about: an editable copy that ends as one answer key. The engine checks it; this only refuses the impossible.

import type { CardId, CardView, SurvivorId, SurvivorView } from '@holdout/engine';
import type { ItemDef } from '@holdout/engine/content';
import { makeArrangement, parseArrangement } from '@holdout/engine/keys';

export type Place =
  | { readonly at: 'hand'; readonly who: SurvivorId; readonly slot: 0 | 1 }
  | { readonly at: 'body'; readonly who: SurvivorId }
  | { readonly at: 'pack'; readonly who: SurvivorId }
  | { readonly at: 'discard' }
  | { readonly at: 'incoming' };

export interface Holding {
  readonly who: SurvivorId;
  readonly id: string;
  readonly hands: readonly [CardView | null, CardView | null];
  readonly body: CardView | null;
  readonly hasBody: boolean;
  readonly pack: readonly CardView[];
  readonly packSize: number;
}

export interface Spread {
  readonly holdings: readonly Holding[];
  readonly incoming: readonly CardView[];
  readonly discards: readonly CardView[];
}

export const holdingOf = (s: SurvivorView): Holding => ({
  who: s.index,
  id: s.id,
  hands: [s.hands[0] ?? null, s.hands[1] ?? null],
  body: s.body ?? null,
  hasBody: s.body !== undefined,
  pack: s.pack,
  packSize: s.packSize,
});

const numberOf = (card: CardView | null): number | null => card?.card ?? null;

/** The answer this spread is: what is still in hand of what came in is thrown away. */
export const spreadKey = (spread: Spread): string =>
  makeArrangement({
    laid: spread.holdings.map((h) => ({
      who: h.id,
      hands: [numberOf(h.hands[0]), numberOf(h.hands[1])],
      body: numberOf(h.body),
      pack: h.pack.map((c) => c.card),
    })),
    discards: [...spread.discards, ...spread.incoming].map((c) => c.card),
  });

/** The spread a key describes, out of the cards known here; null when it is none. */
export function readSpread(key: string, known: Spread): Spread | null {
  const read = parseArrangement(key);
  if (read === null) return null;
  const cards = new Map<number, CardView>();
  for (const card of allCards(known)) cards.set(card.card, card);
  const one = (card: CardId | null): CardView | null => cards.get(card ?? -1) ?? null;
  const many = (list: readonly number[]): CardView[] => list.flatMap((card) => one(card) ?? []);
  const holdings: Holding[] = [];
  for (const l of read.laid) {
    const holding = known.holdings.find((h) => h.id === l.who);
    if (holding === undefined) return null;
    holdings.push({ ...holding, hands: [one(l.hands[0]), one(l.hands[1])], body: one(l.body), pack: many(l.pack) });
  }
  return { holdings, incoming: [], discards: many(read.discards) };
}

/** The cards thrown away, when nothing else changed: that is no rearranging and costs nothing. Null when it is more. */
export function onlyThrown(original: Spread, now: Spread): readonly CardView[] | null {
  if (now.discards.length === 0 || now.holdings.length !== 1) return null;
  const left = now.discards.reduce((spread, card) => without(spread, card.card), original);
  return spreadKey(left) === spreadKey({ ...now, discards: [] }) ? now.discards : null;
}

export const allCards = (spread: Spread): readonly CardView[] => [
  ...spread.holdings.flatMap((h) => [...h.hands, h.body, ...h.pack].filter((c) => c !== null)),
  ...spread.incoming,
  ...spread.discards,
];

export const samePlace = (a: Place, b: Place): boolean =>
  a.at === b.at && (!('who' in a) || !('who' in b) || a.who === b.who) && (a.at !== 'hand' || b.at !== 'hand' || a.slot === b.slot);

export function placeOf(spread: Spread, card: CardId): Place | null {
  const is = (c: CardView | null) => c?.card === card;
  for (const h of spread.holdings) {
    if (is(h.hands[0])) return { at: 'hand', who: h.who, slot: 0 };
    if (is(h.hands[1])) return { at: 'hand', who: h.who, slot: 1 };
    if (is(h.body)) return { at: 'body', who: h.who };
    if (h.pack.some(is)) return { at: 'pack', who: h.who };
  }
  if (spread.incoming.some(is)) return { at: 'incoming' };
  return spread.discards.some(is) ? { at: 'discard' } : null;
}

/** What a card may lie on, as the cards themselves say; what a survivor's own card allows is left to the engine. */
export function mayLie(item: ItemDef | undefined, at: Place['at']): boolean {
  if (at === 'body') return item === undefined || item.slot === 'body' || item.slot === 'hand' || item.slot === 'any';
  if (at === 'hand') return item === undefined || item.slot === 'hand' || item.slot === 'any';
  return true;
}

function without(spread: Spread, card: CardId): Spread {
  const keep = (c: CardView) => c.card !== card;
  const clear = (c: CardView | null) => (c?.card === card ? null : c);
  return {
    holdings: spread.holdings.map((h) => ({
      ...h,
      hands: [clear(h.hands[0]), clear(h.hands[1])],
      body: clear(h.body),
      pack: h.pack.filter(keep),
    })),
    incoming: spread.incoming.filter(keep),
    discards: spread.discards.filter(keep),
  };
}

function put(spread: Spread, card: CardView, to: Place): Spread {
  if (to.at === 'discard') return { ...spread, discards: [...spread.discards, card] };
  if (to.at === 'incoming') return { ...spread, incoming: [...spread.incoming, card] };
  return {
    ...spread,
    holdings: spread.holdings.map((h) => {
      if (h.who !== to.who) return h;
      if (to.at === 'body') return { ...h, body: card };
      if (to.at === 'pack') return { ...h, pack: [...h.pack, card] };
      return { ...h, hands: to.slot === 0 ? [card, h.hands[1]] : [h.hands[0], card] };
    }),
  };
}

const cardAt = (spread: Spread, place: Place): CardView | null => {
  if (!('who' in place)) return null;
  const h = spread.holdings.find((one) => one.who === place.who);
  if (h === undefined || place.at === 'pack') return null;
  return place.at === 'body' ? h.body : h.hands[place.slot];
};

const packIsFull = (spread: Spread, who: SurvivorId): boolean => {
  const h = spread.holdings.find((one) => one.who === who);
  return h !== undefined && h.pack.length >= h.packSize;
};

/** Moves a card; what lay there goes back where the card came from. A full pack takes nothing without a swap (`for`). */
export function moveCard(spread: Spread, card: CardId, to: Place, swapFor?: number): Spread | null {
  const from = placeOf(spread, card);
  const moved = allCards(spread).find((c) => c.card === card);
  if (from === null || moved === undefined || samePlace(from, to)) return null;
  const other = swapFor === undefined ? cardAt(spread, to) : (allCards(spread).find((c) => c.card === swapFor) ?? null);
  let next = without(spread, card);
  if (other !== null) next = put(without(next, other.card), other, from);
  if (to.at === 'pack' && packIsFull(next, to.who)) return null;
  return put(next, moved, to);
}
