// The SQLite file itself: gone, replaced, or nonsense.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../src/index.ts';
import { temporaryFolder, testConfig } from './support/config.ts';
import { startServer, type TestServer } from './support/server.ts';

const folder = temporaryFolder();
let at: TestServer | null = null;
afterEach(async () => {
  await at?.stop();
  at = null;
});
const ready = async () => (await fetch(`${at?.http}/ready`)).status;
const pause = () => new Promise((resolve) => setTimeout(resolve, 1100));

test('a file that was deleted or replaced is noticed: nobody is sent here any more', async () => {
  const sqliteFile = join(folder.path, 'gone.sqlite');
  at = await startServer({ config: { sqliteFile } });
  expect(await ready()).toBe(200);
  rmSync(sqliteFile);
  await pause();
  expect(await ready()).toBe(503);
  writeFileSync(sqliteFile, '');
  await pause();
  expect(await ready()).toBe(503);
});

test('a file that is no database is said in so many words', async () => {
  const sqliteFile = join(folder.path, 'nonsense.sqlite');
  writeFileSync(sqliteFile, 'this is not a database, and never was one, however long you look at it');
  await expect(openStore(testConfig({ sqliteFile }))).rejects.toThrow(/not a database/);
});
