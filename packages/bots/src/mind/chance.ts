// The chance to win that a prospect stands for: a curve fitted to played games by `npm run lab -- calibrate`.
import type { State } from '@holdout/engine';
import { ANCHORS } from './anchors.ts';
import { CURVE } from './curve.ts';
import type { Ended, Ending } from './told.ts';

export interface Curve {
  /** prospects, as logarithms of odds, at which the chance is one half, and how much more makes it three in four and so on */
  readonly middle: number;
  readonly width: number;
}

const SURE = 1e-4;

/** The logarithm of the odds. */
const oddsOf = (prospect: number): number => {
  const p = Math.min(1 - SURE, Math.max(SURE, prospect));
  return Math.log(p / (1 - p));
};

/** `shift`: how far the mission's odds lie from what its prospects say. */
export const chanceOf = (prospect: number, { middle, width }: Curve = CURVE, shift = 0): number =>
  1 / (1 + Math.exp(-(oddsOf(prospect) - middle) / width - shift));

/** Prospects know nothing of what makes one map harder than another: each mission's odds are shifted to how often it was won. */
export const shiftOf = ({ setup: { mission } }: { readonly setup: Pick<State['setup'], 'mission'> }): number =>
  typeof mission === 'string' ? (ANCHORS[mission] ?? 0) : 0;

/** A game that is over has no chance left to reckon. */
const chanceAfter = (end: Ending | undefined, curve: Curve = CURVE): number => {
  if (end === undefined || end.lost) return 0;
  return end.value >= 1 ? 1 : chanceOf(end.value, curve, end.shift);
};

/** Over the games tried out: the mean of what each of them leaves. */
export const chanceIn = ({ ends }: Ended, curve: Curve = CURVE): number =>
  ends.reduce((sum, end) => sum + chanceAfter(end, curve), 0) / Math.max(1, ends.length);

/** How far the first is ahead, game by game over the same seeds, and the standard error of that. */
export function ahead(a: Ended, b: Ended): { readonly mean: number; readonly error: number } {
  const games = Math.min(a.ends.length, b.ends.length);
  if (games < 2) return { mean: 0, error: 1 };
  const gaps = Array.from({ length: games }, (_, i) => chanceAfter(a.ends[i]) - chanceAfter(b.ends[i]));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / games;
  const spread = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (games - 1);
  return { mean, error: Math.sqrt(spread / games) };
}
