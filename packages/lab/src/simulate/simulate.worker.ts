import { parentPort } from 'node:worker_threads';
import { botNamed } from '../bots.ts';
import { engine, missionNamed, optionsNamed, setupOf, type TeamWish, teamOf } from '../library.ts';
import { LIMITS, playGame } from '../run-game.ts';
import { type GameResult, newTally } from './tally.ts';

/** Some games of one mission in a row, so that messages cost little. */
export interface SimulateJob {
  readonly mission: string;
  readonly bot: string;
  readonly players: number;
  readonly options: string;
  readonly rounds: number;
  readonly seeds: readonly string[];
  /** number of the first of them: every game has another part of the box */
  readonly from: number;
  /** the same team every game, or another part of the box each time */
  readonly sameTeam: boolean;
  /** survivors in the team, or who they are; absent: as many as the mission asks for */
  readonly team?: TeamWish;
}

function play(job: SimulateJob, seed: string, nth: number): GameResult {
  const started = performance.now();
  const tally = newTally();
  const mission = missionNamed(job.mission);
  try {
    const team = teamOf(mission, job.sameTeam ? 0 : nth, job.team);
    const setup = setupOf(mission, team, job.players, optionsNamed(job.options), seed);
    const played = playGame(engine, setup, botNamed(job.bot), tally, { ...LIMITS, rounds: job.rounds });
    return tally.result(job.mission, job.bot, played.state, played.answers.length, performance.now() - started);
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return {
      mission: job.mission,
      bot: job.bot,
      seed,
      end: 'failed',
      reason,
      rounds: 0,
      answers: 0,
      kills: {},
      deaths: {},
      ms: performance.now() - started,
      deathsAt: [],
      turnsAt: {},
      met: [],
      people: {},
    };
  }
}

parentPort?.on('message', (job: SimulateJob) => parentPort?.postMessage(job.seeds.map((seed, i) => play(job, seed, job.from + i))));
