// Games are searched for moments beside the tests, in a thread: they compute for seconds, on a busy machine for half a minute, and as long as
// the process of the tests computes no page is heard, while the patience of every test beside it runs out.
import { Worker } from 'node:worker_threads';
import type { Searches } from './searches.ts';

export const searched = <N extends keyof Searches>(name: N, ...wanted: Parameters<Searches[N]>): Promise<ReturnType<Searches[N]>> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./searches.ts', import.meta.url), { workerData: { name, wanted } });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
