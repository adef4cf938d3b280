// What the store asks of a database: queries, and several writes that happen together or not at all.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** One transaction, durable when the promise resolves. Throws Conflict when a key is already taken. */
  atomic(queries: readonly CompiledQuery[]): Promise<void>;
  close(): Promise<void>;
}

/** Somebody else wrote the same key first. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

const uniqueCodes = new Set(['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE', '23505']);

export function asConflict(error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && uniqueCodes.has(code) ? new Conflict('the key is taken') : error;
}
