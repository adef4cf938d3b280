import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { asConflict, type Database, isStoreTrouble } from './database.ts';
import type { Tables } from './tables.ts';

const INT8 = 20;
/** A database that takes longer is away: rooms and pool must not wait until the kernel gives the connection up. */
const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 5000;

/** A client that failed is thrown away: after a time-out it still waits for a reply that belongs to nobody. */
const careful = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    let broken = false;
    return {
      query: (async (text: string, parameters: unknown[]) => {
        try {
          return await client.query(text, parameters);
        } catch (error) {
          broken ||= isStoreTrouble(error);
          throw error;
        }
      }) as never,
      release: () => client.release(broken),
    };
  },
  end: () => pool.end(),
});

/** Several writes that do not touch the same rows, as one statement: one way there and back instead of one for each and two more. */
export function asOneStatement(queries: readonly CompiledQuery[]): { readonly text: string; readonly parameters: readonly unknown[] } {
  const parameters: unknown[] = [];
  const parts = queries.map(({ sql, parameters: own }, i) => {
    const before = parameters.length;
    parameters.push(...own);
    return `q${i} as (${sql.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`)})`;
  });
  return { text: `with ${parts.join(', ')} select 1`, parameters };
}

export function openPostgres(url: string, connections: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    statement_timeout: ANSWER_WITHIN_MS,
    idle_in_transaction_session_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Times in milliseconds fit a double; without this they come back as text.
    types: { getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')) },
  });
  // A connection that breaks, idle or in use, is replaced by the pool; without listeners it would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: careful(pool) }) });
  return {
    kind: 'postgres',
    db,
    atomic: async (queries, apart = false) => {
      try {
        if (apart) {
          const { text, parameters } = asOneStatement(queries);
          await db.executeQuery({ ...(queries[0] as CompiledQuery), sql: text, parameters });
          return;
        }
        await db.transaction().execute(async (transaction) => {
          for (const query of queries) await transaction.executeQuery(query);
        });
      } catch (error) {
        throw asConflict(error);
      }
    },
    othersWrote: async () => true,
    sameFile: async () => true,
    close: () => db.destroy(),
  };
}
