// A few threads for work that must not hold up the loop. One job at a time for each thread, so that a job over its limit takes nobody
// with it; what waits stands in lines, and the lines take turns, so that one room with a thousand wishes costs the others one place.
import type { Worker } from 'node:worker_threads';
import { startThread } from './thread-file.ts';

export interface Numbered {
  readonly id: number;
}
export type Outcome<R> = { readonly id: number; readonly value: R } | { readonly id: number; readonly problem: string };

/** A job was given up: why, for those who treat it differently from a failure inside. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
  constructor(readonly why: 'too-long' | 'too-much' | 'fell' | 'line-full' | 'gone' | 'closing') {
    super(`given up: ${why}`);
  }
}

export interface PoolOptions {
  readonly thread: URL;
  readonly count: number;
  readonly limitMs: number;
  /** most megabytes a thread's heap may take */
  readonly megabytes?: number;
  /** most jobs waiting in one line, and in all of them */
  readonly line?: number;
  readonly all?: number;
}

interface Job<J, R> {
  readonly work: J;
  readonly line: string;
  readonly resolve: (value: R) => void;
  readonly reject: (error: Error) => void;
}

const START_MS = 60_000;

class Thread<J extends object, R> {
  readonly #worker: Worker;
  #job: Job<J, R> | null = null;
  #limit: NodeJS.Timeout | undefined;
  #id = 0;
  #ready = false;

  constructor(
    private readonly options: PoolOptions,
    private readonly free: (thread: Thread<J, R>, broken: boolean) => void,
  ) {
    const { thread, megabytes } = options;
    this.#worker = startThread(thread, megabytes === undefined ? {} : { resourceLimits: { maxOldGenerationSizeMb: megabytes } });
    this.#worker.on('message', (outcome: 'ready' | Outcome<R>) => {
      if (outcome === 'ready') this.#started();
      else this.#settle(outcome);
    });
    this.#worker.on('error', (error) =>
      this.#break((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-much' : 'fell'),
    );
    this.#worker.on('exit', () => this.#break('fell'));
    this.#worker.unref();
  }

  run(job: Job<J, R>): void {
    this.#job = job;
    // The clock of a job starts when its thread has: a fresh one has the rules to read first.
    this.#arm(this.#ready ? this.options.limitMs : START_MS);
    this.#worker.postMessage({ ...job.work, id: ++this.#id });
  }

  end(): Promise<unknown> {
    this.#break('closing');
    return this.#worker.terminate();
  }

  #started(): void {
    this.#ready = true;
    if (this.#job) this.#arm(this.options.limitMs);
  }

  #arm(ms: number): void {
    clearTimeout(this.#limit);
    this.#limit = setTimeout(() => this.#break('too-long'), ms);
  }

  #settle(outcome: Outcome<R>): void {
    const job = this.#job;
    if (!job || outcome.id !== this.#id) return;
    clearTimeout(this.#limit);
    this.#job = null;
    if ('value' in outcome) job.resolve(outcome.value);
    else job.reject(new Error(outcome.problem));
    this.free(this, false);
  }

  #break(why: GivenUp['why']): void {
    clearTimeout(this.#limit);
    const job = this.#job;
    this.#job = null;
    this.#worker.removeAllListeners();
    this.#worker.on('error', () => {});
    void this.#worker.terminate();
    this.free(this, true);
    job?.reject(new GivenUp(why));
  }
}

export interface Pool<J, R> {
  /** `line`: whose job it is; `signal`: its asker is gone, do not begin. Rejects with GivenUp or the failure inside. */
  run(work: J, line: string, signal?: AbortSignal): Promise<R>;
  /** jobs that wait or run */
  readonly busy: number;
  close(): Promise<void>;
}

export function threadPool<J extends object, R>(options: PoolOptions): Pool<J, R> {
  const { line: mostInLine = 50, all: mostInAll = 2000 } = options;
  const threads = new Set<Thread<J, R>>();
  const idle: Thread<J, R>[] = [];
  const lines = new Map<string, Job<J, R>[]>();
  let waiting = 0;
  let running = 0;
  let closed = false;

  const free = (thread: Thread<J, R>, broken: boolean): void => {
    if (!threads.has(thread)) return;
    if (running > 0 && !idle.includes(thread)) running--;
    if (broken) {
      threads.delete(thread);
      const place = idle.indexOf(thread);
      if (place >= 0) idle.splice(place, 1);
    } else idle.push(thread);
    queueMicrotask(next);
  };

  function takeJob(): Job<J, R> | null {
    const first = lines.entries().next();
    if (first.done) return null;
    const [name, jobs] = first.value;
    const job = jobs.shift() ?? null;
    // To the back of the queue of lines: everyone else comes first.
    lines.delete(name);
    if (jobs.length > 0) lines.set(name, jobs);
    waiting--;
    return job;
  }

  function next(): void {
    while (!closed && waiting > 0) {
      let thread = idle.pop();
      if (!thread) {
        if (threads.size >= options.count) return;
        thread = new Thread(options, free);
        threads.add(thread);
      }
      const job = takeJob();
      if (!job) return void idle.push(thread);
      running++;
      thread.run(job);
    }
  }

  function leave(job: Job<J, R>, why: GivenUp['why']): void {
    const jobs = lines.get(job.line);
    const place = jobs?.indexOf(job) ?? -1;
    if (!jobs || place < 0) return;
    jobs.splice(place, 1);
    waiting--;
    if (jobs.length === 0) lines.delete(job.line);
    job.reject(new GivenUp(why));
  }

  return {
    get busy() {
      return waiting + running;
    },
    run: (work, line, signal) => {
      if (closed) return Promise.reject(new GivenUp('closing'));
      if (signal?.aborted) return Promise.reject(new GivenUp('gone'));
      const jobs = lines.get(line) ?? [];
      if (jobs.length >= mostInLine || waiting >= mostInAll) return Promise.reject(new GivenUp('line-full'));
      return new Promise<R>((resolve, reject) => {
        const gone = (): void => leave(job, 'gone');
        // a connection asks thousands of times in its life: it must not keep hold of every job it ever gave
        const forget = (): void => signal?.removeEventListener('abort', gone);
        const settling =
          <T>(settle: (outcome: T) => void) =>
          (outcome: T): void => {
            forget();
            settle(outcome);
          };
        const job: Job<J, R> = { work, line, resolve: settling<R>(resolve), reject: settling<Error>(reject) };
        jobs.push(job);
        lines.set(line, jobs);
        waiting++;
        signal?.addEventListener('abort', gone, { once: true });
        next();
      });
    },
    close: async () => {
      closed = true;
      for (const jobs of [...lines.values()]) for (const job of [...jobs]) leave(job, 'closing');
      await Promise.all([...threads].map((thread) => thread.end()));
    },
  };
}
