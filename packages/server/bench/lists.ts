// Lists over many finished games: npm run bench:lists [-- --games 100000 --postgres]
// Fills a database with finished games (one person in a fifth of them) and measures what people and the server ask of it; then how much a
// finished game takes, packed and not.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openStore } from '../src/index.ts';
import { temporaryFolder } from '../test/support/config.ts';
import { guestSample } from '../test/support/finished.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { ms, spread } from './numbers.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '100000' }, postgres: { type: 'boolean', default: false } } });
const games = Number(values.games);
const TRIES = 100;
const AT_ONCE = 500;
const folder = temporaryFolder();
const cluster = values.postgres ? await startPostgres({ durable: false }) : null;
const store = await openStore({
  databaseUrl: cluster ? await cluster.database() : null,
  sqliteFile: join(folder.path, 'lists.sqlite'),
  connections: 5,
});
const { db } = store.database;
const { game, code } = guestSample();
const often = code(0);
await store.players.add({ id: often, token_hash: often, nick: 'Often', created: 1 });
const began = performance.now();
for (let from = 0; from < games; from += AT_ONCE) {
  const rows = Array.from({ length: Math.min(AT_ONCE, games - from) }, (_, i) => game(from + i + 1, often));
  await db.insertInto('games').values(rows).execute();
  await db
    .insertInto('members')
    .values(
      rows.map((row, i) => ({
        game: row.id,
        player: (from + i) % 5 === 0 ? often : code(1_000_000 + from + i),
        joined: 1,
        muted: 0,
        ended: row.updated,
      })),
    )
    .execute();
  await db
    .insertInto('seats')
    .values(
      rows.flatMap((row) => [0, 1].map((seat) => ({ game: row.id, seat, owner: null, bot: null, lent_to: null, survivor_bots: null }))),
    )
    .execute();
  await db
    .insertInto('records')
    .values(rows.map((row) => ({ game: row.id, data: 'x'.repeat(200) })))
    .execute();
}
if (cluster) await sql`analyze`.execute(db);
console.log(
  `${games} finished games, ${Math.ceil(games / 5)} of them one person's, written in ${Math.round((performance.now() - began) / 1000)} s; milliseconds\n`,
);

const middle = { at: Math.floor(games / 2), game: code(Math.floor(games / 2)) };
const asked: Readonly<Record<string, () => Promise<unknown>>> = {
  'my games under way': () => store.games.mine(often),
  'my games that are over, first page': () => store.games.mineEnded(often, null, 50),
  'my games that are over, far back': () => store.games.mineEnded(often, middle, 50),
  'listed games that are over, first page': () => store.games.shown(null, 50),
  'listed games that are over, far back': () => store.games.shown(middle, 50),
  'the lobby': () => store.games.listed(),
  'games to be taken up after a restart': () => store.games.unattended(Date.now()),
  'games to be packed': () => store.records.unpacked(Date.now(), 200),
  'one finished game': () => store.games.byId(code(Math.floor(games / 3))),
};
console.log(`${''.padEnd(44)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'max'.padStart(9)}`);
let worst = 0;
for (const [name, ask] of Object.entries(asked)) {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i++) {
    const from = performance.now();
    await ask();
    times.push(performance.now() - from);
  }
  const { p50, p95, max } = spread(times);
  worst = Math.max(worst, p50);
  console.log(`${name.padEnd(44)}${ms(p50)}${ms(p95)}${ms(max)}`);
}
await store.close();
await cluster?.stop();
folder.remove();
const ok = worst < 20;
console.log(`\n${ok ? 'ok  ' : 'FAIL'} the slowest list takes ${worst.toFixed(1)} ms at p50, 20 allowed`);
process.exit(ok ? 0 : 1);
