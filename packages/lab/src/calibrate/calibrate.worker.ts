import { parentPort } from 'node:worker_threads';
import { planner, STUDY } from '@holdout/bots';
import { engine, missionNamed, setupOf, teamFor } from '../library.ts';
import { LIMITS, playGame } from '../run-game.ts';
import type { PlayedGame } from './fit.ts';

export interface CalibrateJob {
  readonly mission: string;
  readonly seed: string;
  readonly nth: number;
}

const ROUNDS = 60;

function play({ mission, seed, nth }: CalibrateJob): PlayedGame {
  const def = missionNamed(mission);
  const turns: (number | null)[][] = [];
  const bot = planner(STUDY, undefined, (best) => turns.push(best.ends.map((end) => (end.lost ? null : Number(end.value.toFixed(4))))));
  const { state } = playGame(engine, setupOf(def, teamFor(def, nth), 1, {}, seed), bot, null, { ...LIMITS, rounds: ROUNDS });
  return { mission, seed, won: state.over?.result === 'won', turns };
}

parentPort?.on('message', (job: CalibrateJob) => parentPort?.postMessage(play(job)));
