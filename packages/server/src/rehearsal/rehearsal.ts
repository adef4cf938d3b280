import type { GameSetup, Refusal, State } from '@holdout/engine';
import type { Logger } from 'pino';
import type { DailyOutcome, DailyTrial, Rehearsal } from '../rooms/house.ts';
import { GivenUp, type Numbered, threadPool } from '../threads/pool.ts';
import { threadFile } from '../threads/thread-file.ts';

export type Trial =
  | (Numbered & { readonly kind: 'open'; readonly setup: GameSetup })
  | (Numbered & { readonly kind: 'answer'; readonly state: State; readonly key: string; readonly rules?: string | undefined })
  | (Numbered & DailyTrial & { readonly kind: 'daily' });
export type TrialOutcome = Refusal | DailyOutcome | null;
type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface RehearsalOptions {
  readonly limitMs: number;
  readonly megabytes: number;
  readonly log: Logger;
  readonly thread?: URL;
}

const WAITS: Refusal = { reason: 'mission-waits' };
/** Of what is only tried: whether it went well. */
const refusalOf = (outcome: TrialOutcome): Refusal | null => (outcome !== null && 'reason' in outcome ? outcome : null);

/** One thread: whoever brings missions of their own waits for others who do, and for nobody else. */
export function rehearse({ limitMs, megabytes, log, thread = threadFile('rehearsal') }: RehearsalOptions): Rehearsal {
  const pool = threadPool<Unnumbered<Trial>, TrialOutcome>({ thread, count: 1, limitMs, megabytes, line: 4, all: 200 });
  const tried = async (trial: Unnumbered<Trial>, line: string): Promise<TrialOutcome> => {
    try {
      return await pool.run(trial, line);
    } catch (error) {
      if (error instanceof GivenUp && (error.why === 'line-full' || error.why === 'closing')) return WAITS;
      log.info({ problem: String(error), kind: trial.kind }, 'a mission from outside does not work');
      return { reason: 'mission-fails' };
    }
  };
  return {
    open: async (setup, line) => refusalOf(await tried({ kind: 'open', setup }, line)),
    answer: async (state, key, line, rules) => refusalOf(await tried({ kind: 'answer', state, key, rules }, line)),
    daily: async (trial, line) => (await tried({ kind: 'daily', ...trial }, line)) ?? WAITS,
    close: () => pool.close(),
  };
}

/** Nothing is tried: for games without rules of their own, in tests. */
export const unrehearsed: Rehearsal = {
  open: async () => null,
  answer: async () => null,
  daily: async () => WAITS,
  close: async () => {},
};
