// Where the code of each thread is: beside the bundle when the server is built, where tests built it, or in the sources.
import { Worker, type WorkerOptions } from 'node:worker_threads';

declare const BUNDLED: boolean | undefined;
/** Tests build the threads once: read from the sources each start of one takes most of a second. */
declare const BUILT_THREADS: string | undefined;

const SOURCES = {
  bots: '../bots/bots.worker.ts',
  playtest: '../gallery/playtest.worker.ts',
  previews: '../previews/previews.worker.ts',
  rehearsal: '../rehearsal/rehearsal.worker.ts',
  sqlite: '../store/sqlite.worker.ts',
} as const;

function builtIn(): string | null {
  if (typeof BUNDLED !== 'undefined' && BUNDLED) return import.meta.url;
  return typeof BUILT_THREADS === 'undefined' ? null : BUILT_THREADS;
}

export function threadFile(name: keyof typeof SOURCES): URL {
  const folder = builtIn();
  return folder === null ? new URL(SOURCES[name], import.meta.url) : new URL(`./${name}.worker.js`, folder);
}

const typescript = new URL('../../../../scripts/ts-worker.mjs', import.meta.url);

export function startThread(file: URL, options: WorkerOptions = {}): Worker {
  if (!file.pathname.endsWith('.ts')) return new Worker(file, options);
  return new Worker(typescript, { ...options, workerData: { ...options.workerData, entry: file.href } });
}
