// kill -9 at random moments while several tables play. Whatever was acknowledged must be there afterwards.
import type { GameFile, GameLink } from '@holdout/protocol';
import { type Child, startChild } from './child.ts';
import { TestGuest, toyWish, until } from './guest.ts';
import { picker } from './real.ts';

const TABLES = 4;
const SEATS = 2;

interface PlayedTable {
  readonly code: string;
  readonly guests: readonly TestGuest[];
  readonly links: readonly GameLink[];
  /** answers the server said yes to, by the tick they led to */
  readonly acknowledged: Map<number, string>;
  readonly stop: { now: boolean };
}

async function playTable(child: Child): Promise<PlayedTable> {
  const guests: TestGuest[] = [];
  for (let seat = 0; seat < SEATS; seat++) guests.push(await TestGuest.come(child.at, `P${seat}`));
  const [host] = guests as [TestGuest];
  const code = (await host.create(toyWish(SEATS))).room as string;
  const links: GameLink[] = [];
  for (const [seat, guest] of guests.entries()) {
    links.push(await guest.enter(code));
    await links[seat]?.request({ t: 'seat', seat, do: 'claim' });
  }
  await links[0]?.request({ t: 'start' });
  const table: PlayedTable = { code, guests, links, acknowledged: new Map(), stop: { now: false } };
  for (const link of links) void playOn(table, link);
  return table;
}

async function playOn(table: PlayedTable, link: GameLink): Promise<void> {
  let turn = 0;
  while (!table.stop.now) {
    const { status, options, tick, team, view } = link.state;
    if (status !== 'open' || !options || !view) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    if (view.ask?.by === -1) await link.request({ t: 'agree', tick, key: team?.key ?? 'a=2,b=0' });
    else {
      const key = options[turn++ % options.length]?.key ?? 'pass';
      const reply = await link.request({ t: 'answer', tick, key });
      if (reply.ok) table.acknowledged.set(tick + 1, key);
    }
  }
}

async function missing(table: PlayedTable): Promise<string[]> {
  // Play goes on meanwhile, so what counts is what was acknowledged before asking.
  const acknowledged = [...table.acknowledged];
  const { body } = await (table.guests[0] as TestGuest).call('GET', `/games/${table.code}/replay`);
  const { steps } = body as unknown as GameFile;
  const stored = new Map(steps.map((step) => [step.tick, step.key]));
  const problems = acknowledged.filter(([tick, key]) => stored.get(tick) !== key).map(([tick, key]) => `${table.code} ${tick} ${key}`);
  steps.forEach((step, i) => {
    if (step.tick !== i + 1) problems.push(`${table.code} gap at ${i + 1}`);
  });
  return problems;
}

export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
}

export async function killAgainAndAgain(
  environment: Record<string, string>,
  kills: number,
  seed = 1,
  progress?: (done: number) => void,
): Promise<Killed> {
  const settings = {
    ...environment,
    PRESENCE_GRACE_SECONDS: '0',
    BOT_DELAY_MS: '0',
    MESSAGES_PER_SECOND: '100000',
    MAX_CONNECTIONS_PER_ADDRESS: '1000',
    REQUESTS_PER_MINUTE: '1000000',
    GUESTS_PER_MINUTE: '1000000',
    REPLAYS_PER_MINUTE: '1000000',
    SNAPSHOT_EVERY: '7',
  };
  let child = await startChild(settings);
  // Clients come back to the same address, so the port stays.
  const again = { ...settings, PORT: String(child.port) };
  const tables: PlayedTable[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await playTable(child));
  const lost: string[] = [];
  const pick = picker(seed);
  let killed = 0;
  const ticks = () => tables.map((table) => Math.max(...table.links.map((link) => link.state.tick)));
  try {
    for (let round = 1; round <= kills; round++) {
      const before = ticks();
      await until(() => ticks().every((tick, i) => tick > (before[i] ?? 0)), 'every table moves on', 30_000);
      await new Promise((resolve) => setTimeout(resolve, pick(120)));
      await child.kill();
      killed = round;
      child = await startChild(again);
      for (const table of tables) lost.push(...(await missing(table)));
      progress?.(round);
      if (lost.length > 0) break;
    }
  } finally {
    for (const table of tables) {
      table.stop.now = true;
      for (const link of table.links) link.close();
    }
    await child.kill();
  }
  return { kills: killed, acknowledged: tables.reduce((sum, table) => sum + table.acknowledged.size, 0), lost };
}
