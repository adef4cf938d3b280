// npm run bench:server [-- --rooms 200 --seconds 20 --pause 1000 --postgres --json]
// Answers a second, latency and memory of the real server, beside what the machine could do at best in the same run.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startChild } from '../test/support/child.ts';
import { temporaryFolder } from '../test/support/config.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { bareEcho, bareInsert } from './limits.ts';
import { type Load, load } from './load.ts';
import { mb, ms, type Spread } from './numbers.ts';

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '20' },
    /** mean time a room thinks between answers, in milliseconds */
    pause: { type: 'string', default: '1000' },
    postgres: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const rooms = Number(values.rooms);
const seconds = Number(values.seconds);
const pauseMs = Number(values.pause);
const TARGET_P95_MS = 10;
const BUSY_ROOMS = 16;

const folder = temporaryFolder();
const cluster = values.postgres ? await startPostgres({ durable: true }) : null;

interface Usage {
  readonly heapUsed: number;
  readonly rss: number;
  /** processor time so far */
  readonly cpuMs: number;
}

async function startServer() {
  const child = await startChild(
    {
      NODE_OPTIONS: '--expose-gc',
      ...(cluster ? { DATABASE_URL: await cluster.database() } : { SQLITE_FILE: join(folder.path, `bench-${Date.now()}.sqlite`) }),
      MESSAGES_PER_SECOND: '100000',
      MAX_CONNECTIONS_PER_ADDRESS: '100000',
      REQUESTS_PER_MINUTE: '10000000',
      GUESTS_PER_MINUTE: '10000000',
      GAMES_PER_MINUTE: '10000000',
    },
    new URL('./server.ts', import.meta.url).pathname,
  );
  const usage = (): Promise<Usage> =>
    new Promise((resolve) => {
      child.process.once('message', (message) => resolve(message as Usage));
      child.process.send('usage');
    });
  return { child, usage };
}

const row = (name: string, rate: number, { p50, p95, p99, max }: Spread): string =>
  `${name.padEnd(46)}${rate.toFixed(0).padStart(9)}${ms(p50)}${ms(p95)}${ms(p99)}${ms(max)}`;

async function paced() {
  const { child, usage } = await startServer();
  const empty = await usage();
  let full = empty;
  const played = await load(child.at, rooms, pauseMs, seconds, async () => {
    full = await usage();
  });
  const after = await usage();
  await child.end();
  const cpuMs = (after.cpuMs - full.cpuMs) / played.latency.count;
  return { played, perRoom: (full.heapUsed - empty.heapUsed) / rooms, rss: full.rss, cpuMs };
}

async function busy(): Promise<Load> {
  const { child } = await startServer();
  const played = await load(child.at, BUSY_ROOMS, 0, Math.min(seconds, 15), async () => {});
  await child.end();
  return played;
}

try {
  const insert = bareInsert(folder.path, 2000);
  const echo = await bareEcho(rooms, pauseMs, Math.min(seconds, 10));
  const { played, perRoom, rss, cpuMs } = await paced();
  const most = await busy();
  const ok = played.latency.p95 <= TARGET_P95_MS && played.failed === 0;
  if (values.json) console.log(JSON.stringify({ rooms, pauseMs, insert, echo, played, perRoom, rss, cpuMs, most, ok }));
  else {
    const store = cluster ? 'PostgreSQL' : 'SQLite';
    console.log(`${rooms} rooms of ${played.people} people, an answer every ${pauseMs} ms a room; ${store}, durable; milliseconds\n`);
    console.log(
      `${''.padEnd(46)}${'a second'.padStart(9)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}${'max'.padStart(9)}`,
    );
    console.log(row('limit: bare SQLite insert, one after another', 1000 / insert.p50, insert));
    console.log(row(`limit: bare socket echo, ${rooms} sockets`, echo.count / Math.min(seconds, 10), echo));
    console.log(row(`answer stored and shown, ${rooms} rooms`, played.answersPerSecond, played.latency));
    console.log(row(`the same without pauses, ${BUSY_ROOMS} rooms`, most.answersPerSecond, most.latency));
    console.log(
      `\nmemory: ${(perRoom / 1024).toFixed(0)} KB of heap a room with its ${played.people} connections, ${mb(rss)} MB in all at ${rooms} rooms`,
    );
    console.log(`processor: ${cpuMs.toFixed(2)} ms an answer, all threads of the server`);
    console.log(
      `p95 ${played.latency.p95.toFixed(2)} ms of ${TARGET_P95_MS} ms allowed, ${played.failed} failed: ${ok ? 'ok' : 'TOO SLOW'}`,
    );
  }
  process.exitCode = ok ? 0 : 1;
} finally {
  await cluster?.stop();
  folder.remove();
}
