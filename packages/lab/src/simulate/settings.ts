// What is simulated: one setting, or two over the same seeds.
import type { Given } from '../flags.ts';
import type { SimulateJob } from './simulate.worker.ts';
import type { GameResult } from './tally.ts';

/** The same games with another bot, other options, other seats, a team of another size or another version of the mission. */
export interface Setting {
  readonly bot: string;
  readonly options: string;
  readonly players: number;
  readonly team?: number;
  /** in place of the mission named first */
  readonly mission?: string;
}

const OTHER = ['vs-bot', 'vs-options', 'vs-players', 'vs-team', 'vs-mission'];

export function settingsOf(given: Given): Setting[] {
  const sized = (name: string): { team?: number } => (given.text(name) === undefined ? {} : { team: given.number(name, 0) });
  const first: Setting = {
    bot: given.text('bot') ?? 'sensible',
    options: given.text('options') ?? 'none',
    players: given.number('players', 1),
    ...sized('team'),
  };
  if (OTHER.every((name) => given.text(name) === undefined)) return [first];
  const mission = given.text('vs-mission');
  return [
    first,
    {
      ...first,
      bot: given.text('vs-bot') ?? first.bot,
      options: given.text('vs-options') ?? first.options,
      players: given.number('vs-players', first.players),
      ...sized('vs-team'),
      ...(mission === undefined ? {} : { mission }),
    },
  ];
}

/** A game that is kept, with everything that makes it that game: a run that was stopped goes on without it. */
export interface KeptGame {
  readonly name: string;
  readonly result: GameResult;
}

export const nameOf = (job: Omit<SimulateJob, 'seeds' | 'from'>, seed: string): string =>
  [job.mission, job.bot, job.options, job.players, job.team ?? '', job.sameTeam ? 'same' : '', job.rounds, seed].join(' | ');

/** One line a game; a line cut short by a stop is left out. */
export function readKept(text: string): Map<string, GameResult> {
  const kept = new Map<string, GameResult>();
  for (const line of text.split('\n')) {
    try {
      const { name, result } = JSON.parse(line) as KeptGame;
      kept.set(name, result);
    } catch {
      // empty, or torn: that game is played again
    }
  }
  return kept;
}
