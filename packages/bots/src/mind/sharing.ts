// Arms go to whoever needs them: a card one has to spare to somebody in the same zone who fights with less.
import type { CardId, ItemDef, State, SurvivorId } from '@holdout/engine';
import { type Laid, makeArrangement } from '@holdout/engine/keys';
import { gripWorth, isFire, isPartOfFire, weaponWorth } from '../arsenal.ts';
import { grips } from '../layouts.ts';
import type { Order } from './errands.ts';
import { type Facts, isIn } from './facts.ts';

type Person = State['survivors'][number];

export interface Deal {
  readonly key: string;
  /** what both together strike better with, in the arsenal's numbers */
  readonly gain: number;
}

/** what a deal must be worth to be thought about */
const MUCH = 0.5;
const PACK = 3;

const held = (card: CardId): number | null => (card < 0 ? null : card);

const laidOut = (s: Person): Laid => ({ who: s.id, hands: [held(s.hands[0]), held(s.hands[1])], body: held(s.body), pack: s.pack });

/** The same cards in the same hands are dealt out the same way, and are asked about again and again. */
const dealsKnown = new WeakMap<Facts, Map<string, readonly Deal[]>>();
const MOST_KNOWN = 4000;

function remembered(f: Facts, name: string, find: () => readonly Deal[]): readonly Deal[] {
  let known = dealsKnown.get(f);
  if (known === undefined || known.size > MOST_KNOWN) {
    known = new Map();
    dealsKnown.set(f, known);
  }
  let found = known.get(name);
  if (found === undefined) {
    found = find();
    known.set(name, found);
  }
  return found;
}

/** Everything that a deal among these depends on: who they are, and which cards of which kind lie where. */
function nameOf({ cards }: State, people: readonly Person[]): string {
  let name = '';
  const add = (card: CardId): void => {
    name += card < 0 ? ' -' : ` ${card}=${cards[card]}`;
  };
  for (const { id, hands, body, pack } of people) {
    name += `|${id}`;
    add(hands[0]);
    add(hands[1]);
    add(body);
    for (const card of pack) add(card);
  }
  return name;
}

/** Everything worth a thought that whoever acts can do with somebody beside it: take a weapon or hand one over, a lesser one going back where packs are full. */
function dealsBetween(o: Order, state: State, s: Person, other: Person): Deal[] {
  const item = (card: CardId | null): ItemDef | undefined => (card === null ? undefined : o.facts.items[state.cards[card] ?? -1]);
  const worth = (laid: Laid): number => gripWorth(laid.hands.map(item), [item(laid.body)], laid.pack.map(item));
  const arms = (x: Person): number[] =>
    [...x.pack, x.hands[0], x.hands[1]].filter((card) => card >= 0 && (weaponWorth(item(card)) > 0 || isPartOfFire(item(card))));
  const best = (laid: Laid): Laid => {
    let found = laid;
    let most = laid.pack.length > PACK ? Number.NEGATIVE_INFINITY : worth(laid);
    for (const other of grips(laid)) {
      if (other.pack.length > PACK) continue;
      const value = worth(other);
      if (value > most) {
        found = other;
        most = value;
      }
    }
    return found;
  };
  const without = (laid: Laid, card: CardId): Laid => ({
    ...laid,
    hands: [laid.hands[0] === card ? null : laid.hands[0], laid.hands[1] === card ? null : laid.hands[1]],
    pack: laid.pack.filter((one) => one !== card),
  });
  const mine = laidOut(s);
  const deals: Deal[] = [];
  const theirs = laidOut(other);
  const now = worth(mine) + worth(theirs);
  for (const [from, to, giver] of [
    [theirs, mine, other],
    [mine, theirs, s],
  ] as const) {
    for (const card of arms(giver)) {
      const full = to.pack.length + to.hands.filter((one) => one !== null).length >= PACK + 2;
      const back = full ? leastOf(to, (one) => weaponWorth(item(one))) : undefined;
      const got = best({
        ...(back === undefined ? to : without(to, back)),
        pack: [...(back === undefined ? to : without(to, back)).pack, card],
      });
      const left = without(from, card);
      const rest = best(back === undefined ? left : { ...left, pack: [...left.pack, back] });
      const gain = worth(got) + worth(rest) - now;
      if (gain < MUCH) continue;
      deals.push({ key: `arrange:${makeArrangement({ laid: from === mine ? [rest, got] : [got, rest], discards: [] })}`, gain });
    }
  }
  return deals;
}

const bringsFire = (o: Order, { cards }: State, { hands, pack }: Person): boolean =>
  [...hands, ...pack].some((card) => card >= 0 && isFire(o.facts.items[cards[card] ?? -1]));

/** The best deal of those that may be made now. */
export function sharing(o: Order, state: State, who: SurvivorId): Deal | null {
  const s = state.survivors[who];
  if (s === undefined) return null;
  let best: Deal | null = null;
  for (const other of state.survivors) {
    if (other === s || other.zone !== s.zone || !isIn(other)) continue;
    // what is to be burned stays with whoever is to throw it
    if (o.thrifty && (bringsFire(o, state, s) || bringsFire(o, state, other))) continue;
    for (const deal of remembered(o.facts, nameOf(state, [s, other]), () => dealsBetween(o, state, s, other)))
      if (deal.gain > (best?.gain ?? 0) && o.facts.engine.whyNot(state, deal.key) === null) best = deal;
  }
  return best;
}

/** what a better grip must be worth to be taken */
const MUCH_BETTER = 0.4;

/** The best that can be taken to hand out of one's own pack. */
function bestGrip(o: Order, state: State, s: Person): Deal[] {
  const item = (card: CardId | null): ItemDef | undefined => (card === null ? undefined : o.facts.items[state.cards[card] ?? -1]);
  // what is to be thrown stays in hand
  const kept = o.thrifty ? s.hands.filter((card) => card >= 0 && isFire(item(card))) : [];
  const worth = (laid: Laid): number => gripWorth(laid.hands.map(item), [], laid.pack.map(item));
  const now = laidOut(s);
  let best = now;
  let most = worth(now) + MUCH_BETTER;
  for (const laid of grips(now)) {
    const value = worth(laid);
    if (value <= most || kept.some((card) => !laid.hands.includes(card))) continue;
    best = laid;
    most = value;
  }
  return best === now ? [] : [{ key: `arrange:${makeArrangement({ laid: [best], discards: [] })}`, gain: most - worth(now) }];
}

function regripped(o: Order, state: State, who: SurvivorId): Deal | null {
  const s = state.survivors[who];
  if (s === undefined || s.pack.length === 0) return null;
  const [deal] = remembered(o.facts, `${o.thrifty ? 'fire' : 'grip'}${nameOf(state, [s])}`, () => bestGrip(o, state, s));
  return deal === undefined || o.facts.engine.whyNot(state, deal.key) !== null ? null : deal;
}

/** Better arms for whoever acts: out of the own pack, or by a deal with somebody in the zone. */
export const dealsOf = (o: Order, state: State, who: SurvivorId): Deal[] =>
  [regripped(o, state, who), sharing(o, state, who)].flatMap((deal) => deal ?? []);

/** What is thrown lies in the pack: the best grip with it in hand. */
export function fireInHand(o: Order, state: State, who: SurvivorId): string | null {
  const s = state.survivors[who];
  if (s === undefined || s.pack.length === 0) return null;
  const item = (card: CardId | null): ItemDef | undefined => (card === null ? undefined : o.facts.items[state.cards[card] ?? -1]);
  const burns = (card: CardId | null): boolean => item(card)?.tags.includes('molotov') === true;
  if (!s.pack.some(burns) || burns(s.hands[0]) || burns(s.hands[1])) return null;
  let best: Laid | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const laid of grips(laidOut(s))) {
    const value = gripWorth(laid.hands.map(item), [], laid.pack.map(item));
    if (!laid.hands.some(burns) || value <= most) continue;
    best = laid;
    most = value;
  }
  if (best === null) return null;
  const key = `arrange:${makeArrangement({ laid: [best], discards: [] })}`;
  return o.facts.engine.whyNot(state, key) === null ? key : null;
}

function leastOf(laid: Laid, worth: (card: CardId) => number): number | undefined {
  const cards = [...laid.pack, ...laid.hands.flatMap((card) => card ?? [])].filter((card) => worth(card) > 0);
  return cards.sort((a, b) => worth(a) - worth(b))[0];
}
