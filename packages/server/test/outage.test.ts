// PostgreSQL itself goes away under play: restarted, crashed, every connection cut.
import type { GameLink } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Child, startChild } from './support/child.ts';
import { toyWish, until } from './support/guest.ts';
import { type Cluster, startPostgres } from './support/postgres.ts';
import { seatTable, type Table } from './support/table.ts';

let cluster: Cluster;
let url: string;
let child: Child;
let ended = false;

beforeAll(async () => {
  cluster = await startPostgres();
  url = await cluster.database();
  child = await startChild({ DATABASE_URL: url });
  child.process.once('exit', () => {
    ended = true;
  });
}, 60_000);
afterAll(async () => {
  await child.end();
  await cluster.stop();
});

/** One person with a bot: plays until told to stop, keeping count of what was acknowledged. */
function playOn(link: GameLink): { stop(): Promise<number> } {
  let going = true;
  let acknowledged = 0;
  const playing = (async () => {
    while (going) {
      if (link.state.status === 'open' && link.state.options !== null) {
        const reply = await link.answer(link.state.options[0]?.key ?? 'pass');
        if (reply.ok) acknowledged = Math.max(acknowledged, reply.tick);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return {
    stop: async () => {
      going = false;
      await playing;
      return acknowledged;
    },
  };
}

test.each([
  ['cut', () => cluster.cut(url)],
  ['restarted', () => cluster.restart(500)],
  ['crashed', () => cluster.restart(500, true)],
] as const)('%s: the server lives, nothing acknowledged is lost, bots and people go on', { timeout: 120_000 }, async (_, fault) => {
  const tables: Table[] = [];
  for (let i = 0; i < 4; i++) tables.push(await seatTable(child.at, 1, toyWish(2, { bots: [{ seat: 1, bot: 'first' }] })));
  const links = tables.map((table) => table.links[0] as GameLink);
  const players = links.map(playOn);
  await until(() => links.every((link) => link.state.tick > 10), 'all in play');
  await fault();
  const before = links.map((link) => link.state.tick);
  await until(() => links.every((link, i) => link.state.tick > (before[i] ?? 0) + 10), 'all go on by themselves', 30_000);
  const acknowledged = await Promise.all(players.map((player) => player.stop()));
  expect(ended).toBe(false);
  for (const [i, table] of tables.entries()) {
    const fresh = await table.guests[0]?.enter(table.code);
    expect(fresh?.state.room?.tick).toBeGreaterThanOrEqual(acknowledged[i] ?? 0);
    table.leave();
  }
  expect((await fetch(`${child.at.http}/ready`)).status).toBe(200);
});
