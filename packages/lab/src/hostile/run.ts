// Files one after the other in a thread that is given up when it does not come back: a file that never ends is found out, not waited for.
import { Worker } from 'node:worker_threads';
import type { Tried } from './try-file.ts';

const ENTRY = new URL('../../../../scripts/ts-worker.mjs', import.meta.url);
const WORKER = new URL('./hostile.worker.ts', import.meta.url);
/** No single call may take longer. */
export const LIMIT_MS = 2000;
/** The thread has the rules to read first; a whole file is many calls. */
const GIVEN_UP_MS = 60_000;

export interface HostileReport {
  readonly files: number;
  readonly messages: number;
  readonly played: number;
  readonly answers: number;
  readonly longest: number;
  /** the files that crashed, hung or took too long */
  readonly failures: readonly Tried[];
}

const hung = (seed: string): Tried => ({ seed, end: 'crash', detail: 'it never came back', answers: 0, longest: GIVEN_UP_MS });

export async function tryFiles(seeds: readonly string[], step: (done: number) => void = () => {}): Promise<HostileReport> {
  let worker = startWorker();
  const one = async (seed: string): Promise<Tried> => {
    const tried = await ask(worker, seed);
    if (tried) return tried;
    await worker.terminate();
    worker = startWorker();
    return hung(seed);
  };
  let messages = 0;
  let played = 0;
  let answers = 0;
  let longest = 0;
  const failures: Tried[] = [];
  for (const [at, seed] of seeds.entries()) {
    let tried = await one(seed);
    // A busy machine is no slow file: it is tried once more before it counts.
    if (tried.end !== 'crash' && tried.longest > LIMIT_MS) tried = await one(seed);
    if (tried.end === 'crash' || tried.longest > LIMIT_MS) failures.push(tried);
    else if (tried.end === 'message') messages++;
    else played++;
    answers += tried.answers;
    longest = Math.max(longest, tried.longest);
    step(at + 1);
  }
  await worker.terminate();
  return { files: seeds.length, messages, played, answers, longest, failures };
}

const startWorker = (): Worker => new Worker(ENTRY, { workerData: { entry: WORKER.href } });

/** Null: it did not come back. */
function ask(worker: Worker, seed: string): Promise<Tried | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), GIVEN_UP_MS);
    worker.removeAllListeners('message');
    worker.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    worker.once('message', (tried: Tried) => {
      clearTimeout(timer);
      worker.removeAllListeners('error');
      resolve(tried);
    });
    worker.postMessage(seed);
  });
}

export const hostileSeeds = (seed: string, files: number): string[] => Array.from({ length: files }, (_, n) => `${seed}-${n}`);
