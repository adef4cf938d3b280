// SQLite for Kysely, with the file in a thread of its own.
import { mkdirSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { startThread, threadFile } from '../threads/thread-file.ts';
import { asConflict, type Database } from './database.ts';
import type { Outcome, Result, Unit } from './sqlite-messages.ts';
import type { Tables } from './tables.ts';

class FileThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (results: readonly Result[]) => void; reject: (error: unknown) => void }>();
  #next = 1;
  #broken: Error | null = null;
  readonly #ended: Promise<void>;

  constructor(file: string) {
    this.#worker = startThread(threadFile('sqlite'), { workerData: { file } });
    this.#worker.on('message', (outcomes: readonly Outcome[]) => {
      for (const outcome of outcomes) this.#settle(outcome);
    });
    this.#worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) =>
      this.#worker.on('exit', () => {
        this.#fail(new Error('the database is closed'));
        resolve();
      }),
    );
  }

  run(queries: readonly CompiledQuery[]): Promise<readonly Result[]> {
    if (this.#broken) return Promise.reject(this.#broken);
    const unit: Unit = {
      id: this.#next++,
      writes: queries.some(({ query }) => !SelectQueryNode.is(query) && !RawNode.is(query)),
      queries: queries.map(({ sql, parameters }) => ({ sql, parameters })),
    };
    return new Promise((resolve, reject) => {
      this.#waiting.set(unit.id, { resolve, reject });
      this.#worker.postMessage(unit);
    });
  }

  close(): Promise<void> {
    if (!this.#broken) this.#worker.postMessage('close');
    return this.#ended;
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if ('results' in outcome) waiting?.resolve(outcome.results);
    else waiting?.reject(Object.assign(new Error(outcome.error.message), { code: outcome.error.code }));
  }

  #fail(error: unknown): void {
    this.#broken ??= error instanceof Error ? error : new Error(String(error));
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }
}

class ThreadConnection implements DatabaseConnection {
  constructor(private readonly file: FileThread) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [result] = await this.file.run([query]);
    return { rows: (result?.rows ?? []) as R[], numAffectedRows: BigInt(result?.changes ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: nothing here is streamed
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used');
  }
}

/** SQLite can change tables within a transaction: a migration happens whole or not at all. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function driverFor(file: FileThread): Driver {
  const connection = new ThreadConnection(file);
  // Only migrations come here, before anything else runs; several writes of the store go through atomic().
  const say = (word: string) => async () => {
    await file.run([CompiledQuery.raw(word)]);
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: say('begin immediate'),
    commitTransaction: say('commit'),
    rollbackTransaction: say('rollback'),
    destroy: () => file.close(),
  };
}

export function openSqlite(path: string): Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const file = new FileThread(path);
  /** what SQLite counts up with every change that is not this connection's own */
  let version: number | null = null;
  /** the file as it was when it was first looked at */
  let opened: Stats | null = null;
  const dialect: Dialect = {
    createAdapter: () => new Adapter(),
    createDriver: () => driverFor(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  const db = new Kysely<Tables>({ dialect });
  return {
    kind: 'sqlite',
    db,
    atomic: async (queries) => {
      try {
        await file.run(queries);
      } catch (error) {
        throw asConflict(error);
      }
    },
    othersWrote: async () => {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      const before = version;
      version = rows[0]?.data_version ?? null;
      return version !== before;
    },
    sameFile: async () => {
      if (path === ':memory:') return true;
      const now = await stat(path).catch(() => null);
      opened ??= now;
      return now !== null && opened?.ino === now.ino && opened.dev === now.dev;
    },
    close: () => db.destroy(),
  };
}
