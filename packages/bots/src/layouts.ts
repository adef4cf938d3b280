// What an arrangement of cards is worth.
import type { Engine, SeatView } from '@holdout/engine';
import { type Laid, makeArrangement, parseArrangement } from '@holdout/engine/keys';
import { type Hold, holdWorth, isFire, itemNamed } from './arsenal.ts';
import { type Goals, isTreasure } from './goals.ts';

/** what a card is worth that the mission asks for, wherever it lies */
const TREASURE = 8;
/** what fire is worth in hand when it is to be thrown */
const IN_HAND = 6;

function itemsByCard(view: SeatView): Map<number, string> {
  const items = new Map<number, string>();
  for (const s of view.survivors) {
    for (const card of s.hands) if (card) items.set(card.card, card.item);
    if (s.body) items.set(s.body.card, s.body.item);
    for (const card of s.pack) items.set(card.card, card.item);
  }
  const form = view.ask?.form;
  if (form?.form === 'arrange') for (const [i, card] of form.cards.entries()) items.set(card, form.items[i] ?? '');
  return items;
}

/** What the mission asks for counts wherever it lies; what is to be thrown soon, in hand. */
function treasures(engine: Engine, view: SeatView, goals: Goals, hold: Hold): number {
  const dear = [...hold.hands, ...hold.body, ...hold.pack].filter((item) => isTreasure(goals, item)).length;
  const fires = new Set(hold.hands.filter((item) => isFire(itemNamed(engine, view.edition, item))));
  const counted = goals.oneEach ? Math.min(1, dear) + 0.7 * Math.max(0, dear - 1) : dear;
  return TREASURE * counted + (goals.burning.length > 0 || goals.fire ? IN_HAND * fires.size : 0);
}

/** Every way to take two of these cards in hand and put the rest away. */
export function grips(laid: Laid): Laid[] {
  const cards = [...laid.hands.flatMap((card) => card ?? []), ...laid.pack];
  return cards.flatMap((left, i) =>
    cards
      .slice(i + 1)
      .map((right): Laid => ({ ...laid, hands: [left, right], pack: cards.filter((card) => card !== left && card !== right) })),
  );
}

/** The same answers, and whatever else could be taken in hand of the same cards. */
export const regripped = (keys: readonly string[]): string[] => [
  ...new Set(
    keys.flatMap((key) => {
      const { laid: [first, ...others] = [], discards = [] } = parseArrangement(key) ?? {};
      return first === undefined ? [key] : [key, ...grips(first).map((laid) => makeArrangement({ laid: [laid, ...others], discards }))];
    }),
  ),
];

/** more than two cards at once nobody has to let go by a single find */
const MOST_LET_GO = 2;

/** Where not everything fits: every choice of what to let go, also of what is carried already. */
export function lettingGo(view: SeatView): string[] {
  const form = view.ask?.form;
  if (form?.form !== 'arrange' || !form.mayDiscard) return [];
  const { laid: [first, ...others] = [], discards = [] } = parseArrangement(form.default) ?? {};
  if (first === undefined || others.length > 0 || discards.length === 0 || discards.length > MOST_LET_GO) return [];
  const cards = [...first.hands.flatMap((card) => card ?? []), ...first.pack, ...discards];
  const keys: string[] = [];
  const without = (gone: readonly number[], from: number): void => {
    if (gone.length < discards.length) {
      for (let i = from; i < cards.length; i++) without([...gone, cards[i] as number], i + 1);
      return;
    }
    const rest: Laid = { ...first, hands: [null, null], pack: cards.filter((card) => !gone.includes(card)) };
    for (const laid of grips(rest)) keys.push(makeArrangement({ laid: [laid], discards: [...gone] }));
  };
  without([], 0);
  return keys;
}

/** Worth of everyone's cards as the key lays them out, in total. */
export function layoutWorth(engine: Engine, view: SeatView, key: string, goals: Goals): number {
  const items = itemsByCard(view);
  const named = (cards: readonly (number | null)[]): string[] => cards.flatMap((card) => (card === null ? [] : (items.get(card) ?? [])));
  let worth = 0;
  for (const laid of parseArrangement(key)?.laid ?? []) {
    const hold: Hold = { hands: named(laid.hands), body: named([laid.body]), pack: named(laid.pack) };
    worth += holdWorth(engine, view.edition, hold) + treasures(engine, view, goals, hold);
  }
  return worth;
}

/** Worth of the same survivors' cards as they lie now. */
export function currentWorth(engine: Engine, view: SeatView, key: string, goals: Goals): number {
  let worth = 0;
  for (const { who } of parseArrangement(key)?.laid ?? []) {
    const s = view.survivors.find((x) => x.id === who);
    if (!s) continue;
    const hold: Hold = {
      hands: s.hands.flatMap((card) => card?.item ?? []),
      body: s.body ? [s.body.item] : [],
      pack: s.pack.map((card) => card.item),
    };
    worth += holdWorth(engine, view.edition, hold) + treasures(engine, view, goals, hold);
  }
  return worth;
}
