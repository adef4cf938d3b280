// What an analysis found, apart from how: pages that only show it load nothing else.
import type { SurvivorId } from '@holdout/engine';
import type { Part } from './told.ts';

/** One survivor's turn. Chances are from 0 to 1. */
export interface Moment {
  /** number of its first answer, and of the answers that make it up */
  readonly step: number;
  readonly answers: number;
  readonly round: number;
  readonly who: SurvivorId;
  readonly seat: number;
  /** with the best turn that was found, and with the turn that was taken: the same where no better one stands out from chance */
  readonly best: number;
  readonly taken: number;
  /** the better turn; null: none stood out */
  readonly better: Part | null;
  /** what came of it against what was to be expected of the same turn */
  readonly luck: number;
  /** the enemy's part of the round came next: its luck is that of zombie cards, not of the turn's own dice and cards */
  readonly last: boolean;
}

/** What fell against what was to be expected. */
export interface Fortune {
  /** dice that had to show a number: hits, and hits the needed numbers promise */
  readonly dice: { readonly rolled: number; readonly hits: number; readonly expected: number };
  /** zombies that came at the end of rounds, and what the deck led to expect */
  readonly spawned: { readonly came: number; readonly expected: number };
}

export interface Analysis {
  readonly moments: readonly Moment[];
  readonly won: boolean;
  readonly over: boolean;
  readonly players: readonly { readonly seat: number; readonly turns: number; readonly accuracy: number; readonly cost: number }[];
  readonly fortune: Fortune;
  /** chance to win gained or lost by luck in turns and by zombie cards, and lost by turns that were not the best */
  readonly luck: { readonly turns: number; readonly zombies: number };
  readonly cost: number;
}

export const costOf = (moment: Moment): number => moment.best - moment.taken;

/** chance lost below which a turn is no turning point */
const DEAR = 0.02;

/** The dearest turns, dearest first. */
export const turningPoints = (analysis: Analysis, most: number): readonly Moment[] =>
  analysis.moments
    .filter((moment) => costOf(moment) >= DEAR)
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, most);
