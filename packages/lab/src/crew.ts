// Work shared out to worker threads: a list of jobs, results as they come, a progress bar while somebody watches.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const ENTRY = new URL('../../../scripts/ts-worker.mjs', import.meta.url);

export const cores = (): number => Math.max(1, Math.min(8, availableParallelism()));

function bar(done: number, all: number, note: string): string {
  const width = 28;
  const full = all === 0 ? width : Math.round((width * done) / all);
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${all} ${note}`;
}

/** Tells how far things are on stderr, where it does not spoil the output. */
export function progress(all: number): { step(note?: string): void; done(): void } {
  let count = 0;
  let last = 0;
  const shows = process.stderr.isTTY === true;
  const started = performance.now();
  return {
    step(note = '') {
      count++;
      const now = performance.now();
      if (!shows || (now - last < 80 && count < all)) return;
      last = now;
      const left = Math.round(((now - started) / count / 1000) * (all - count));
      process.stderr.write(`\r\u001b[K${bar(count, all, `${note} ${left > 0 ? `${left} s left` : ''}`)}`);
    },
    done() {
      if (shows) process.stderr.write('\r\u001b[K');
    },
  };
}

/** Runs the worker file on every job; each message a worker posts is the result of one job. A worker asks for the next job when it is done. */
export function shareOut<Job, Result>(file: URL, jobs: readonly Job[], got: (result: Result) => void, threads = cores()): Promise<void> {
  let next = 0;
  const crew = Math.min(threads, jobs.length);
  const one = () =>
    new Promise<void>((finished, failed) => {
      const worker = new Worker(ENTRY, { workerData: { entry: file.href } });
      const give = () => {
        if (next < jobs.length) worker.postMessage(jobs[next++]);
        else void worker.terminate().then(() => finished());
      };
      worker.on('message', (result: Result) => {
        got(result);
        give();
      });
      worker.on('error', failed);
      give();
    });
  return Promise.all(Array.from({ length: crew }, one)).then(() => undefined);
}
