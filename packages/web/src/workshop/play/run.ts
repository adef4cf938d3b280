// Games of bots in workers of their own, a few at a time, so that the page can count along and stop at once.
import { TABLE_BOTS, type TableBot } from '@holdout/bots/levels';
import type { GameSetup } from '@holdout/engine';
import { go } from '../../app/router.ts';
import { keepFile } from '../../game/local/files.ts';
import { engineWorker, extraWorker } from '../../game/local/worker.ts';
import type { Playtest } from '../../game/local/workshop.ts';

export interface Run {
  stop(): void;
}

interface Wish {
  readonly setup: Omit<GameSetup, 'seed'>;
  readonly bot: string;
  readonly games: number;
  /** names the luck: the same games every time, so two versions of a mission are played with the same dice and cards */
  readonly series: string;
}

/** Hundreds of games want a bot that thinks fast; who has time may let a better one play. */
export const PLAYTEST_BOTS: readonly [TableBot, ...TableBot[]] = ['swift', ...TABLE_BOTS.filter((level) => level !== 'swift')];

/** Games that travel together: more of them while they are quick, so that the page counts along at about this pace whoever plays. */
const MOST_AT_A_TIME = 8;
const COUNT_EVERY_MS = 500;
const MOST_WORKERS = 4;

/** The very game the bots played, as a record to watch; false: the rules play it otherwise. */
export async function watchGame(setup: GameSetup, player: string, answers: readonly string[]): Promise<boolean> {
  const file = await engineWorker().film({ setup, players: [{ name: player, bot: null }], seedChosen: true, answers });
  if (file) go(`replay/${await keepFile(file)}`);
  return file !== null;
}

export function runPlaytest({ setup, bot, games, series }: Wish, onGames: (games: readonly Playtest[]) => void, onFailed: () => void): Run {
  let next = 0;
  let stopped = false;
  const count = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1, Math.ceil(games / 2)));
  const workers = Array.from({ length: count }, extraWorker);
  const stop = () => {
    stopped = true;
    for (const worker of workers) worker.end();
  };
  const work = async ({ engine }: (typeof workers)[number]) => {
    let atATime = 1;
    while (!stopped && next < games) {
      const seeds = Array.from({ length: Math.min(atATime, games - next) }, (_, i) => `${series}-${next + i}`);
      next += seeds.length;
      const began = performance.now();
      const done = await engine.playtest({ setup, bot, seeds });
      const each = (performance.now() - began) / seeds.length;
      atATime = Math.max(1, Math.min(MOST_AT_A_TIME, Math.floor(COUNT_EVERY_MS / each)));
      if (!stopped) onGames(done);
    }
  };
  void Promise.all(workers.map(work)).then(stop, () => {
    stop();
    onFailed();
  });
  return { stop };
}
