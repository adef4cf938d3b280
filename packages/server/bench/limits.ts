// What the machine itself can do, measured in the same run: a bare echo over a socket, a bare durable insert.
import { join } from 'node:path';
import Libsql from 'libsql';
import { WebSocket } from 'ws';
import { startChild } from '../test/support/child.ts';
import { pause, type Spread, spread } from './numbers.ts';

/** About what a step weighs on the wire. */
const STEP_BYTES = 900;

export async function bareEcho(sockets: number, meanMs: number, seconds: number): Promise<Spread> {
  const child = await startChild({}, new URL('./echo.ts', import.meta.url).pathname);
  const times: number[] = [];
  const until = Date.now() + seconds * 1000;
  const text = 'x'.repeat(STEP_BYTES);
  await Promise.all(
    Array.from({ length: sockets }, async () => {
      const socket = new WebSocket(child.at.socket);
      await new Promise((resolve) => socket.once('open', resolve));
      while (Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, pause(meanMs)));
        const from = performance.now();
        const back = new Promise((resolve) => socket.once('message', resolve));
        socket.send(text);
        await back;
        times.push(performance.now() - from);
      }
      socket.terminate();
    }),
  );
  await child.kill();
  return spread(times);
}

/** One row, one commit, one wait for the disk; nobody else. */
export function bareInsert(folder: string, count: number): Spread {
  const database = new Libsql(join(folder, 'bare.sqlite'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('create table entries (game text, tick integer, text text, primary key (game, tick))');
  const insert = database.prepare('insert into entries values (?, ?, ?)');
  const text = 'x'.repeat(STEP_BYTES);
  const times: number[] = [];
  for (let tick = 0; tick < count; tick++) {
    const from = performance.now();
    insert.run('game', tick, text);
    times.push(performance.now() - from);
  }
  database.close();
  return spread(times);
}
