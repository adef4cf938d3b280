// Where cards lie, as a form: a full layout of one or two survivors, checked as a whole. Never a list of thousands of layouts.
import type { ItemDef } from '../content.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import { type Laid, makeArrangement, parseArrangement } from '../keys/index.ts';
import type { Table } from '../rules.ts';
import { type CardId, NO_CARD, type Survivor, type SurvivorId } from '../state/state.ts';
import { tell } from '../table.ts';
import { cardsOf, fits, itemOf, packSize, refreshLent } from './inventory.ts';
import { discardTo, homeDeck } from './search/decks.ts';

export interface Layout {
  readonly hands: [CardId, CardId];
  readonly body: CardId;
  readonly pack: readonly CardId[];
}
export interface Arrangement {
  readonly layouts: ReadonlyMap<SurvivorId, Layout>;
  readonly discards: readonly CardId[];
}

const layoutOf = (s: Survivor): Layout => ({ hands: [s.hands[0], s.hands[1]], body: s.body, pack: s.pack.slice() });

const cardOr = (card: CardId): number | null => (card === NO_CARD ? null : card);
const orNone = (card: CardId | null): CardId => card ?? NO_CARD;

const laidBy = (t: Table, who: SurvivorId, l: Layout): Laid => ({
  who: t.g.survivors[who].id,
  hands: [cardOr(l.hands[0]), cardOr(l.hands[1])],
  body: cardOr(l.body),
  pack: l.pack,
});

export const arrangementKey = (t: Table, a: Arrangement): string =>
  makeArrangement({ laid: [...a.layouts].map(([who, l]) => laidBy(t, who, l)), discards: a.discards });

export function readArrangement(t: Table, key: string): Arrangement | null {
  const read = parseArrangement(key);
  if (read === null) return null;
  const layouts = new Map<SurvivorId, Layout>();
  for (const l of read.laid) {
    const who = t.g.survivors.findIndex((s) => s.id === l.who);
    if (who < 0) return null;
    layouts.set(who, { hands: [orNone(l.hands[0]), orNone(l.hands[1])], body: orNone(l.body), pack: l.pack });
  }
  return { layouts, discards: read.discards };
}

const laidOut = (l: Layout): CardId[] => [...l.hands, l.body, ...l.pack].filter((c) => c !== NO_CARD);

/** Takes the card off the list; false: it is not there. */
function strike(list: CardId[], card: CardId): boolean {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** Every card involved lies in exactly one place, where it fits. `incoming` are cards not yet carried by anyone here. */
export function arrangementRefused(
  t: Table,
  a: Arrangement,
  who: readonly SurvivorId[],
  incoming: readonly CardId[],
  mayDiscard: boolean,
): Refusal | null {
  if (a.layouts.size !== who.length || who.some((w) => !a.layouts.has(w))) return refuse('arrange-whose');
  for (const [w, layout] of a.layouts) {
    const s = t.g.survivors[w];
    const size = packSize(t, s);
    if (layout.pack.length > size) return refuse('arrange-pack-full', { who: s.id, size });
  }
  const wanted = [...incoming];
  for (const w of who) wanted.push(...cardsOf(t.g.survivors[w]));
  const taken = (card: CardId): boolean => strike(wanted, card);
  let complete = a.discards.every(taken);
  for (const layout of a.layouts.values()) complete = complete && laidOut(layout).every(taken);
  if (!complete || wanted.length > 0) return refuse('arrange-cards-missing');
  for (const [w, layout] of a.layouts) {
    const s = t.g.survivors[w];
    for (const card of layout.hands) {
      if (card !== NO_CARD && !fits(t, s, itemOf(t, card), 'hand'))
        return refuse('arrange-does-not-fit', { item: itemOf(t, card).id, place: 'hand' });
    }
    if (layout.body !== NO_CARD && !fits(t, s, itemOf(t, layout.body), 'body')) {
      return refuse('arrange-does-not-fit', { item: itemOf(t, layout.body).id, place: 'body' });
    }
  }
  return mayDiscard || a.discards.length === 0 ? null : refuse('arrange-no-discard');
}

/** What a keep or arrange question says. */
interface Arranging {
  readonly survivors: readonly SurvivorId[];
  readonly incoming: readonly CardId[];
}

export function arrangeRefused(t: Table, question: Arranging, key: string): Refusal | null {
  const a = readArrangement(t, key);
  if (a === null) return refuse('form-unreadable', { key });
  return arrangementRefused(t, a, question.survivors, question.incoming, true);
}

/** Lays the cards out; what is thrown away goes to its deck. */
export function applyArrangement(t: Table, a: Arrangement, why: string): void {
  for (const [who, layout] of a.layouts) {
    const s = t.g.survivors[who];
    s.hands = [layout.hands[0], layout.hands[1]];
    s.body = layout.body;
    s.pack = layout.pack.slice();
  }
  for (const card of a.discards) {
    t.g.empty = t.g.empty.filter((c) => c !== card);
    discardTo(t, homeDeck(t, card), card);
    tell(t, { t: 'discarded', who: [...a.layouts.keys()][0], card: itemOf(t, card).id, why });
  }
  for (const who of a.layouts.keys()) {
    refreshLent(t, t.g.survivors[who]);
    tell(t, { t: 'arranged', who });
  }
}

/** The first free slot: hand if allowed, body, pack; null when there is no room. */
export function stowed(t: Table, s: Survivor, layout: Layout, card: CardId): Layout | null {
  const item = itemOf(t, card);
  if (fits(t, s, item, 'hand')) {
    if (layout.hands[0] === NO_CARD) return { ...layout, hands: [card, layout.hands[1]] };
    if (layout.hands[1] === NO_CARD) return { ...layout, hands: [layout.hands[0], card] };
  }
  if (layout.body === NO_CARD && fits(t, s, item, 'body')) return { ...layout, body: card };
  return layout.pack.length < packSize(t, s) ? { ...layout, pack: [...layout.pack, card] } : null;
}

/** Food, ammunition, lamps: what works wherever it lies needs no hand. A weapon is for the hand whatever else it does. */
const needsNoHand = (item: ItemDef): boolean => item.works === 'inventory' && item.modes === undefined;

/** Where people would lay a card: hands are for what works in them alone, so the rest goes to the pack while that has room. */
export function laidWell(t: Table, s: Survivor, layout: Layout, card: CardId): Layout | null {
  if (needsNoHand(itemOf(t, card)) && layout.pack.length < packSize(t, s)) return { ...layout, pack: [...layout.pack, card] };
  return stowed(t, s, layout, card);
}

/** Into a hand at all costs: what was there goes to the pack, or away when the pack is full. */
function seized(t: Table, s: Survivor, layout: Layout, card: CardId, hand: 0 | 1): { layout: Layout; thrown: CardId[] } {
  const old = layout.hands[hand];
  const hands: [CardId, CardId] = hand === 0 ? [card, layout.hands[1]] : [layout.hands[0], card];
  if (old === NO_CARD) return { layout: { ...layout, hands }, thrown: [] };
  if (layout.pack.length < packSize(t, s)) return { layout: { ...layout, hands, pack: [...layout.pack, old] }, thrown: [] };
  return { layout: { ...layout, hands }, thrown: [old] };
}

/** Good answers to a keep or arrange question, the default (keep everything that fits) first. */
export function arrangeDefaults(t: Table, question: Arranging): string[] {
  const who = question.survivors[0];
  const s = t.g.survivors[who];
  const incoming = question.incoming;
  const others = question.survivors.slice(1).map((w) => laidBy(t, w, layoutOf(t.g.survivors[w])));
  const keyed = (layout: Layout, discards: readonly CardId[]) => makeArrangement({ laid: [laidBy(t, who, layout), ...others], discards });
  const keys = new Set<string>();
  let layout = layoutOf(s);
  const thrown: CardId[] = [];
  for (const card of incoming) {
    const next = laidWell(t, s, layout, card);
    if (next === null) thrown.push(card);
    else layout = next;
  }
  keys.add(keyed(layout, thrown));
  keys.add(keyed(layoutOf(s), incoming));
  if (incoming.length === 1) {
    const item = itemOf(t, incoming[0]);
    if (fits(t, s, item, 'hand')) {
      for (const hand of [0, 1] as const) {
        const taken = seized(t, s, layoutOf(s), incoming[0], hand);
        keys.add(keyed(taken.layout, taken.thrown));
      }
    }
    if (thrown.length > 0 && s.pack.length > 0) {
      for (const old of s.pack) keys.add(keyed({ ...layoutOf(s), pack: [...s.pack.filter((c) => c !== old), incoming[0]] }, [old]));
    }
  }
  return [...keys];
}

export const currentLayout = layoutOf;
