// Bots in threads of their own. Rooms stand in line one beside the other; a thought that takes too long is given up with its thread.
import type { Parting, Told } from '@holdout/bots';
import { TABLE_BOTS } from '@holdout/bots/levels';
import type { State } from '@holdout/engine';
import type { Bots } from '../rooms/house.ts';
import { newCode } from '../secrets.ts';
import { type Numbered, threadPool } from '../threads/pool.ts';
import { threadFile } from '../threads/thread-file.ts';

export interface Thought extends Numbered {
  /** null: nobody chooses, the chance at the exit is reckoned */
  readonly level: string | null;
  readonly state: State;
  /** the bots' own dice; says nothing about the game's */
  readonly seed: string;
  /** the file of the rules it is played by, where they are not this server's */
  readonly rules?: string | undefined;
}
export interface Choice {
  readonly key: string;
  readonly why: string;
  readonly told?: Told;
}

export interface BotThreadOptions {
  readonly count: number;
  readonly limitMs: number;
  /** the thread's code and the names of its bots; ours unless a test brings others */
  readonly thread?: URL;
  readonly levels?: readonly string[];
}

export function botThreads({ count, limitMs, thread = threadFile('bots'), levels = TABLE_BOTS }: BotThreadOptions): Bots {
  const pool = threadPool<Omit<Thought, 'id'>, Choice | Parting | null>({ thread, count, limitMs, megabytes: 512 });
  return {
    levels,
    choose: async (state, level, line, signal, rules) => (await pool.run({ level, state, seed: newCode(), rules }, line, signal)) as Choice,
    part: (state, line, signal, rules) => pool.run({ level: null, state, seed: newCode(), rules }, line, signal),
    close: () => pool.close(),
  };
}
