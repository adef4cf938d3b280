// A database that goes away, fills up, is slow or breaks in mid-sentence: nothing acknowledged is lost, nothing shown that is not stored,
// and everything goes on by itself.
import { join } from 'node:path';
import { CLOSE, GameLink } from '@holdout/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder, testConfig } from './support/config.ts';
import { type Faults, faultyStore } from './support/faulty.ts';
import { openSocket, TestGuest, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onTurn, seatTable } from './support/table.ts';
import { createToyEngine } from './toy/engine.ts';

let at: TestServer;
let faults: Faults;
let folder: ReturnType<typeof temporaryFolder>;

beforeEach(async () => {
  folder = temporaryFolder();
  const faulty = await faultyStore(testConfig({ sqliteFile: join(folder.path, 'games.sqlite') }));
  faults = faulty.faults;
  at = await startServer({ store: faulty.store, config: { sqliteFile: join(folder.path, 'games.sqlite') } });
});
afterEach(async () => {
  Object.assign(faults, { away: false, full: false, silent: false, slowMs: 0 });
  await at.stop();
  folder.remove();
});

const ready = async () => (await fetch(`${at.http}/ready`)).status;

test.each(['away', 'full'] as const)('%s: people are told, bots and people go on when it is back', { timeout: 30_000 }, async (fault) => {
  const bots = await seatTable(at, 1, toyWish(2, { bots: [{ seat: 1, bot: 'first' }] }));
  const [link] = bots.links as [GameLink];
  const table = await seatTable(at, 2);
  expect(await link.answer('pass')).toMatchObject({ ok: true });
  await until(() => link.state.options !== null && link.state.tick >= 2, 'the bot has moved');
  faults[fault] = true;
  expect(await (await onTurn(table)).answer('noise:1')).toEqual({ ok: false, code: 'unavailable', reason: undefined });
  expect(table.links.map((one) => one.state.tick)).toEqual([0, 0]);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await ready()).toBe(503);
  expect((await fetch(`${at.http}/health`)).status).toBe(200);
  faults[fault] = false;
  expect(await (await onTurn(table)).answer('noise:1')).toMatchObject({ ok: true, tick: 1 });
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await ready()).toBe(200);
  bots.leave();
  table.leave();
});

test('a bot whose move could not be stored moves when it can', { timeout: 30_000 }, async () => {
  const table = await seatTable(at, 1, toyWish(2, { bots: [{ seat: 1, bot: 'first' }] }));
  const [link] = table.links as [GameLink];
  const room = await at.server.rooms.get(table.code);
  const failed = (): boolean => (room?.pending.failures ?? 0) > 0;
  // The bot may be quicker than the fault: then it is its turn once more.
  for (let turns = 0; !failed() && turns < 20; turns++) {
    faults.full = false;
    await until(() => link.state.options !== null, 'asked');
    await link.answer('pass');
    faults.full = true;
    await until(() => failed() || link.state.options !== null, 'the bot has tried');
  }
  expect(failed()).toBe(true);
  const { tick } = link.state;
  faults.full = false;
  await until(() => link.state.tick > tick, 'the bot moves again', 5000);
  table.leave();
});

test('a write whose acknowledgement was lost is found again, and counts once', async () => {
  const table = await seatTable(at, 2);
  const link = await onTurn(table);
  faults.silent = true;
  expect(await link.answer('noise:1')).toMatchObject({ ok: false, code: 'unavailable' });
  faults.silent = false;
  // Sent again as a client would: it was done.
  expect(await link.request({ t: 'answer', tick: 0, key: 'noise:1', again: true })).toMatchObject({ ok: true, tick: 1 });
  await until(() => table.links.every((one) => one.state.tick === 1), 'everyone sees it');
  expect(await (await onTurn(table)).answer('noise:2')).toMatchObject({ ok: true, tick: 2 });
  table.leave();
});

test('whoever comes while the database is away is let in when it is back', { timeout: 30_000 }, async () => {
  const table = await seatTable(at, 2);
  const [host] = table.guests as [TestGuest];
  faults.away = true;
  const closes: number[] = [];
  const link = new GameLink({
    url: at.socket,
    room: table.code,
    token: host.guest.token,
    wait: 20,
    open: (url) => {
      const socket = openSocket(url);
      (socket as unknown as { on(name: string, hear: (code: number) => void): void }).on('close', (code) => closes.push(code));
      return socket;
    },
  });
  await until(() => closes.length > 1, 'turned away twice');
  expect(closes).not.toContain(CLOSE.refused);
  faults.away = false;
  await until(() => link.state.status === 'open' && link.state.view !== null, 'let in', 5000);
  link.close();
  table.leave();
});

test('a game read while the database breaks is not frozen', { timeout: 30_000 }, async () => {
  const table = await seatTable(at, 2);
  const [, guest] = table.guests as [TestGuest, TestGuest];
  await (await onTurn(table)).answer('noise:1');
  table.leave();
  await at.server.rooms.forget(table.code);
  faults.slowMs = 30;
  const entering = guest.enter(table.code);
  await new Promise((resolve) => setTimeout(resolve, 75));
  faults.away = true;
  await new Promise((resolve) => setTimeout(resolve, 100));
  Object.assign(faults, { away: false, slowMs: 0 });
  const link = await entering;
  expect(link.state).toMatchObject({ status: 'open', room: { phase: 'running', trouble: null } });
  await until(() => link.state.options !== null, 'it goes on');
  expect(await link.answer('noise:2')).toMatchObject({ ok: true });
  link.close();
});

test('one broken row keeps neither the server nor other games from starting', { timeout: 30_000 }, async () => {
  const wish = toyWish(2, { bots: [0, 1].map((seat) => ({ seat, bot: 'broken' })) });
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(wish);
  await host.call('POST', `/games/${room.room}/start`);
  await at.server.house.store.games.update(room.room as string, { setup: '{ broken' });
  const other = await seatTable(at, 2);
  await at.server.rooms.forget(room.room as string);
  await at.server.rooms.resume();
  expect(await (await onTurn(other)).answer('noise:1')).toMatchObject({ ok: true });
  other.leave();
});

test('a game whose rules changed under it stands still instead of becoming another', async () => {
  const table = await seatTable(at, 2);
  await (await onTurn(table)).answer('draw');
  table.leave();
  // The same version of the same edition, and yet other rules.
  const changed = await startServer({ engine: createToyEngine({ louder: true }), config: { sqliteFile: at.config.sqliteFile } });
  const [, guest] = table.guests as [TestGuest, TestGuest];
  const link = await guest.enter(table.code, { at: changed });
  expect(link.state.room).toMatchObject({ phase: 'frozen', trouble: 'record' });
  await until(() => link.state.view !== null, 'the last picture');
  expect(await link.answer('noise:1')).toMatchObject({ ok: false, code: 'frozen' });
  link.close();
  await changed.stop();
  // The rules it was begun with play it on.
  const again = await guest.enter(table.code);
  expect(again.state.room).toMatchObject({ phase: 'running', trouble: null });
  again.close();
});
