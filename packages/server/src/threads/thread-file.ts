// Where the code of each thread is: beside the bundle when the server is built, in the sources when it is not.
declare const BUNDLED: boolean | undefined;

const SOURCES = {
  bots: '../bots/bots.worker.ts',
  rehearsal: '../rehearsal/rehearsal.worker.ts',
  sqlite: '../store/sqlite.worker.ts',
} as const;

export const threadFile = (name: keyof typeof SOURCES): URL =>
  typeof BUNDLED !== 'undefined' && BUNDLED ? new URL(`./${name}.worker.js`, import.meta.url) : new URL(SOURCES[name], import.meta.url);
