// A server process that can be killed at any moment.
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Address } from './guest.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const toyMain = fileURLToPath(new URL('../toy/main.ts', import.meta.url));

const MOST_LOGGED = 10_000;

export interface Child {
  readonly process: ChildProcess;
  readonly port: number;
  readonly at: Address;
  /** what it logged, where LOG_LEVEL says more than nothing */
  readonly logged: readonly string[];
  /** kill -9 */
  kill(): Promise<void>;
  /** asks it to end, as an operator would; resolves with its exit code */
  end(): Promise<number | null>;
}

declare const BUILT_THREADS: string | undefined;
/** Unit tests have built the toy's server already, with its threads. */
const builtToy =
  typeof BUILT_THREADS === 'undefined' ? [] : [[toyMain, Promise.resolve(fileURLToPath(new URL('main.js', BUILT_THREADS)))] as const];
const built = new Map<string, Promise<string>>(builtToy);

/** Built once as in earnest, so that it starts in a moment and what is measured is the server, not a loader. */
function build(main: string): Promise<string> {
  let building = built.get(main);
  if (!building) {
    // In the package's folder, where its dependencies are found.
    const out = join(root, `packages/server/dist/child-${process.pid}-${built.size}`);
    process.once('exit', () => rmSync(out, { recursive: true, force: true }));
    const script = join(root, 'scripts/build-server.mjs');
    building = promisify(execFile)(process.execPath, [script, '--main', main, '--out', out]).then(() => join(out, 'main.js'));
    built.set(main, building);
  }
  return building;
}

export async function startChild(environment: Record<string, string>, main = toyMain, flags: readonly string[] = []): Promise<Child> {
  const process_ = fork(await build(main), [], {
    execArgv: [...flags],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', WEB_DIST: '/nowhere', ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const logged: string[] = [];
  if (process_.stdout)
    createInterface(process_.stdout).on('line', (line) => {
      if (line.startsWith('{') && logged.length < MOST_LOGGED) logged.push(line);
    });
  const ended = new Promise<number | null>((resolve) => process_.once('exit', (code) => resolve(code)));
  const port = await new Promise<number>((resolve, reject) => {
    process_.once('message', (message) => resolve((message as { port: number }).port));
    process_.once('exit', (code) => reject(new Error(`the server ended at once with ${code}`)));
  });
  return {
    process: process_,
    port,
    logged,
    at: { http: `http://127.0.0.1:${port}`, socket: `ws://127.0.0.1:${port}/socket` },
    kill: async () => {
      process_.kill('SIGKILL');
      await ended;
    },
    end: () => {
      process_.kill('SIGTERM');
      return ended;
    },
  };
}
