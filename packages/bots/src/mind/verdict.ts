// Before an answer is given: does it throw away much of the chance to win? Thought in small slices, so that whoever thinks can be interrupted.
import type { Engine, State } from '@holdout/engine';
import { botRandom } from '../random.ts';
import { ahead } from './chance.ts';
import { endsOfKeys, type Level, weigh } from './planner.ts';
import type { Ending, Part } from './told.ts';

export interface Verdict {
  /** chance to win that the answer costs, 0 to 1 */
  readonly cost: number;
  readonly better: Part;
}

const SLICE: Level = { id: 'slice', beam: 6, width: 2, within: 150, trials: [2, 0, 0], kept: [2, 2], rounds: 1 };
const SLICES = 8;
/** after so many slices a small cost is not looked at any closer */
const FIRST_LOOK = 3;
/** what counts as much, and how far it must stand out from chance */
const MUCH = 0.15;
const STANDS_OUT = 2;

/** Yields after each slice; null: nothing to warn of. */
export function* judging(engine: Engine, state: State, seat: number, key: string): Generator<undefined, Verdict | null> {
  const best: { ends: Ending[] } = { ends: [] };
  const meant: { ends: Ending[] } = { ends: [] };
  let chosen: string | undefined;
  let better: Part | undefined;
  for (let slice = 0; slice < SLICES; slice++) {
    const seed = `verdict ${state.tick} ${slice}`;
    const { ranked, told } = weigh(engine, state, seat, SLICE, botRandom(seed));
    if (slice === 0) {
      chosen = ranked[0]?.key;
      better = told?.plan[0];
    }
    if (chosen === undefined || chosen === key || better === undefined) return null;
    const same = ranked.find((one) => one.key === chosen);
    if (same !== undefined) {
      best.ends.push(...same.ends);
      meant.ends.push(...endsOfKeys(engine, state, seat, SLICE, botRandom(seed), [key]));
    }
    if (slice === FIRST_LOOK && ahead(best, meant).mean < MUCH / 2) return null;
    yield;
  }
  const { mean, error } = ahead(best, meant);
  return better !== undefined && mean >= MUCH && mean > STANDS_OUT * error ? { cost: mean, better } : null;
}
