// Before tests of the server: its threads and the server with the toy game, built once for all of them, removed afterwards.
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Of this run alone, and in the package's folder, where its dependencies are found. */
const folder = at(`../../dist/tested-${process.pid}/`);

/** What `thread-file` and `child` read. */
export const BUILT_THREADS = pathToFileURL(folder).href;

export default async function build(): Promise<() => void> {
  const args = [at('../../../../scripts/build-server.mjs'), '--main', at('../toy/main.ts'), '--out', folder];
  await promisify(execFile)(process.execPath, args);
  return () => rmSync(folder, { recursive: true, force: true });
}
