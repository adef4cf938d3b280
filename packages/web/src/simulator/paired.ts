// A run beside an earlier one of the same luck: game by game over the same seeds.
import { REAL, signTest } from '@holdout/bots/pairs';
import type { Playtest } from '../game/local/workshop.ts';
import type { TestRun } from '../workshop/play/runs.ts';

export interface Paired {
  readonly pairs: number;
  readonly both: number;
  readonly neither: number;
  /** won by this run alone, by the other alone */
  readonly now: number;
  readonly before: number;
  readonly is: 'more' | 'less' | 'none';
}

type Game = Pick<Playtest, 'seed' | 'won'>;

export function paired(now: readonly Game[], before: readonly Game[]): Paired {
  const others = new Map(before.map(({ seed, won }) => [seed, won]));
  const count = { both: 0, neither: 0, now: 0, before: 0 };
  for (const { seed, won } of now) {
    const other = others.get(seed);
    if (other !== undefined) count[won && other ? 'both' : won ? 'now' : other ? 'before' : 'neither']++;
  }
  const real = signTest(count.now, count.before) < REAL;
  return {
    pairs: count.both + count.neither + count.now + count.before,
    ...count,
    is: !real ? 'none' : count.now > count.before ? 'more' : 'less',
  };
}

/** The run before it that had the same luck and is another one: another team, bot, mission or version of it. */
export const besideOf = (run: TestRun, runs: readonly TestRun[]): TestRun | undefined =>
  runs.find((one) => one.id < run.id && one.series === run.series && one.games.length > 0 && !isSame(one, run));

const isSame = (a: TestRun, b: TestRun): boolean =>
  a.bot === b.bot && a.mission === b.mission && JSON.stringify(a.setup) === JSON.stringify(b.setup);
