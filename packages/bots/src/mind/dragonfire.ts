// Dragon fire in two steps: bile laid in a zone and a torch thrown after it, by one survivor or by two.
import type { CardId, State, SurvivorId, ZoneId } from '@holdout/engine';
import { type Laid, makeArrangement } from '@holdout/engine/keys';
import { weaponWorth } from '../arsenal.ts';
import { type Blaze, blazeIn, worthBurning } from './burning.ts';
import { isIn, zombiesAt } from './facts.ts';
import type { Node } from './goal.ts';
import type { Model } from './model.ts';

type Person = State['survivors'][number];

/** One way somebody has to set a zone next door on fire, from wherever it stands by then. */
export interface Pyre {
  /** the cards taken to hand first, an action; empty: they are held */
  readonly grip: string;
  /** only from where it stands now: a card comes from somebody beside it */
  readonly here: boolean;
  /** bile is laid; false: only what lies somewhere is lit */
  readonly lays: boolean;
  readonly lights: boolean;
}

const PACK = 3;
/** how sure it is that a friend lights what is laid for it */
const LIT_BY_OTHERS = 0.7;
/** actions of somebody whose turn has not begun */
const ACTIONS = 3;

const cardsOf = (s: Person): CardId[] => [...s.hands, ...s.pack].filter((card) => card >= 0);
const held = (card: CardId | undefined): number | null => (card === undefined || card < 0 ? null : card);

/** Only what has to be held is laid and lit one after another; what burns out of the pack is thrown at once. */
const finder =
  ({ order: { facts }, state }: Model, tag: string) =>
  (card: CardId): boolean => {
    const item = facts.items[state.cards[card] ?? -1];
    return item?.works === 'hand' && item.tags.includes(tag);
  };

/** These to hand, the worst of the other cards to `other` where the pack is full; null: it cannot be done. */
function gripWith(m: Model, s: Person, wanted: readonly CardId[], other?: Person): string | null {
  const { facts } = m.order;
  const worth = (card: CardId): number => weaponWorth(facts.items[m.state.cards[card] ?? -1]);
  const rest = cardsOf(s)
    .filter((card) => !wanted.includes(card))
    .sort((a, b) => worth(b) - worth(a));
  // a weapon stays in the hand that is left
  const hands = [...wanted, ...(wanted.length < 2 ? rest.splice(0, 1) : [])];
  const mine: Laid = { who: s.id, hands: [held(hands[0]), held(hands[1])], body: held(s.body), pack: rest.slice(0, PACK) };
  const over = rest.slice(PACK);
  if (over.length > 0 && other === undefined) return null;
  const laid = [mine];
  if (other !== undefined) {
    const left = (card: CardId): number | null => (wanted.includes(card) ? null : held(card));
    const pack = [...other.pack.filter((card) => !wanted.includes(card)), ...over];
    laid.push({ who: other.id, hands: [left(other.hands[0]), left(other.hands[1])], body: held(other.body), pack });
  }
  const key = `arrange:${makeArrangement({ laid, discards: [] })}`;
  return facts.engine.whyNot(m.state, key) === null ? key : null;
}

/** Everything somebody can do about it in its turn; nothing where fire is kept for what the mission asks. */
export function pyresOf(m: Model, who: SurvivorId, packs: boolean): readonly Pyre[] {
  const { state } = m;
  const s = state.survivors[who];
  if (s === undefined || (m.order.thrifty && m.order.prey.length === 0)) return [];
  const isBile = finder(m, 'bile');
  const isTorch = finder(m, 'torch');
  const mine = cardsOf(s);
  const bile = s.hands.find(isBile) ?? mine.find(isBile);
  const torch = s.hands.find(isTorch) ?? mine.find(isTorch);
  if (bile === undefined && torch === undefined) return [];
  const found: Pyre[] = [];
  const add = (wanted: readonly CardId[], lays: boolean, lights: boolean, other?: Person): void => {
    const ready = wanted.every((card) => s.hands.includes(card));
    if (!ready && !packs) return;
    const grip = ready ? '' : gripWith(m, s, wanted, other);
    if (grip !== null) found.push({ grip, here: other !== undefined, lays, lights });
  };
  if (torch !== undefined && state.bile.length > 0) add([torch], false, true);
  if (bile !== undefined && torch !== undefined) add([bile, torch], true, true);
  else {
    const lacks = bile === undefined ? isBile : isTorch;
    const other = state.survivors.find((one) => one !== s && isIn(one) && one.zone === s.zone && cardsOf(one).some(lacks));
    const card = other === undefined ? undefined : cardsOf(other).find(lacks);
    const [first, second] = bile === undefined ? [card, torch] : [bile, card];
    if (first !== undefined && second !== undefined) add([first, second], true, true, other);
  }
  if (bile !== undefined && torch === undefined) add([bile], true, false);
  return found;
}

/** The answers that make the zone burn, or ready to. */
const pyreSteps = ({ grip, lays, lights }: Pyre, zone: ZoneId): string[] => [
  ...(grip === '' ? [] : [grip]),
  ...(lays ? [`bile:${zone}`] : []),
  ...(lights ? [`torch:${zone}`] : []),
];

/** Somebody with a torch has still to act and can come beside that zone and light it, the turn of `who` being over. */
function isLitLater(m: Model, who: SurvivorId, zone: ZoneId): boolean {
  const { state, order } = m;
  const { facts } = order;
  const isTorch = finder(m, 'torch');
  const beside = new Set((facts.ground.ways[zone] ?? []).flatMap((way) => (m.isOpen(way.door) ? [way.to] : [])));
  return state.survivors.some((s, i) => {
    if (i === who || !isIn(s) || s.done || s.zone === zone || !cardsOf(s).some(isTorch)) return false;
    const actions = (s.actions > 0 ? s.actions : ACTIONS) - (s.hands.some(isTorch) ? 1 : 2);
    if (beside.has(s.zone)) return actions >= 0;
    const price = 1 + zombiesAt(facts, state, s.zone);
    return actions >= price && (facts.ground.ways[s.zone] ?? []).some((way) => m.isOpen(way.door) && beside.has(way.to));
  });
}

interface Stand {
  readonly who: SurvivorId;
  readonly home: ZoneId;
  readonly from: Node;
  /** how many stand somewhere by then */
  readonly crowd: (zone: ZoneId) => number;
}

/** What can be burned from where a turn has come to: the answers, and what is left on average. */
export function pyresFrom(m: Model, pyres: readonly Pyre[], { who, home, from, crowd }: Stand): { steps: string[]; blaze: Blaze }[] {
  if (from.actions <= 0) return [];
  const found: { steps: string[]; blaze: Blaze }[] = [];
  for (const zone of worthBurning(m, who, from.zone, crowd))
    for (const pyre of pyres) {
      const steps = pyreSteps(pyre, zone);
      const elsewhere = pyre.here && from.zone !== home;
      // where bile lies no more of it is needed, and where none lies nothing is lit
      if (elsewhere || steps.length > from.actions || m.state.bile.includes(zone) === pyre.lays) continue;
      if (pyre.lights) found.push({ steps, blaze: blazeIn(m, from.changed, zone) });
      else if (isLitLater(m, who, zone)) found.push({ steps, blaze: { ...blazeIn(m, from.changed, zone, LIT_BY_OTHERS), kills: 0 } });
    }
  return found;
}
