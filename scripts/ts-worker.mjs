// Entry for a worker thread written in TypeScript: Node 20 does not apply `--import` to a worker's own entry.
//   new Worker(new URL('../../../scripts/ts-worker.mjs', import.meta.url), { workerData: { entry: new URL('./x.worker.ts', import.meta.url).href } })
import { workerData } from 'node:worker_threads';
import './ts.mjs';

await import(workerData.entry);
