// Where the code of each thread is: beside the bundle when the server is built, in the sources when it is not.
import { Worker, type WorkerOptions } from 'node:worker_threads';

declare const BUNDLED: boolean | undefined;

const SOURCES = {
  bots: '../bots/bots.worker.ts',
  playtest: '../gallery/playtest.worker.ts',
  previews: '../previews/previews.worker.ts',
  rehearsal: '../rehearsal/rehearsal.worker.ts',
  sqlite: '../store/sqlite.worker.ts',
} as const;

export const threadFile = (name: keyof typeof SOURCES): URL =>
  typeof BUNDLED !== 'undefined' && BUNDLED ? new URL(`./${name}.worker.js`, import.meta.url) : new URL(SOURCES[name], import.meta.url);

const typescript = new URL('../../../../scripts/ts-worker.mjs', import.meta.url);

export function startThread(file: URL, options: WorkerOptions = {}): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, options);
  return new Worker(typescript, { ...options, workerData: { ...options.workerData, entry: file.href } });
}
