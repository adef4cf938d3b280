// Tests that must hold on both databases.
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Config } from '../../src/index.ts';
import { temporaryFolder } from './config.ts';
import { type Cluster, startPostgres } from './postgres.ts';

export type StoreKind = 'sqlite' | 'postgres';
/** Settings that point a server at a fresh database. */
export type FreshStore = () => Promise<Pick<Config, 'databaseUrl' | 'sqliteFile'>>;

export function onBothStores(tests: (fresh: FreshStore, kind: StoreKind) => void): void {
  describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
    const folder = temporaryFolder();
    let cluster: Cluster | null = null;
    let count = 0;
    beforeAll(async () => {
      if (kind === 'postgres') cluster = await startPostgres();
    }, 60_000);
    afterAll(async () => {
      await cluster?.stop();
      folder.remove();
    });
    tests(
      async () => ({ databaseUrl: cluster ? await cluster.database() : null, sqliteFile: join(folder.path, `games-${++count}.sqlite`) }),
      kind,
    );
  });
}
