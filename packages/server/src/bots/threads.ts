// A few threads of bots. A thought goes to the thread with the fewest; one that takes too long is given up with its thread.
import { Worker } from 'node:worker_threads';
import type { State } from '@holdout/engine';
import type { Bots } from '../rooms/house.ts';
import { newCode } from '../secrets.ts';
import type { Chosen, Thought } from './bot-messages.ts';

const entry = new URL('../../../../scripts/ts-worker.mjs', import.meta.url);
const ownThread = new URL('./bots.worker.ts', import.meta.url);

export const BOT_LEVELS = ['sensible', 'search', 'random'] as const;

interface Waiting {
  readonly resolve: (choice: { key: string; why: string }) => void;
  readonly reject: (error: Error) => void;
  readonly limit: NodeJS.Timeout;
}

class BotThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  broken = false;

  constructor(
    thread: URL,
    private readonly limitMs: number,
  ) {
    this.#worker = new Worker(entry, { workerData: { entry: thread.href } });
    this.#worker.on('message', (chosen: Chosen) => this.#settle(chosen));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the bots are gone')));
    this.#worker.unref();
  }

  get busy(): number {
    return this.#waiting.size;
  }

  choose(state: State, level: string): Promise<{ key: string; why: string }> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => this.#fail(new Error(`the bot ${level} thought too long`)), this.limitMs * (this.busy + 1));
      this.#waiting.set(id, { resolve, reject, limit });
      const thought: Thought = { id, level, state, seed: newCode() };
      this.#worker.postMessage(thought);
    });
  }

  end(): Promise<unknown> {
    this.#fail(new Error('the server closes'));
    return this.#worker.terminate();
  }

  #settle(chosen: Chosen): void {
    const waiting = this.#waiting.get(chosen.id);
    if (!waiting) return;
    clearTimeout(waiting.limit);
    this.#waiting.delete(chosen.id);
    if ('key' in chosen) waiting.resolve({ key: chosen.key, why: chosen.why });
    else waiting.reject(new Error(chosen.problem));
  }

  #fail(error: Error): void {
    this.broken = true;
    for (const { reject, limit } of this.#waiting.values()) {
      clearTimeout(limit);
      reject(error);
    }
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}

export interface BotThreadOptions {
  readonly count: number;
  readonly limitMs: number;
  /** the thread's code and the names of its bots; ours unless a test brings others */
  readonly thread?: URL;
  readonly levels?: readonly string[];
}

export function botThreads({ count, limitMs, thread = ownThread, levels = BOT_LEVELS }: BotThreadOptions): Bots {
  let threads: BotThread[] = [];
  let closed = false;
  const leastBusy = (): BotThread => {
    threads = threads.filter((candidate) => !candidate.broken);
    const idle = threads.find((candidate) => candidate.busy === 0);
    if (idle) return idle;
    if (threads.length < count) {
      const fresh = new BotThread(thread, limitMs);
      threads.push(fresh);
      return fresh;
    }
    return threads.reduce((best, candidate) => (candidate.busy < best.busy ? candidate : best));
  };
  return {
    levels,
    choose: (state, level) => (closed ? Promise.reject(new Error('the server closes')) : leastBusy().choose(state, level)),
    close: async () => {
      closed = true;
      await Promise.all(threads.map((candidate) => candidate.end()));
    },
  };
}
