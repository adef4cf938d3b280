// Hours of play on two servers over PostgreSQL and Redis with the real rules: faults and bad clients at random, one of the servers killed
// with -9 now and then, the other watched. Nothing acknowledged may be lost, nothing may be shown that is not stored, and after the first
// quarter of an hour (or of the run) neither memory nor handles of the watched one may grow.
import { fileURLToPath } from 'node:url';
import { type Child, startChild } from '../test/support/child.ts';
import { attack } from '../test/support/fuzzing.ts';
import { TestGuest } from '../test/support/guest.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { picker } from '../test/support/real.ts';
import { startRedis } from '../test/support/redis.ts';
import { type Counts, reconnectAll, SoakTable } from './tables.ts';

const MOST_GROWN_MB = 60;
const MOST_HANDLES_MORE = 20;
const realMain = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Soak {
  readonly hours: number;
  readonly seed: number;
  readonly rooms: number;
  /** mean time a table thinks between answers */
  readonly pauseMs: number;
  /** seconds between two faults */
  readonly every: number;
}

interface Figures {
  readonly at: number;
  readonly rss: number;
  readonly heap: number;
  readonly handles: number;
  readonly cpu: number;
}

async function figures(http: string): Promise<Figures> {
  const text = await (await fetch(`${http}/metrics`)).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    at: Date.now(),
    rss: of('process_resident_memory_bytes') / 1e6,
    heap: of('nodejs_heap_size_used_bytes') / 1e6,
    handles: of('nodejs_active_handles_total'),
    cpu: of('process_cpu_seconds_total'),
  };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Memory and handles of the last fifth of what counts, less those of the first fifth. */
function growth(samples: readonly Figures[]): { readonly rss: number; readonly heap: number; readonly handles: number } {
  const some = Math.max(1, Math.floor(samples.length / 5));
  const more = (of: (one: Figures) => number) => median(samples.slice(-some).map(of)) - median(samples.slice(0, some).map(of));
  return { rss: more((one) => one.rss), heap: more((one) => one.heap), handles: more((one) => one.handles) };
}

const FAULTS = ['cut', 'restart', 'crash', 'slow', 'held', 'redis', 'kill', 'kill', 'attack', 'storm', 'hostile'] as const;

/** True: nothing was lost and nothing grew. */
export async function soakFor({ hours, seed, rooms, pauseMs, every }: Soak): Promise<boolean> {
  const [postgres, redis] = await Promise.all([startPostgres({ durable: true }), startRedis()]);
  const url = await postgres.database();
  const environment = {
    DATABASE_URL: url,
    REDIS_URL: redis.url,
    BOT_THREADS: '1',
    ROOM_IDLE_SECONDS: '60',
    MESSAGES_PER_SECOND: '100000',
    MAX_CONNECTIONS_PER_ADDRESS: '1000',
    REQUESTS_PER_MINUTE: '1000000',
    GUESTS_PER_MINUTE: '1000000',
    GAMES_PER_MINUTE: '1000000',
    REPLAYS_PER_MINUTE: '1000000',
  };
  const watched = await startChild(environment, realMain);
  let mortal = await startChild(environment, realMain);
  const mortalPort = String(mortal.port);
  let crashed = '';
  const expectLife = (child: Child, name: string) =>
    child.process.once('exit', (code, signal) => {
      if (signal !== 'SIGKILL') crashed ||= `${name} ended with ${code ?? signal}`;
    });
  expectLife(watched, 'the watched server');
  expectLife(mortal, 'the other server');

  const counts: Counts = { acknowledged: 0, lost: 0, unstored: 0, games: 0, problems: [] };
  const tables = Array.from(
    { length: rooms },
    (_, i) => new SoakTable(i % 2 === 0 ? [watched.at, watched.at] : [watched.at, mortal.at], i, pauseMs, counts),
  );
  const playing = tables.map((table) => table.play());
  const began = Date.now();
  const until = began + hours * 3_600_000;
  const settled = began + Math.min(hours * 900_000, 900_000);
  const samples: Figures[] = [];
  const done: Record<string, number> = {};
  const dice = picker(seed);
  const faults: Record<(typeof FAULTS)[number], () => Promise<unknown>> = {
    cut: () => postgres.cut(url),
    restart: () => postgres.restart(1000),
    crash: () => postgres.restart(1000, true),
    slow: () => postgres.hold(url, 2000),
    // Longer than the server waits: what is under way is given up.
    held: () => postgres.hold(url, 7000).catch(() => {}),
    redis: async () => {
      await redis.stop();
      await sleep(3000);
      await redis.start();
    },
    kill: async () => {
      await mortal.kill();
      await sleep(500);
      mortal = await startChild({ ...environment, PORT: mortalPort }, realMain);
      expectLife(mortal, 'the other server');
    },
    attack: async () => {
      const stranger = await TestGuest.come(watched.at, 'Stranger');
      const plan = { at: watched.at, room: tables[0]?.code ?? '', watch: '0123456789abcdef', token: stranger.guest.token };
      await attack({ ...plan, messages: 1000, seed: dice(1e9), overheard: [] });
    },
    storm: () => reconnectAll(tables),
    hostile: async () => {
      const stranger = await TestGuest.come(watched.at, 'Stranger');
      const zombies = [{ zone: 0, kind: 'walker', count: 1e15 }];
      const mission = { format: 1, id: 'own', map: { tiles: [], zombies } };
      await stranger.call('POST', '/games', { setup: { edition: 'black-plague', mission, seats: [['ann']], options: {} } });
    },
  };

  for (let cycle = 0; Date.now() < until && crashed === ''; cycle++) {
    const fault = FAULTS[dice(FAULTS.length)] ?? 'cut';
    done[fault] = (done[fault] ?? 0) + 1;
    await faults[fault]().catch((error) => counts.problems.push(`${fault}: ${String(error)}`));
    await sleep(Math.min(every * 1000, Math.max(0, until - Date.now())));
    const now = await figures(watched.at.http).catch(() => null);
    if (now) samples.push(now);
    if (now && cycle % 10 === 0)
      console.log(
        `     ${Math.round((now.at - began) / 1000)} s, after ${fault}: ${now.rss.toFixed(0)} MB (heap ${now.heap.toFixed(0)}), ` +
          `${now.handles} handles, ${counts.acknowledged} acknowledged, ${counts.games} games over, ${counts.lost} lost`,
      );
  }

  const seconds = (Date.now() - began) / 1000;
  for (const table of tables) table.stop();
  await Promise.all(playing);
  const later = samples.filter((sample) => sample.at > settled);
  const grown = growth(later.length > 0 ? later : samples);
  const ok =
    crashed === '' &&
    counts.lost === 0 &&
    counts.unstored === 0 &&
    counts.acknowledged > 0 &&
    grown.rss < MOST_GROWN_MB &&
    grown.handles < MOST_HANDLES_MORE;
  for (const problem of counts.problems.slice(0, 10)) console.log(`     ${problem}`);
  console.log(
    `     faults: ${JSON.stringify(done)}; processor of the watched server: ${(((samples.at(-1)?.cpu ?? 0) / seconds) * 100).toFixed(1)} %`,
  );
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${hours} h, seed ${seed}, ${rooms} rooms: ${crashed || 'no crash'}, ${counts.acknowledged} acknowledged in ` +
      `${counts.games} games, ${counts.lost} lost, ${counts.unstored} shown and not stored; memory ${grown.rss.toFixed(0)} MB ` +
      `(heap ${grown.heap.toFixed(0)}) and ${grown.handles} handles more at the end than after the first quarter of an hour`,
  );
  await Promise.all([watched.end(), mortal.end()]);
  await redis.stop();
  await postgres.stop();
  return ok;
}
