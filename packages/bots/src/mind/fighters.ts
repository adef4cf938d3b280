// What everyone strikes with, as the engine counts it, and what that fells.
import type { CardId, State } from '@holdout/engine';
import type { Facts } from './facts.ts';

/** Toughness that matters one by one; whatever is tougher nobody fells. */
export const TOUGHEST = 3;

/** One way to strike with what is in hand. */
export interface Arm {
  readonly item: string;
  readonly attack: 'melee' | 'ranged' | 'magic';
  readonly melee: boolean;
  readonly min: number;
  readonly max: number;
  readonly hits: number;
  readonly misses: number;
  readonly damage: number;
  readonly noisy: boolean;
  /** fired once, then empty */
  readonly once: boolean;
}

export interface Fighter {
  readonly index: number;
  readonly arms: readonly Arm[];
  /** walkers felled by one action: hand to hand, and by any means */
  readonly melee: number;
  readonly any: number;
  readonly damage: number;
  /** the same against those of each toughness: hand to hand, and by any means */
  readonly meleeBy: readonly number[];
  readonly anyBy: readonly number[];
  readonly spare: number;
  readonly opener: boolean;
  readonly ap: number;
  /** of a turn: what is left of it, or what the next one brings */
  readonly actions: number;
}

/** actions that cost nothing, by what may be struck with them */
export const FREE_STRIKES: Readonly<Record<string, readonly Arm['attack'][]>> = {
  combat: ['melee', 'ranged', 'magic'],
  melee: ['melee'],
  ranged: ['ranged'],
  magic: ['magic'],
  spell: ['magic'],
};

/** What follows from cards, skills and light alone. */
type Armed = Pick<Fighter, 'arms' | 'melee' | 'any' | 'damage' | 'meleeBy' | 'anyBy' | 'opener'>;

const armsKnown = new WeakMap<Facts, Map<number, Armed>>();
const MOST_KNOWN = 4000;

/** Words by number: whatever they are made into is made of whole numbers. */
const numbers = new Map<string, number>();
function numberOf(word: string): number {
  let n = numbers.get(word);
  if (n === undefined) {
    n = numbers.size + 1;
    numbers.set(word, n);
  }
  return n;
}

/** A name for the same cards held by the same skills in the same light, as one number: made thousands of times a second. */
function nameOf(state: State, index: number): number {
  const s = state.survivors[index] as State['survivors'][number];
  let low = 17;
  let high = 31;
  const add = (n: number): void => {
    low = (Math.imul(low, 0x01000193) ^ n) | 0;
    high = (Math.imul(high, 0x5bd1e995) + n) | 0;
  };
  add(index);
  add(s.hands[0]);
  add(s.hands[1]);
  add(s.body);
  for (const card of s.pack) add(card);
  for (const words of [s.skills, s.lent, s.spells]) {
    add(-words.length - 2);
    for (const word of words) add(numberOf(word));
  }
  for (const card of state.empty) add(card);
  if (state.hour >= 0) {
    add(state.hour);
    add(s.zone);
    for (const x of state.survivors) add(x.lit ? 1000 * x.zone + x.light : -1);
  }
  return (high & 0x1fffff) * 0x100000000 + (low >>> 0);
}

function armed(f: Facts, state: State, index: number): Armed {
  const s = state.survivors[index] as State['survivors'][number];
  const arms = f.engine.oracles.arms(state, index).map(
    ({ item, attack, range, dice, need, damage, noisy, once }): Arm => ({
      item,
      attack,
      melee: attack === 'melee',
      min: range[0],
      max: range[1],
      hits: (dice * (7 - need)) / 6,
      misses: (dice * (need - 1)) / 6,
      damage,
      noisy,
      once,
    }),
  );
  let melee = 0;
  let any = 0;
  let damage = 0;
  const meleeBy = new Array<number>(TOUGHEST + 2).fill(0);
  const anyBy = [...meleeBy];
  for (const arm of arms) {
    const hits = arm.once ? 0.6 * arm.hits : arm.hits;
    for (let tough = 1; tough <= Math.min(TOUGHEST, arm.damage); tough++) {
      if (arm.melee) meleeBy[tough] = Math.max(hits, meleeBy[tough] as number);
      anyBy[tough] = Math.max(hits, anyBy[tough] as number);
    }
    if (arm.melee && hits > melee) melee = hits;
    if (hits > any) any = hits;
    if (arm.hits > 0.3 && arm.damage > damage) damage = arm.damage;
  }
  const tool = (card: CardId): boolean => card >= 0 && f.items[state.cards[card] ?? -1]?.door !== undefined;
  const opener = tool(s.hands[0]) || tool(s.hands[1]) || tool(s.body) || s.pack.some(tool);
  return { arms, melee, any, damage, meleeBy, anyBy, opener };
}

export function fighterOf(f: Facts, state: State, index: number): Fighter {
  const s = state.survivors[index] as State['survivors'][number];
  let known = armsKnown.get(f);
  if (known === undefined || known.size > MOST_KNOWN) {
    known = new Map();
    armsKnown.set(f, known);
  }
  const name = nameOf(state, index);
  let same = known.get(name);
  if (same === undefined) {
    same = armed(f, state, index);
    known.set(name, same);
  }
  return {
    index,
    arms: same.arms,
    melee: same.melee,
    any: same.any,
    damage: same.damage,
    meleeBy: same.meleeBy,
    anyBy: same.anyBy,
    spare: s.health - s.wounds - 1,
    opener: same.opener,
    ap: s.ap,
    actions: s.actions > 0 ? s.actions : 3,
  };
}
