import type { GameSetup, Refusal, State } from '@holdout/engine';
import type { Logger } from 'pino';
import type { Rehearsal } from '../rooms/house.ts';
import { GivenUp, type Numbered, threadPool } from '../threads/pool.ts';
import { threadFile } from '../threads/thread-file.ts';

export type Trial =
  | (Numbered & { readonly kind: 'open'; readonly setup: GameSetup })
  | (Numbered & { readonly kind: 'answer'; readonly state: State; readonly key: string; readonly rules?: string | undefined });
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface RehearsalOptions {
  readonly limitMs: number;
  readonly megabytes: number;
  readonly log: Logger;
  readonly thread?: URL;
}

/** One thread: whoever brings missions of their own waits for others who do, and for nobody else. */
export function rehearse({ limitMs, megabytes, log, thread = threadFile('rehearsal') }: RehearsalOptions): Rehearsal {
  const pool = threadPool<Unnumbered<Trial>, Refusal | null>({ thread, count: 1, limitMs, megabytes, line: 4, all: 200 });
  const tried = async (trial: Unnumbered<Trial>, line: string): Promise<Refusal | null> => {
    try {
      return await pool.run(trial, line);
    } catch (error) {
      if (error instanceof GivenUp && (error.why === 'line-full' || error.why === 'closing')) return { reason: 'mission-waits' };
      log.info({ problem: String(error), kind: trial.kind }, 'a mission from outside does not work');
      return { reason: 'mission-fails' };
    }
  };
  return {
    open: (setup, line) => tried({ kind: 'open', setup }, line),
    answer: (state, key, line, rules) => tried({ kind: 'answer', state, key, rules }, line),
    close: () => pool.close(),
  };
}

/** Nothing is tried: for games without rules of their own, in tests. */
export const unrehearsed: Rehearsal = { open: async () => null, answer: async () => null, close: async () => {} };
