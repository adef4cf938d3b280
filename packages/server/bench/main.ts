// npm run bench:server [-- --rooms 200 --seconds 20 --pause 1000 --postgres --json --profile FOLDER --knee]
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
    /** the server's processor profiles (`node --cpu-prof`) go there */
    profile: { type: 'string' },
    /** more and more rooms, until an answer in a hundred takes over 50 ms */
    knee: { type: 'boolean', default: false },
  },
});
const rooms = Number(values.rooms);
const seconds = Number(values.seconds);
const pauseMs = Number(values.pause);
const TARGET_P95_MS = 10;
const BUSY_ROOMS = 16;
const AS_IN_THE_IMAGE = '--max-semi-space-size=64';

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
    [AS_IN_THE_IMAGE, ...(values.profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', values.profile])],
  );
  const usage = (asked: 'memory' | 'processor'): Promise<Usage> =>
    new Promise((resolve) => {
      child.process.once('message', (message) => resolve(message as Usage));
      child.process.send(asked);
    });
  return { child, usage };
}

const row = (name: string, rate: number, { p50, p95, p99, max }: Spread): string =>
  `${name.padEnd(46)}${rate.toFixed(0).padStart(9)}${ms(p50)}${ms(p95)}${ms(p99)}${ms(max)}`;

async function paced(rooms: number) {
  const { child, usage } = await startServer();
  const empty = await usage('memory');
  let [full, warm] = [empty, empty];
  const played = await load(child.at, rooms, pauseMs, seconds, {
    loaded: async () => {
      full = await usage('memory');
    },
    counting: async () => {
      warm = await usage('processor');
    },
  });
  const after = await usage('processor');
  await child.end();
  const cpuMs = (after.cpuMs - warm.cpuMs) / played.latency.count;
  return { played, perRoom: (full.heapUsed - empty.heapUsed) / rooms, rss: full.rss, cpuMs };
}

async function busy(): Promise<Load> {
  const { child } = await startServer();
  const played = await load(child.at, BUSY_ROOMS, 0, Math.min(seconds, 15));
  await child.end();
  return played;
}

const KNEE_P99_MS = 50;
const KNEE_STEPS = [600, 1000, 1400, 1800];

/** Where it bends: rooms at human pace until an answer in a hundred takes too long. */
async function knee(): Promise<boolean> {
  console.log(`an answer every ${pauseMs} ms a room; milliseconds\n`);
  console.log(
    `${'rooms'.padStart(6)}${'a second'.padStart(9)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'p99'.padStart(9)}${'cpu'.padStart(9)}`,
  );
  for (const count of KNEE_STEPS) {
    const { played, cpuMs } = await paced(count);
    const { p50, p95, p99 } = played.latency;
    console.log(`${String(count).padStart(6)}${played.answersPerSecond.toFixed(0).padStart(9)}${ms(p50)}${ms(p95)}${ms(p99)}${ms(cpuMs)}`);
    if (p99 > KNEE_P99_MS) return played.failed === 0;
  }
  return true;
}

async function compare(): Promise<boolean> {
  const insert = bareInsert(folder.path, 2000);
  const echo = await bareEcho(rooms, pauseMs, Math.min(seconds, 10));
  const { played, perRoom, rss, cpuMs } = await paced(rooms);
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
    console.log(
      `processor: ${cpuMs.toFixed(2)} ms an answer, all threads of the server; ${played.playersCpuMs.toFixed(2)} ms the players, who share the machine`,
    );
    console.log(
      `p95 ${played.latency.p95.toFixed(2)} ms of ${TARGET_P95_MS} ms allowed, ${played.failed} failed: ${ok ? 'ok' : 'TOO SLOW'}`,
    );
  }
  return ok;
}

try {
  process.exitCode = (await (values.knee ? knee() : compare())) ? 0 : 1;
} finally {
  await cluster?.stop();
  folder.remove();
}
