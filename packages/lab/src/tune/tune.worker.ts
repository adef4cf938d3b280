import { parentPort } from 'node:worker_threads';
import { LEVELS, planner, WEIGHTS } from '@holdout/bots';
import { engine, missionNamed, setupOf, teamFor } from '../library.ts';
import { LIMITS, playGame } from '../run-game.ts';

export interface TuneJob {
  readonly mission: string;
  readonly seed: string;
  readonly nth: number;
  readonly weights: Readonly<Record<string, number>>;
}

const ROUNDS = 40;

/** A game won counts 1; one not won by how much of the mission's list was done, at most a half. */
function play(job: TuneJob): number {
  const mission = missionNamed(job.mission);
  const setup = setupOf(mission, teamFor(mission, job.nth), 1, {}, job.seed);
  const bot = planner(LEVELS.quick, { ...WEIGHTS, ...job.weights });
  const { state } = playGame(engine, setup, bot, null, { ...LIMITS, rounds: ROUNDS });
  if (state.over?.result === 'won') return 1;
  const lines = engine.view(state, 0, true).lines;
  const done = lines.reduce((sum, line) => sum + (line.met ? 1 : line.want ? (line.have ?? 0) / line.want : 0), 0);
  return (0.5 * done) / Math.max(1, lines.length);
}

parentPort?.on('message', (job: TuneJob) => parentPort?.postMessage(play(job)));
