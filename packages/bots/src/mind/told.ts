// What a choice is told by: numbers from the games tried out, the next best beside it, and what everyone else is reckoned to do.
import type { State } from '@holdout/engine';
import type { Errand } from './errands.ts';
import { isIn } from './facts.ts';

/** How one tried-out game came out. */
export interface Ending {
  readonly value: number;
  /** wounds the team took */
  readonly wounds: number;
  readonly lost: boolean;
}

/** One survivor's part of the plan, in order. */
export interface Part {
  readonly who: number;
  readonly deed: Errand['deed'];
  /** from where to where; the same when it stays */
  readonly from: number;
  readonly to: number;
}

export interface Told {
  /** games tried out for this choice */
  readonly trials: number;
  /** wounds expected in them on average, to one decimal; whole per cent of them lost */
  readonly wounds: number;
  readonly lost: number;
  /** the same for the next best choice; null: there was none */
  readonly other: { readonly deed: Errand['deed']; readonly wounds: number; readonly lost: number } | null;
  /** the next best is as good, as far as so few games can tell */
  readonly close: boolean;
  readonly plan: readonly Part[];
}

export interface Tried {
  readonly errand: Errand;
  readonly who: number;
  readonly ends: Ending[];
}

export const worthOf = (tried: Tried): number => tried.ends.reduce((sum, end) => sum + end.value, 0) / Math.max(1, tried.ends.length);

const HURT = 3;

/** Wounds of the team; whoever died had all there are. */
export const woundsOf = (state: State): number =>
  state.survivors.reduce((sum, s) => sum + (s.role !== 'played' ? 0 : s.alive ? s.wounds : Math.max(s.health, HURT)), 0);

const tenth = (n: number): number => Math.round(10 * n) / 10;

function figures(tried: Tried): { wounds: number; lost: number } {
  const n = Math.max(1, tried.ends.length);
  return {
    wounds: tenth(tried.ends.reduce((sum, end) => sum + end.wounds, 0) / n),
    lost: Math.round((100 * tried.ends.filter((end) => end.lost).length) / n),
  };
}

/** Within the noise of the games tried: less than one standard error of the difference apart. */
export function isClose(a: Tried, b: Tried): boolean {
  const games = Math.min(a.ends.length, b.ends.length);
  if (games < 2) return false;
  // the same seeds: pairs, so the luck they share drops out
  const gaps = Array.from({ length: games }, (_, i) => (a.ends[i]?.value ?? 0) - (b.ends[i]?.value ?? 0));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / games;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (games - 1);
  return Math.abs(mean) <= Math.sqrt(spread / games);
}

const placeOf = (state: State, who: number, errand: Errand): number => {
  const here = state.survivors[who]?.zone ?? -1;
  return errand.zones.length === 0 || errand.zones.includes(here) ? here : (errand.zones[0] ?? here);
};

export function toldOf(state: State, ranked: readonly Tried[], defaults: readonly Errand[], order: readonly number[]): Told | undefined {
  const [best, ...rest] = ranked;
  if (best === undefined) return undefined;
  const other = rest[0];
  const part = (who: number, errand: Errand): Part => ({
    who,
    deed: errand.deed,
    from: state.survivors[who]?.zone ?? -1,
    to: placeOf(state, who, errand),
  });
  const later = order.filter((who) => {
    const s = state.survivors[who];
    return who !== best.who && s !== undefined && isIn(s) && !s.done;
  });
  return {
    trials: best.ends.length,
    ...figures(best),
    other: other === undefined ? null : { deed: other.errand.deed, ...figures(other) },
    close: other !== undefined && isClose(best, other),
    plan: [part(best.who, best.errand), ...later.map((who) => part(who, defaults[who] ?? { deed: 'hold', zones: [], stance: 'fight' }))],
  };
}
