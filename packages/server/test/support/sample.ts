// Writes a sample of the present schema, for the day when there is a later one:
//   node --import ./scripts/ts.mjs packages/server/test/support/sample.ts
// A game of the toy in play with talk and an open proposal, a campaign, a published mission: what later servers must be able to play on.
import { writeFileSync } from 'node:fs';
import type { GameLink } from '@holdout/protocol';
import { sql } from 'kysely';
import { schemaOf } from '../../src/store/migrations.ts';
import type { TestGuest } from './guest.ts';
import { toyWish } from './guest.ts';
import { startServer } from './server.ts';
import { onTurn, seatTable } from './table.ts';

const at = await startServer();
const { store } = at.server.house;
const table = await seatTable(at, 2, toyWish(2, { room: { name: 'Sample' } }));
const [host, guest] = table.guests as [TestGuest, TestGuest];
for (const key of ['noise:1', 'draw', 'pass', 'noise:3', 'turn:0', 'pass']) {
  const reply = await (await onTurn(table)).answer(key);
  if (!reply.ok) throw new Error(`${key}: ${reply.code}`);
}
const [first] = table.links as [GameLink];
await first.request({ t: 'propose', tick: 6, key: 'a=1,b=1' });
await first.request({ t: 'chat', text: 'hello from schema 1' });
const campaign = { format: 1, edition: 'black-plague', sheet: { achievements: [], survivors: {}, dead: {} }, chapters: [] };
const now = Date.now();
const own = { id: 'sample-campaign-', host: host.id, created: now, updated: now };
await store.campaigns.create({ ...own, campaign: JSON.stringify(campaign), game: null, version: 1 });
await store.gallery.publish({
  id: 'sample-published',
  work: 'sample-published',
  version: 1,
  owner: host.id,
  name: 'Sample mission',
  edition: 'black-plague',
  mission: JSON.stringify({ id: 'own' }),
  minutes: 30,
  survivors: 2,
  origin: null,
  bots_of: 0,
  bots_won: 0,
  bots_rounds: 0,
  played: 1,
  finished: 0,
  hidden: 0,
  created: now,
});
table.leave();
const { db } = store.database;
const names = await sql<{
  name: string;
}>`select name from sqlite_master where type = 'table' and name not like '%kysely%' order by name`.execute(db);
const rows: Record<string, unknown[]> = {};
for (const { name } of names.rows) {
  const found = await sql<object>`select * from ${sql.table(name)}`.execute(db);
  if (found.rows.length > 0) rows[name] = found.rows;
}
const schema = await schemaOf(store.database);
const file = new URL(`../samples/${schema}.json`, import.meta.url);
writeFileSync(file, `${JSON.stringify({ host: host.guest.token, guest: guest.guest.token, room: table.code, rows }, null, 1)}\n`);
console.log(
  `${schema}: ${Object.entries(rows)
    .map(([name, list]) => `${name} ${list.length}`)
    .join(', ')}`,
);
await at.stop();
process.exit(0);
