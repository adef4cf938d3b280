// What every room is built on; handed in, so that tests bring their own.
import type { Engine, GameSetup, Refusal, State } from '@holdout/engine';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Fanout } from '../fanout/fanout.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Push } from '../operations/push.ts';
import type { Previews } from '../previews/question.ts';
import type { Store } from '../store/index.ts';

/** Players that choose among the options, somewhere they do not hold up the server. */
export interface Bots {
  readonly levels: readonly string[];
  /**
   * A legal answer to the pending question and, as a label key, the reason for it. `line`: whose thought it is; lines take turns.
   * `rules`: the file of the rules it is played by, where they are not this server's.
   */
  choose(
    state: State,
    level: string,
    line: string,
    signal?: AbortSignal,
    rules?: string,
  ): Promise<{ readonly key: string; readonly why: string }>;
  /** The chance to win if whoever is asked at the exit goes, and if they stay; absent where nobody can tell. */
  part?(state: State, line: string, signal?: AbortSignal, rules?: string): Promise<unknown>;
  close(): Promise<void>;
}

/** A mission or sheet from outside is tried somewhere else first: what throws or never ends there never happens here. */
export interface Rehearsal {
  /** Null: it can be set up. */
  open(setup: GameSetup, line: string): Promise<Refusal | null>;
  /** Null: the answer comes to an end. */
  answer(state: State, key: string, line: string, rules?: string): Promise<Refusal | null>;
  /** What a try at the mission of a day comes to, played again from its first question to its end. */
  daily(tried: DailyTrial, line: string): Promise<DailyOutcome | Refusal>;
  close(): Promise<void>;
}

export interface DailyTrial {
  readonly day: number;
  readonly steps: readonly (string | number)[];
  readonly rules?: string | undefined;
}

export interface DailyOutcome {
  readonly won: boolean;
  readonly rounds: number;
  readonly fallen: number;
  readonly rewound: number;
}

export interface House {
  /** the current engine first, then older ones that running games may be pinned to */
  readonly engines: readonly Engine[];
  readonly bots: Bots;
  readonly rehearsal: Rehearsal;
  readonly previews: Previews;
  readonly store: Store;
  readonly config: Config;
  readonly fanout: Fanout;
  readonly metrics: Metrics;
  readonly push: Push;
  readonly log: Logger;
}
