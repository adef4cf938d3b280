// Where cards lie, as a form: a full layout of one or two survivors, checked as a whole. Never a list of thousands of layouts.
// Key: `amy/h=3 -,b=7,p=4 5;doug/h=- -,b=-,p=;x=9` : hands, body, pack by card number, `-` for nothing, `x` what is discarded.
import { type Ask, type Refusal, refuse } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { discardTo, homeDeck } from '../search/decks.ts';
import { type CardId, NO_CARD, type Survivor, type SurvivorId } from '../state/state.ts';
import { tell } from '../table.ts';
import { cardsOf, fits, itemOf, packSize, refreshLent } from './inventory.ts';

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

const cardText = (card: CardId): string => (card === NO_CARD ? '-' : String(card));

export function arrangementKey(t: Table, a: Arrangement): string {
  const parts: string[] = [];
  for (const [who, l] of a.layouts) {
    parts.push(`${t.g.survivors[who].id}/h=${cardText(l.hands[0])} ${cardText(l.hands[1])},b=${cardText(l.body)},p=${l.pack.join(' ')}`);
  }
  parts.push(`x=${a.discards.join(' ')}`);
  return parts.join(';');
}

const PART = /^([a-z0-9-]+)\/h=(-|\d+) (-|\d+),b=(-|\d+),p=((?:\d+(?: \d+)*)?)$/;
const DISCARDS = /^x=((?:\d+(?: \d+)*)?)$/;
const numbers = (text: string): CardId[] => (text === '' ? [] : text.split(' ').map(Number));
const one = (text: string): CardId => (text === '-' ? NO_CARD : Number(text));

export function readArrangement(t: Table, key: string): Arrangement | null {
  const layouts = new Map<SurvivorId, Layout>();
  let discards: CardId[] = [];
  for (const part of key.split(';')) {
    const thrown = DISCARDS.exec(part);
    if (thrown) {
      discards = numbers(thrown[1]);
      continue;
    }
    const found = PART.exec(part);
    if (!found) return null;
    const who = t.g.survivors.findIndex((s) => s.id === found[1]);
    if (who < 0 || layouts.has(who)) return null;
    layouts.set(who, { hands: [one(found[2]), one(found[3])], body: one(found[4]), pack: numbers(found[5]) });
  }
  return { layouts, discards };
}

const laidOut = (l: Layout): CardId[] => [...l.hands, l.body, ...l.pack].filter((c) => c !== NO_CARD);

/** Every card involved lies in exactly one place, where it fits. `incoming` are cards not yet carried by anyone here. */
export function arrangementRefused(
  t: Table,
  a: Arrangement,
  who: readonly SurvivorId[],
  incoming: readonly CardId[],
  mayDiscard: boolean,
): Refusal | null {
  if (a.layouts.size !== who.length || who.some((w) => !a.layouts.has(w))) return refuse('arrange-whose');
  const wanted = [...who.flatMap((w) => cardsOf(t.g.survivors[w])), ...incoming].sort((x, y) => x - y);
  const given = [...a.discards];
  for (const [w, layout] of a.layouts) {
    const s = t.g.survivors[w];
    given.push(...laidOut(layout));
    if (layout.pack.length > packSize(t, s)) return refuse('arrange-pack-full', { who: s.id, size: packSize(t, s) });
  }
  given.sort((x, y) => x - y);
  if (wanted.length !== given.length || wanted.some((card, i) => card !== given[i])) return refuse('arrange-cards-missing');
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

export function arrangeRefused(t: Table, question: Ask, key: string): Refusal | null {
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

/** Where a card would go by itself: hand if allowed, body, pack; null when there is no room. */
export function stowed(t: Table, s: Survivor, layout: Layout, card: CardId): Layout | null {
  const item = itemOf(t, card);
  if (fits(t, s, item, 'hand')) {
    if (layout.hands[0] === NO_CARD) return { ...layout, hands: [card, layout.hands[1]] };
    if (layout.hands[1] === NO_CARD) return { ...layout, hands: [layout.hands[0], card] };
  }
  if (layout.body === NO_CARD && fits(t, s, item, 'body')) return { ...layout, body: card };
  return layout.pack.length < packSize(t, s) ? { ...layout, pack: [...layout.pack, card] } : null;
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
export function arrangeDefaults(t: Table, question: Ask): string[] {
  const who = question.survivors[0] as SurvivorId;
  const s = t.g.survivors[who];
  const incoming = question.incoming as CardId[];
  const others = new Map<SurvivorId, Layout>((question.survivors as SurvivorId[]).slice(1).map((w) => [w, layoutOf(t.g.survivors[w])]));
  const keyed = (layout: Layout, discards: readonly CardId[]) =>
    arrangementKey(t, { layouts: new Map([[who, layout], ...others]), discards });
  const keys = new Set<string>();
  let layout = layoutOf(s);
  const thrown: CardId[] = [];
  for (const card of incoming) {
    const next = stowed(t, s, layout, card);
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
