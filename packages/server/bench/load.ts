// N rooms, two people in each, three survivors to a person; whoever is asked answers after a pause.
import { type Address, TestGuest, until } from '../test/support/guest.ts';
import { realWish } from '../test/support/real.ts';
import { pause, type Spread, spread } from './numbers.ts';
import { Player } from './player.ts';

const PEOPLE = 2;
/** So many tables are laid at once. */
const LAID_AT_ONCE = 8;

export interface Load {
  readonly rooms: number;
  readonly people: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly latency: Spread;
  readonly failed: number;
  /** processor of the players themselves, an answer */
  readonly playersCpuMs: number;
}

interface Table {
  readonly guests: readonly TestGuest[];
  players: readonly Player[];
}

/** A new game for the table; the old players' sockets are let go. */
async function begin(at: Address, table: Table): Promise<void> {
  for (const player of table.players) player.close();
  const [host] = table.guests as [TestGuest];
  const code = (await host.create(realWish('black-plague', 'black-plague/q01', PEOPLE))).room as string;
  const players = table.guests.map((guest) => new Player(at.socket, code, guest.guest.token));
  table.players = players;
  await until(() => players.every((player) => player.here), 'welcome', 60_000);
  for (const [seat, player] of players.entries()) await player.request({ t: 'seat', seat, do: 'claim' });
  await players[0]?.request({ t: 'start' });
  await until(() => players.every((player) => player.tick >= 0), 'views', 60_000);
}

/** One answer from whoever may give it; the time until it is known to be stored. Null: nobody could. */
async function answer({ players }: Table): Promise<{ ms: number; ok: boolean } | null> {
  const player = players.find((candidate) => candidate.keys !== null);
  const [host] = players;
  if (!player?.keys || !host) return null;
  const { tick, keys } = player;
  const from = performance.now();
  // The host speaks for the team, so that every question takes one answer.
  const ok =
    host.team === tick
      ? await host.request({ t: 'decide', tick })
      : await player.request({ t: 'answer', tick, key: keys[Math.floor(Math.random() * keys.length)] ?? '' });
  return { ms: performance.now() - from, ok };
}

/** Plays for a while before it counts, as a server that has just started is still compiling its own code. */
const WARM_UP_MS = 10_000;

async function lay(at: Address, rooms: number): Promise<Table[]> {
  const tables: Table[] = [];
  const layer = async (): Promise<void> => {
    while (tables.length < rooms) {
      const table: Table = { guests: [], players: [] };
      tables.push(table);
      const guests: TestGuest[] = [];
      for (let p = 0; p < PEOPLE; p++) guests.push(await TestGuest.come(at, `P${p}`));
      Object.assign(table, { guests });
      await begin(at, table);
    }
  };
  await Promise.all(Array.from({ length: LAID_AT_ONCE }, layer));
  return tables;
}

/** `loaded`: all tables are laid and nobody has answered yet; `counting`: from now on it counts. */
export async function load(
  at: Address,
  rooms: number,
  meanMs: number,
  seconds: number,
  { loaded, counting }: { readonly loaded?: () => Promise<void>; readonly counting?: () => Promise<void> } = {},
): Promise<Load> {
  const tables = await lay(at, rooms);
  await loaded?.();
  const times: number[] = [];
  let failed = 0;
  let playing = 0;
  const from = Date.now() + WARM_UP_MS;
  const end = from + seconds * 1000;
  let own = process.cpuUsage();
  const starting = new Promise<void>((resolve, reject) => {
    setTimeout(() => {
      own = process.cpuUsage();
      (counting?.() ?? Promise.resolve()).then(resolve, reject);
    }, WARM_UP_MS);
  });
  await Promise.all(
    tables.map(async (table) => {
      while (Date.now() < end) {
        const wait = pause(meanMs);
        // Not cut short at the end, or every room would answer in that moment.
        if (Date.now() + wait > end) return;
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (table.players[0]?.over) {
          await begin(at, table);
          continue;
        }
        const answered = await answer(table);
        if (answered === null) await new Promise((resolve) => setTimeout(resolve, 1));
        else if (!answered.ok) failed++;
        else if (Date.now() >= from) times.push(answered.ms);
        playing++;
      }
    }),
  );
  await starting;
  const { user, system } = process.cpuUsage(own);
  const took = (Date.now() - from) / 1000;
  for (const table of tables) for (const player of table.players) player.close();
  if (playing === 0) throw new Error('nobody played');
  const playersCpuMs = (user + system) / 1000 / times.length;
  return { rooms, people: PEOPLE, seconds: took, answersPerSecond: times.length / took, latency: spread(times), failed, playersCpuMs };
}
