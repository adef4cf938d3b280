// Everything that must survive: guests, rooms, seats, the log of each game.
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { entriesStore } from './entries.ts';
import { gamesStore } from './games.ts';
import { migrate } from './migrations.ts';
import { playersStore } from './players.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export type Store = ReturnType<typeof storeOver>;
export { Conflict } from './database.ts';

const storeOver = (database: Database) => ({
  kind: database.kind,
  players: playersStore(database),
  games: gamesStore(database),
  entries: entriesStore(database),
  /** Resolves when the database answers. */
  alive: async () => {
    await sql`select 1`.execute(database.db);
  },
  close: () => database.close(),
});

export interface StoreOptions {
  /** PostgreSQL when it is set, otherwise the SQLite file */
  readonly databaseUrl: string | null;
  readonly sqliteFile: string;
  readonly connections: number;
}

export async function openStore({ databaseUrl, sqliteFile, connections }: StoreOptions): Promise<Store> {
  const database = databaseUrl ? openPostgres(databaseUrl, connections) : openSqlite(sqliteFile);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return storeOver(database);
}
