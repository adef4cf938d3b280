// A recorded game under analysis, in a worker of its own: begun once, then looked at turn by turn.
import { type Analysis, Study } from '@holdout/bots';
import type { GameSetup } from '@holdout/engine';
import { engineFor } from './engines.ts';

let study: Study | null = null;

/** How many turns there are to look at; null when the answers do not fit the rules of today. */
export async function beginStudy(setup: GameSetup, answers: readonly string[]): Promise<number | null> {
  study = new Study(await engineFor(setup.edition), setup, answers);
  return study.fits ? study.turns : null;
}

/** Looks at the next turn; how many are done. */
export const nextTurn = (): number => study?.next() ?? 0;

export const studied = (): Analysis | null => study?.result() ?? null;
