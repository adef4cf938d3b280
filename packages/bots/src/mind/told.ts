// What a choice is told by: numbers from the games tried out, the next best beside it, and what everyone else is reckoned to do.
import type { State, SurvivorId } from '@holdout/engine';
import { ahead, chanceIn } from './chance.ts';
import type { Errand, Order } from './errands.ts';
import { FAR, fieldTo, isIn } from './facts.ts';

/** How one tried-out game came out. */
export interface Ending {
  readonly value: number;
  /** wounds the team took */
  readonly wounds: number;
  readonly lost: boolean;
  /** of the mission's odds, see `shiftOf`; absent: none */
  readonly shift?: number;
  /** of a turn that strikes: whether its zone was free of zombies when it ended */
  readonly cleared?: boolean;
}

/** One survivor's part of the plan, in order. */
export interface Part {
  readonly who: SurvivorId;
  readonly deed: Errand['deed'];
  /** from where to where; the same when it stays */
  readonly from: number;
  readonly to: number;
  /** the zones it would go through, both ends with them; one alone when it stays */
  readonly path: readonly number[];
}

export interface Told {
  /** games tried out for this choice */
  readonly trials: number;
  /** wounds expected in them on average, to one decimal; whole per cent of them lost */
  readonly wounds: number;
  readonly lost: number;
  /** chance to win from here, in whole per cent */
  readonly chance: number;
  /** the same for the next best choice, an errand or (where a question was asked) an answer; null: there was none */
  readonly other: {
    readonly who?: SurvivorId;
    readonly deed?: Errand['deed'];
    readonly key?: string;
    readonly wounds: number;
    readonly lost: number;
    readonly chance: number;
  } | null;
  /** the next best is as good, as far as so few games can tell */
  readonly close: boolean;
  readonly plan: readonly Part[];
  /** what the turn's blows come to; absent: it strikes nobody */
  readonly strike?: Strike;
}

/** A zone that is struck at: in how many of the games the turn clears it, in whole per cent, and the wounds where it does and where it does not. */
export interface Strike {
  readonly zone: number;
  readonly clears: number;
  /** null: no such game */
  readonly cleared: number | null;
  readonly otherwise: number | null;
}

/** Games tried out for one choice. */
export interface Ended {
  readonly ends: Ending[];
}

export interface Tried extends Ended {
  readonly errand: Errand;
  readonly who: SurvivorId;
  /** the answer it begins with */
  readonly key?: string;
}

export const worthOf = (tried: Ended): number => tried.ends.reduce((sum, end) => sum + end.value, 0) / Math.max(1, tried.ends.length);

/** wounds a death counts for */
export const HURT = 3;

/** Wounds of the team; whoever died had all there are. */
export const woundsOf = (state: State): number =>
  state.survivors.reduce((sum, s) => sum + (s.role !== 'played' ? 0 : s.alive ? s.wounds : Math.max(s.health, HURT)), 0);

const tenth = (n: number): number => Math.round(10 * n) / 10;

function figures(tried: Ended): { wounds: number; lost: number; chance: number } {
  const n = Math.max(1, tried.ends.length);
  return {
    wounds: tenth(tried.ends.reduce((sum, end) => sum + end.wounds, 0) / n),
    chance: Math.round(100 * chanceIn(tried)),
    lost: Math.round((100 * tried.ends.filter((end) => end.lost).length) / n),
  };
}

const meanWounds = (ends: readonly Ending[]): number | null =>
  ends.length === 0 ? null : tenth(ends.reduce((sum, end) => sum + end.wounds, 0) / ends.length);

/** What the blows of a turn come to in the games in which it was seen to its end. */
export function strikeOf(zone: number, { ends }: Ended): Strike | undefined {
  const seen = ends.filter((end) => end.cleared !== undefined);
  if (zone < 0 || seen.length === 0) return undefined;
  const cleared = seen.filter((end) => end.cleared);
  return {
    zone,
    clears: Math.round((100 * cleared.length) / seen.length),
    cleared: meanWounds(cleared),
    otherwise: meanWounds(seen.filter((end) => !end.cleared)),
  };
}

/** Within the noise of the games tried: less than one standard error of the difference apart. */
export function isClose(a: Ended, b: Ended): boolean {
  const games = Math.min(a.ends.length, b.ends.length);
  if (games < 2) return false;
  // the same seeds: pairs, so the luck they share drops out
  const gaps = Array.from({ length: games }, (_, i) => (a.ends[i]?.value ?? 0) - (b.ends[i]?.value ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / games;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (games - 1);
  return Math.abs(mean) <= Math.sqrt(spread / games);
}

const placeOf = (state: State, who: SurvivorId, errand: Errand): number => {
  const here = state.survivors[who]?.zone ?? -1;
  return errand.zones.length === 0 || errand.zones.includes(here) ? here : (errand.zones[0] ?? here);
};

/** Zones on the way, doors still closed and zombies reckoned with; straight there where no way is known. */
function pathTo({ facts, closed }: Order, state: State, from: number, to: number): number[] {
  if (from === to || from < 0 || to < 0) return [from];
  const field = fieldTo(facts, state, [to], closed);
  const path = [from];
  for (let at = from; at !== to; ) {
    let next = -1;
    for (const way of facts.ground.ways[at] ?? []) if ((field[way.to] ?? FAR) < (field[next < 0 ? at : next] ?? FAR)) next = way.to;
    if (next < 0) return [from, to];
    path.push(next);
    at = next;
  }
  return path;
}

/** Ahead over the games it is told by: more games than it was chosen by may say that the next best does better. */
const isAhead = (best: Ended, other: Ended): boolean => ahead(other, best).mean > 0;

/** so little of a wound, of the games lost and of the chance to win is nothing to choose by */
const LITTLE = { wounds: 0.2, lost: 2, chance: 1 };

/** Nothing that is told of it speaks against it: whoever reads the figures would take either. */
const readsAsGood = (best: Ended, other: Ended): boolean => {
  const [a, b] = [figures(best), figures(other)];
  return b.wounds <= a.wounds + LITTLE.wounds && b.lost <= a.lost + LITTLE.lost && b.chance >= a.chance - LITTLE.chance;
};

const closeTo = (best: Ended, other: Ended | undefined): boolean =>
  other !== undefined && (isClose(best, other) || isAhead(best, other) || readsAsGood(best, other));

/** Asked whose turn it is, the answer is whoever goes first. */
const keyOf = ({ ask }: State, { key }: Tried): { key?: string } => (ask?.kind === 'turn' && key !== undefined ? { key } : {});

export function toldOf(
  order: Order,
  state: State,
  ranked: readonly Tried[],
  defaults: readonly Errand[],
  turns: readonly number[],
  struck = -1,
): Told | undefined {
  const [best, other] = ranked;
  if (best === undefined) return undefined;
  const part = (who: SurvivorId, errand: Errand): Part => {
    const from = state.survivors[who]?.zone ?? -1;
    const to = placeOf(state, who, errand);
    return { who, deed: errand.deed, from, to, path: pathTo(order, state, from, to) };
  };
  const later = turns.filter((who) => {
    const s = state.survivors[who];
    return who !== best.who && s !== undefined && isIn(s) && !s.done;
  });
  const strike = strikeOf(struck, best);
  return {
    trials: best.ends.length,
    ...figures(best),
    ...(strike ? { strike } : {}),
    other: other === undefined ? null : { who: other.who, deed: other.errand.deed, ...keyOf(state, other), ...figures(other) },
    close: closeTo(best, other),
    plan: [part(best.who, best.errand), ...later.map((who) => part(who, defaults[who] ?? { deed: 'hold', zones: [], stance: 'fight' }))],
  };
}

/** The same for an answer to a question, the best first. */
export function toldOfAnswers(ranked: readonly (Ended & { readonly key: string })[]): Told | undefined {
  const [best, other] = ranked;
  if (best === undefined) return undefined;
  return {
    trials: best.ends.length,
    ...figures(best),
    other: other === undefined ? null : { key: other.key, ...figures(other) },
    close: closeTo(best, other),
    plan: [],
  };
}
