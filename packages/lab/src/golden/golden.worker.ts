import { parentPort } from 'node:worker_threads';
import { botNamed } from '../bots.ts';
import { engine, missionNamed, optionsNamed, setupOf, teamFor } from '../library.ts';
import { playGame } from '../run-game.ts';
import { findVictory } from './find-victory.ts';
import { playthroughOf } from './playthrough.ts';

export interface FindJob {
  readonly mission: string;
  readonly bot: string;
  readonly options: string;
  readonly players: number;
  readonly seeds: readonly string[];
  /** won, lost or '' for both */
  readonly only: string;
  /** rounds of a search with open cards for a victory; 0: the bot just plays */
  readonly deep: number;
}

export interface Found {
  readonly mission: string;
  readonly end: string;
  readonly reason: string;
  readonly text: string;
}

function find(job: FindJob): Found[] {
  const found: Found[] = [];
  const mission = missionNamed(job.mission);
  job.seeds.forEach((seed, i) => {
    try {
      const setup = setupOf(mission, teamFor(mission, i), job.players, optionsNamed(job.options), seed);
      const played =
        job.deep > 0
          ? findVictory(engine, setup, { keep: 6, tries: 12, rounds: job.deep, seconds: 240 })
          : playGame(engine, setup, botNamed(job.bot), null);
      if (played === null) return;
      const { state, answers } = played;
      if (state.over === null || (job.only !== '' && state.over.result !== job.only)) return;
      found.push({ mission: job.mission, end: state.over.result, reason: state.over.reason, text: playthroughOf(engine, setup, answers) });
    } catch {
      // a game the engine cannot finish is the fuzzer's business
    }
  });
  return found;
}

parentPort?.on('message', (job: FindJob) => parentPort?.postMessage(find(job)));
