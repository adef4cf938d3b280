// At the exit with work left: the chance to win if whoever is asked goes, and if they stay. Both are played to their end in games that look the
// same, in small slices, so that whoever thinks can be interrupted: nearer ends tell little about somebody who is missed later.
import type { Engine, State } from '@holdout/engine';
import { botRandom } from '../random.ts';
import { chanceIn } from './chance.ts';
import { endsOfKeys, type Level } from './planner.ts';
import type { Ending } from './told.ts';

export interface Parting {
  /** chances to win, 0 to 1 */
  readonly goes: number;
  readonly stays: number;
}

const SLICE: Level = { id: 'parting', beam: 6, width: 2, within: 150, trials: [1, 0, 0], kept: [2, 2], rounds: 40 };
/** A table of one's own has time for all of them. */
const SLICES = 8;

/** Yields after each pair of games. */
export function* parting(engine: Engine, state: State, seat: number, slices = SLICES): Generator<undefined, Parting> {
  const [goes, stays]: [Ending[], Ending[]] = [[], []];
  for (let slice = 0; slice < slices; slice++) {
    const seed = `parting ${state.tick} ${slice}`;
    goes.push(...endsOfKeys(engine, state, seat, SLICE, botRandom(seed), ['yes']));
    stays.push(...endsOfKeys(engine, state, seat, SLICE, botRandom(seed), ['no']));
    yield;
  }
  return { goes: chanceIn({ ends: goes }), stays: chanceIn({ ends: stays }) };
}
