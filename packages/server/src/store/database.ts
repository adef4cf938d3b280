// What the store asks of a database: queries, and several writes that happen together or not at all.
import type { CompiledQuery, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** One transaction, durable when the promise resolves. Throws Conflict when a key is already taken. `apart`: no two touch the same row. */
  atomic(queries: readonly CompiledQuery[], apart?: boolean): Promise<void>;
  /** Whether somebody else may have written since this was asked last: where the database cannot tell, yes. */
  othersWrote(): Promise<boolean>;
  /** False: what is written goes to a file nobody will find again. */
  sameFile(): Promise<boolean>;
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

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014',
  '25006',
  '40001',
  '40P01',
]);
const awayClasses = /^(08|53|57P|58|SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|LOCKED|CORRUPT|NOTADB|PERM))/;
const awayWords = /connection terminated|timeout|connection error|database is closed|not queryable/i;

/** The database is away, full or not writable: nothing is wrong with what was asked, and later it may work. */
export function isStoreTrouble(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && (awayCodes.has(code) || awayClasses.test(code))) return true;
  return typeof message === 'string' && awayWords.test(message);
}
