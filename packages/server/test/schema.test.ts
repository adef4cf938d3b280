// From every schema that was ever released to the present one, on both databases, with games that are then played on.
import { readdirSync, readFileSync } from 'node:fs';
import { GameLink } from '@holdout/protocol';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../src/store/migrations.ts';
import { openPostgres } from '../src/store/postgres.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { openSocket, until } from './support/guest.ts';
import { startServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';

interface Sample {
  readonly host: string;
  readonly guest: string;
  readonly room: string;
  readonly rows: Readonly<Record<string, readonly Record<string, unknown>[]>>;
}
const folder = new URL('./samples/', import.meta.url);
const samples = readdirSync(folder).map((file) => file.replace('.json', ''));

onBothStores((fresh) => {
  test.each(samples)('%s', { timeout: 60_000 }, async (schema) => {
    const sample = JSON.parse(readFileSync(new URL(`${schema}.json`, folder), 'utf8')) as Sample;
    const settings = await fresh();
    const database = settings.databaseUrl ? openPostgres(settings.databaseUrl, 2) : openSqlite(settings.sqliteFile);
    await migrate(database, schema);
    for (const [table, rows] of Object.entries(sample.rows))
      for (const row of rows)
        await database.db
          .insertInto(table as never)
          .values(row as never)
          .execute();
    await database.close();

    const at = await startServer({ config: settings });
    const links = [sample.host, sample.guest].map(
      (token) => new GameLink({ url: at.socket, room: sample.room, token, open: openSocket, history: true, wait: 20 }),
    );
    await until(() => links.every((link) => link.state.view !== null), 'both are back at the table');
    const [a, b] = links as [GameLink, GameLink];
    expect(a.state).toMatchObject({ tick: 6, room: { phase: 'running', name: 'Sample', trouble: null } });
    expect(a.state.chat.map((line) => line.text)).toEqual(['hello from schema 1']);
    expect(a.state.team?.key).toBe('a=1,b=1');
    expect(await b.request({ t: 'agree', tick: 6, key: 'a=1,b=1' })).toMatchObject({ ok: true });
    await until(() => a.state.tick === 7, 'it goes on');
    // What later versions brought survives as well.
    const { campaigns, gallery } = at.server.house.store;
    for (const row of sample.rows.campaigns ?? []) expect(await campaigns.byId(row.id as string)).toMatchObject({ host: row.host });
    for (const row of sample.rows.published ?? []) expect(await gallery.mission(row.id as string)).toBe(row.mission);
    for (const link of links) link.close();
    await at.stop();
  });
});

test('there is a sample of every schema that was ever released', async () => {
  const database = openSqlite(':memory:');
  await migrate(database);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database.db);
  await database.close();
  // The last one is what servers write today: its sample is made when it is released.
  expect(samples.toSorted()).toEqual(rows.slice(0, -1).map((row) => row.name));
});

test('a migration happens whole or not at all', async () => {
  const database = openSqlite(':memory:');
  await migrate(database, '001_first');
  // Something in the way of the second half of the next one.
  await sql`create table bans (x integer)`.execute(database.db);
  await expect(migrate(database)).rejects.toThrow('already exists');
  const columns = await sql<{ name: string }>`select name from pragma_table_info('games')`.execute(database.db);
  expect(columns.rows.map((column) => column.name)).not.toContain('trouble');
  await sql`drop table bans`.execute(database.db);
  await migrate(database);
  await database.close();
});
