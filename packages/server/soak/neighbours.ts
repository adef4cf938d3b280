// People in another room, in a process of their own: what do they notice of what is done to the server?
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Child } from '../test/support/child.ts';
import { realWish } from '../test/support/real.ts';
import { seatTable } from '../test/support/table.ts';
import type { Waits } from './neighbour.ts';

export interface Neighbours {
  /** how long they waited since they were last asked */
  waits(): Promise<Waits>;
  end(): void;
}

export async function moveIn(server: Child, everyMs = 20): Promise<Neighbours> {
  const table = await seatTable(server.at, 2, realWish('black-plague', 'black-plague/q01', 2));
  table.leave();
  const process_ = fork(fileURLToPath(new URL('./neighbour.ts', import.meta.url)), {
    execArgv: ['--import', new URL('../../../scripts/ts.mjs', import.meta.url).href],
    env: {
      ...process.env,
      SOCKET: server.at.socket,
      ROOM: table.code,
      TOKENS: table.guests.map((guest) => guest.guest.token).join(' '),
      EVERY: String(everyMs),
      SERVER: String(server.process.pid),
    },
  });
  const message = <T>() => new Promise<T>((resolve) => process_.once('message', (value) => resolve(value as T)));
  await message();
  return {
    waits: () => {
      const told = message<Waits>();
      process_.send('waits');
      return told;
    },
    end: () => void process_.kill('SIGKILL'),
  };
}

/** Without a single ping there is nothing to say. */
export const said = ({ count, p50, p99, longest, p99Busy, busiest }: Waits): string =>
  count === 0
    ? 'not one ping'
    : `${count} pings, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, longest ${longest.toFixed(0)} ms; of one wait the server's loop computed ` +
      `${p99Busy.toFixed(1)} ms at p99, ${busiest.toFixed(0)} ms at most`;
