// A server process that can be killed at any moment.
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Address } from './guest.ts';

const toyMain = fileURLToPath(new URL('../toy/main.ts', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

export interface Child {
  readonly process: ChildProcess;
  readonly port: number;
  readonly at: Address;
  /** kill -9 */
  kill(): Promise<void>;
  /** asks it to end, as an operator would; resolves with its exit code */
  end(): Promise<number | null>;
}

export async function startChild(environment: Record<string, string>, main = toyMain): Promise<Child> {
  const process_ = fork(main, [], {
    execArgv: ['--import', tsx],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', WEB_DIST: '/nowhere', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<number | null>((resolve) => process_.once('exit', (code) => resolve(code)));
  const port = await new Promise<number>((resolve, reject) => {
    process_.once('message', (message) => resolve((message as { port: number }).port));
    process_.once('exit', (code) => reject(new Error(`the server ended at once with ${code}`)));
  });
  return {
    process: process_,
    port,
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
