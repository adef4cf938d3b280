// Everything that must survive: guests, rooms, seats, the log of each game.
import { campaignsStore } from './campaigns.ts';
import { dailyStore } from './daily.ts';
import type { Database } from './database.ts';
import { entriesStore } from './entries.ts';
import { galleryStore } from './gallery.ts';
import { gamesStore } from './games.ts';
import { migrate } from './migrations.ts';
import { playersStore } from './players.ts';
import { openPostgres } from './postgres.ts';
import { recordsStore } from './records.ts';
import { openSqlite } from './sqlite.ts';

export type Store = ReturnType<typeof storeOver>;
export { Conflict, isStoreTrouble } from './database.ts';

const storeOver = (database: Database) => ({
  kind: database.kind,
  players: playersStore(database),
  games: gamesStore(database),
  entries: entriesStore(database),
  campaigns: campaignsStore(database),
  gallery: galleryStore(database),
  records: recordsStore(database),
  daily: dailyStore(database),
  /** Resolves when a row can be written where others will find it. */
  writable: async () => {
    const at = Date.now();
    await database.db
      .insertInto('health')
      .values({ id: 1, at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
      .execute();
    if (!(await database.sameFile())) throw new Error('the database file is gone or another');
  },
  close: () => database.close(),
  /** for those who run the server; rooms ask the parts above */
  database,
});

export interface StoreOptions {
  /** PostgreSQL when it is set, otherwise the SQLite file */
  readonly databaseUrl: string | null;
  readonly sqliteFile: string;
  readonly connections: number;
}

/** As it is, whatever its schema. */
export const openDatabase = ({ databaseUrl, sqliteFile, connections }: StoreOptions): Database =>
  databaseUrl ? openPostgres(databaseUrl, connections) : openSqlite(sqliteFile);

export async function openStore(options: StoreOptions): Promise<Store> {
  const database = openDatabase(options);
  try {
    await migrate(database);
    const store = storeOver(database);
    // A file that can only be read would otherwise be found out by the first guest.
    await store.writable();
    return store;
  } catch (error) {
    await database.close();
    throw error;
  }
}
