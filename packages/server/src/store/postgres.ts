import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { asConflict, type Database } from './database.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;

export function openPostgres(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    // Times in milliseconds fit a double; without this they come back as text.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    db,
    atomic: async (queries) => {
      try {
        await db.transaction().execute(async (transaction) => {
          for (const query of queries) await transaction.executeQuery(query);
        });
      } catch (error) {
        throw asConflict(error);
      }
    },
    close: () => db.destroy(),
  };
}
