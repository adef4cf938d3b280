// A whole database as lines of JSON, packed: from SQLite or PostgreSQL, into either, of this schema or an earlier one.
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { newCode } from '../secrets.ts';
import type { Database } from '../store/database.ts';
import { migrate, schemaOf } from '../store/migrations.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Tables } from '../store/tables.ts';

/** Every table with its key, by which it is read in order. */
const TABLES: readonly (readonly [keyof Tables, readonly string[]])[] = [
  ['players', ['id']],
  ['games', ['id']],
  ['openings', ['game']],
  ['seats', ['game', 'seat']],
  ['members', ['game', 'player']],
  ['entries', ['game', 'tick']],
  ['snapshots', ['game', 'tick']],
  ['votes', ['game', 'tick', 'about', 'player']],
  ['chat', ['id']],
  ['push', ['endpoint']],
  ['bans', ['scope', 'who']],
  ['records', ['game']],
  ['campaigns', ['id']],
  ['campaign_games', ['campaign', 'number']],
  ['campaign_members', ['campaign', 'player']],
  ['published', ['id']],
  ['plays', ['published', 'player', 'game']],
  ['reports', ['published', 'player']],
  ['daily', ['day', 'player']],
];
const AT_ONCE = 200;

interface Head {
  readonly holdout: 'backup';
  readonly schema: string;
  readonly at: number;
}

async function* linesOf(db: Kysely<Tables>, schema: string): AsyncGenerator<string> {
  yield `${JSON.stringify({ holdout: 'backup', schema, at: Date.now() } satisfies Head)}\n`;
  for (const [table, key] of TABLES) {
    const order = sql.join(key.map((column) => sql.ref(column)));
    let last: Readonly<Record<string, unknown>> | undefined;
    do {
      // From the last key on: counting rows from the start again for each page would take for ever in a large table.
      const after = last ? sql`where (${order}) > (${sql.join(key.map((column) => last?.[column]))})` : sql``;
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} ${after} order by ${order} limit ${AT_ONCE}`.execute(db);
      for (const row of rows) yield `${JSON.stringify([table, row])}\n`;
      last = rows.length < AT_ONCE ? undefined : rows.at(-1);
    } while (last);
  }
}

const write = (db: Kysely<Tables>, schema: string, file: string): Promise<void> =>
  pipeline(Readable.from(linesOf(db, schema)), createGzip(), createWriteStream(file, { mode: 0o600 }));

/** Everything as it was at one moment, while the server goes on. */
export async function backup(database: Database, file: string): Promise<void> {
  const schema = await schemaOf(database);
  if (database.kind === 'postgres')
    return database.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((transaction) => write(transaction, schema, file));
  const copy = join(tmpdir(), `holdout-${newCode()}.sqlite`);
  await sql`vacuum into ${sql.lit(copy)}`.execute(database.db);
  const still = openSqlite(copy);
  try {
    await write(still.db, schema, file);
  } finally {
    await still.close();
    for (const end of ['', '-wal', '-shm']) await rm(copy + end, { force: true });
  }
}

export interface Restored {
  readonly rows: number;
  readonly schema: string;
}

/** Into an empty database only: nothing is ever overwritten. */
export async function restore(database: Database, file: string): Promise<Restored> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
  let schema: string | null = null;
  let rows = 0;
  let batch: { table: keyof Tables; values: object[] } | null = null;
  const flush = async () => {
    const { table, values } = batch ?? { table: 'players' as const, values: [] };
    batch = null;
    if (values.length === 0) return;
    await database.db
      .insertInto(table)
      .values(values as never)
      .execute();
    rows += values.length;
  };
  for await (const line of lines) {
    const json = JSON.parse(line) as Head | [keyof Tables, object];
    if (!Array.isArray(json)) {
      if (json.holdout !== 'backup') throw new Error('this is no backup');
      schema = json.schema;
      await beginAt(database, schema);
      continue;
    }
    if (schema === null) throw new Error('this is no backup');
    const [table, row] = json;
    if (batch && (batch.table !== table || batch.values.length >= AT_ONCE)) await flush();
    batch ??= { table, values: [] };
    batch.values.push(row);
  }
  await flush();
  if (schema === null) throw new Error('this is no backup');
  await migrate(database);
  return { rows, schema };
}

/** A server that started on the empty database has brought it up to date; then the rows must be of the same schema. */
async function beginAt(database: Database, schema: string): Promise<void> {
  const present = await schemaOf(database).catch(() => null);
  if (present === null) await migrate(database, schema);
  else if (present !== schema) throw new Error(`the database has schema ${present}, the backup ${schema}: restore into a new one`);
  const { rows } = await sql<{ found: number }>`select count(*) as found from players`.execute(database.db);
  if (Number(rows[0]?.found) > 0) throw new Error('there are games in this database: restore into an empty one');
}
