// A game is played on by the version of the rules it began with: a server leaves its rules behind, later ones take them up.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ENGINE_API, type Engine } from '@holdout/engine';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { botThreads } from '../src/bots/threads.ts';
import { olderEngines, rulesetsIn, rulesFileOf, rulesName } from '../src/rules/older.ts';
import { temporaryFolder } from './support/config.ts';
import { TestGuest, until } from './support/guest.ts';
import { realEngine, realWish } from './support/real.ts';
import { startServer } from './support/server.ts';

const BUILD = fileURLToPath(new URL('../../../scripts/build-server.mjs', import.meta.url));
const log = pino({ level: 'silent' });
const folder = temporaryFolder();
const earlier = join(folder.path, 'built-before.mjs');
const now = join(folder.path, 'built-now.mjs');

beforeAll(() => {
  execFileSync(process.execPath, [BUILD, '--rules', now]);
  // the same rules under the number of a version before
  writeFileSync(earlier, readFileSync(now, 'utf8').replace(/version:\d+/g, 'version:0'));
}, 60_000);
afterAll(() => folder.remove());

const openFile = async (file: string): Promise<Engine> =>
  ((await import(pathToFileURL(file).href)) as { openEngine(): Engine }).openEngine();

test('rules are kept under what they play, and found by it', async () => {
  const rules = join(folder.path, 'kept');
  const before = await openFile(earlier);
  expect(await olderEngines(rules, pathToFileURL(earlier), before, log)).toEqual([]);
  const found = await olderEngines(rules, pathToFileURL(now), realEngine, log);
  expect(found.map((engine) => engine.ruleset('black-plague'))).toEqual(['black-plague@0']);
  expect(rulesetsIn(rulesName(before))).toContain('washington@0');
  // rules that speak otherwise, or not at all, are left out
  writeFileSync(
    join(rules, 'washington@7.mjs'),
    `export const api = ${ENGINE_API + 1}; export const openEngine = () => { throw new Error('asked'); };`,
  );
  writeFileSync(join(rules, 'washington@8.mjs'), 'this is no script');
  expect(await olderEngines(rules, null, realEngine, log)).toHaveLength(1);
});

test('a game begun before goes on by its rules, bots and hints included', { timeout: 120_000 }, async () => {
  const rules = join(folder.path, 'played');
  const before = await openFile(earlier);
  await olderEngines(rules, pathToFileURL(earlier), before, log);
  const place = { sqliteFile: join(folder.path, 'games.sqlite'), rulesFolder: rules };
  const first = await startServer({ engine: before, config: place });
  const host = await TestGuest.come(first, 'Host');
  const room = await host.create({ ...realWish('black-plague', 'black-plague/q00'), mySeats: [0], bots: [] });
  const opened = await host.enter(room.room as string);
  await opened.request({ t: 'start' });
  await until(() => opened.state.view !== null, 'view');
  opened.close();
  await first.server.close();

  const older = await olderEngines(rules, pathToFileURL(now), realEngine, log);
  expect(older.map(rulesFileOf)).toEqual([expect.stringContaining('@0')]);
  const later = await startServer({
    engine: realEngine,
    olderEngines: older,
    bots: botThreads({ count: 1, limitMs: 20_000 }),
    config: place,
  });
  const link = await host.enter(room.room as string, { at: later });
  await until(() => link.state.options !== null, 'a question');
  expect(link.state.room).toMatchObject({ phase: 'running', ruleset: 'black-plague@0' });
  const hint = await link.request({ t: 'ask', tick: link.state.tick, about: 'hint' });
  expect(hint).toMatchObject({ ok: true, value: { key: expect.any(String) } });
  expect(await link.answer(link.state.options?.[0]?.key ?? '')).toMatchObject({ ok: true });
  // pages find the same file, by name only
  const got = await fetch(`${later.http}/rules/black-plague@0`);
  expect(got.status).toBe(200);
  expect(got.headers.get('content-type')).toContain('javascript');
  expect((await fetch(`${later.http}/rules/black-plague@9`)).status).toBe(404);
  expect((await fetch(`${later.http}/rules/..%2Fgames.sqlite`)).status).toBe(404);
  link.close();
  await later.stop();
});
