// Games of bots in workers of their own, a few at a time, so that the page can count along and stop at once.
import type { GameSetup } from '@holdout/engine';
import type { MissionDef } from '@holdout/engine/content';
import { go } from '../../app/router.ts';
import { keepFile } from '../../game/local/files.ts';
import { engineWorker, extraWorker } from '../../game/local/worker.ts';
import type { Playtest } from '../../game/local/workshop.ts';

export interface Run {
  stop(): void;
}

interface Wish {
  readonly mission: MissionDef;
  readonly survivors: readonly string[];
  readonly bot: string;
  readonly games: number;
}

const AT_A_TIME = 4;
const MOST_WORKERS = 4;

/** The very game the bots played, as a record to watch. */
export async function watchGame(setup: GameSetup, player: string, answers: readonly string[]): Promise<void> {
  const file = await engineWorker().film({ setup, players: [{ name: player, bot: null }], seedChosen: true, answers });
  if (file) go(`replay/${await keepFile(file)}`);
}

/** The same seeds every time: two versions of a mission are played with the same luck. */
const seedOf = (game: number): string => `playtest-${game}`;

export function runPlaytest(
  { mission, survivors, bot, games }: Wish,
  onGames: (games: readonly Playtest[]) => void,
  onFailed: () => void,
): Run {
  let next = 0;
  let stopped = false;
  const count = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1, Math.ceil(games / AT_A_TIME)));
  const workers = Array.from({ length: count }, extraWorker);
  const stop = () => {
    stopped = true;
    for (const worker of workers) worker.end();
  };
  const work = async ({ engine }: (typeof workers)[number]) => {
    while (!stopped && next < games) {
      const seeds = Array.from({ length: Math.min(AT_A_TIME, games - next) }, (_, i) => seedOf(next + i));
      next += seeds.length;
      const done = await engine.playtest({ mission, survivors, bot, seeds });
      if (!stopped) onGames(done);
    }
  };
  void Promise.all(workers.map(work)).then(stop, () => {
    stop();
    onFailed();
  });
  return { stop };
}
