import { parentPort } from 'node:worker_threads';
import type { Numbered, Outcome } from './pool.ts';

/** The other end of a pool's thread: does jobs one by one; what throws inside is told as a problem. */
export function serveJobs<J extends Numbered, R>(work: (job: J) => R | Promise<R>): void {
  if (!parentPort) throw new Error('this is a worker thread');
  const port = parentPort;
  port.on('message', async (job: J) => {
    let outcome: Outcome<R>;
    try {
      outcome = { id: job.id, value: await work(job) };
    } catch (error) {
      outcome = { id: job.id, problem: String(error) };
    }
    port.postMessage(outcome);
  });
  port.postMessage('ready');
}
