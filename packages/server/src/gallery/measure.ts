// How often bots win a published mission: played in a thread of its own, one mission after the other, and written to its version.
import type { MissionDef } from '@holdout/engine';
import type { Logger } from 'pino';
import type { Store } from '../store/index.ts';
import { GivenUp, type Numbered, threadPool } from '../threads/pool.ts';
import { threadFile } from '../threads/thread-file.ts';

export interface Trial extends Numbered {
  readonly mission: MissionDef;
  readonly seed: string;
  readonly bot: string;
}
export interface TrialEnd {
  readonly won: boolean;
  readonly rounds: number;
}

export interface Measure {
  /** There may be something new to play. */
  wake(): void;
  close(): Promise<void>;
}

export interface MeasureOptions {
  readonly games: number;
  /** what one game may take */
  readonly limitMs: number;
  readonly megabytes: number;
  readonly bot: string;
}

/** Nobody plays: for servers that do not want to, and for tests. */
export const unmeasured: Measure = { wake: () => {}, close: async () => {} };

export function measureWith(store: Store, { games, limitMs, megabytes, bot }: MeasureOptions, log: Logger): Measure {
  if (games === 0) return unmeasured;
  const pool = threadPool<Omit<Trial, 'id'>, TrialEnd>({ thread: threadFile('playtest'), count: 1, limitMs, megabytes });
  let closed = false;
  let working: Promise<void> | null = null;

  async function playOut(id: string, mission: MissionDef): Promise<void> {
    let won = 0;
    let rounds = 0;
    for (let game = 0; game < games; game++) {
      const end = await pool.run({ mission, seed: `${id}-${game}`, bot }, id);
      won += end.won ? 1 : 0;
      rounds += end.rounds;
    }
    await store.gallery.measured(id, games, won, rounds);
  }

  async function work(): Promise<void> {
    for (let next = await store.gallery.unmeasured(); next && !closed; next = await store.gallery.unmeasured()) {
      try {
        await playOut(next.id, JSON.parse(next.mission) as MissionDef);
      } catch (error) {
        if (error instanceof GivenUp && error.why === 'closing') return;
        log.info({ problem: String(error) }, 'bots cannot play a published mission');
        await store.gallery.measured(next.id, -1, 0, 0);
      }
    }
  }

  return {
    wake() {
      if (closed) return;
      working ??= work()
        .catch((error) => log.warn({ problem: String(error) }, 'published missions could not be played by bots'))
        .finally(() => {
          working = null;
        });
    },
    async close() {
      closed = true;
      await pool.close();
      await working;
    },
  };
}
