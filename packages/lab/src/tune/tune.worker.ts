import { parentPort } from 'node:worker_threads';
import { LEVELS, planner, WEIGHTS } from '@holdout/bots';
import { engine, missionNamed, setupOf, teamFor } from '../library.ts';
import { LIMITS, playGame } from '../run-game.ts';

export interface TuneJob {
  readonly mission: string;
  readonly seed: string;
  readonly nth: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly level: 'swift' | 'quick';
}

export interface Tuned {
  readonly score: number;
  readonly won: boolean;
  /** of the list of jobs: which one */
  readonly seed: string;
}

const ROUNDS = 40;

/** A game won counts 1; one not won by how much of the mission's list was done, at most a half. */
function play(job: TuneJob): Tuned {
  const mission = missionNamed(job.mission);
  const setup = setupOf(mission, teamFor(mission, job.nth), 1, {}, job.seed);
  const bot = planner(LEVELS[job.level], { ...WEIGHTS, ...job.weights });
  const { state } = playGame(engine, setup, bot, null, { ...LIMITS, rounds: ROUNDS });
  const { seed } = job;
  if (state.over?.result === 'won') return { seed, score: 1, won: true };
  const lines = engine.view(state, 0, true).lines;
  const done = lines.reduce((sum, line) => sum + (line.met ? 1 : line.want ? (line.have ?? 0) / line.want : 0), 0);
  return { seed, score: (0.5 * done) / Math.max(1, lines.length), won: false };
}

parentPort?.on('message', (job: TuneJob) => parentPort?.postMessage(play(job)));
