// For those who run a server: look, close, ban, remove, keep for so long, back up and restore.
import { join } from 'node:path';
import type { GameLink } from '@holdout/protocol';
import { afterAll, expect, test } from 'vitest';
import { backup, restore } from '../src/admin/backup.ts';
import { closeRoom, listRooms, removeGame, removeGuest, showRoom, sweep } from '../src/admin/records.ts';
import { openDatabase } from '../src/store/index.ts';
import { temporaryFolder } from './support/config.ts';
import { TestGuest, toyWish, until, watch } from './support/guest.ts';
import { startServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { onTurn, seatTable } from './support/table.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
const never = { lobbies: 0, abandoned: 0, finished: 0, guests: 0, chat: 0, daily: 0 };

onBothStores((fresh, kind) => {
  test('a room is shown without its secrets, closed, and removed with all that was its', { timeout: 30_000 }, async () => {
    const at = await startServer({ config: await fresh() });
    const { store } = at.server.house;
    const { database } = store;
    const table = await seatTable(at, 2);
    const seed = (await store.games.byId(table.code))?.seed as string;
    expect((await listRooms(database, 'running', Date.now() + 1000, 10)).map((room) => room.id)).toContain(table.code);
    const text = JSON.stringify(await showRoom(database, table.code));
    expect(text).toContain('"people"');
    for (const secret of [seed, 'hs_', 'token', 'password', 'commitment']) expect(text).not.toContain(secret);

    expect(await closeRoom(database, table.code)).toBe(true);
    table.leave();
    await at.server.rooms.forget(table.code);
    const link = await table.guests[0]?.enter(table.code);
    expect(link?.state.room).toMatchObject({ phase: 'frozen', trouble: 'closed' });
    expect(await link?.answer('noise:1')).toMatchObject({ ok: false, code: 'frozen' });
    link?.close();

    await at.server.rooms.forget(table.code);
    expect(await removeGame(database, table.code)).toBe(true);
    expect(await removeGame(database, table.code)).toBe(false);
    expect((await table.guests[0]?.enter(table.code))?.state).toMatchObject({ status: 'refused', error: 'no-room' });
    await at.stop();
  });

  test('whoever is in a room that is closed or removed beside the server is told so', { timeout: 30_000 }, async () => {
    const settings = await fresh();
    const at = await startServer({ config: settings });
    // as `npm run admin` does it: by a connection of its own
    const database = openDatabase({ ...at.config, connections: 2 });
    const table = await seatTable(at, 2);
    const lobby = await seatTable(at, 1, toyWish(2), false);
    const onlooker = await watch(at, table.watch);
    await closeRoom(database, table.code);
    await until(() => table.links.every((link) => link.state.room?.trouble === 'closed'), 'told that it is closed');
    const inside = [...table.links, ...lobby.links, onlooker];
    await removeGame(database, table.code);
    await removeGame(database, lobby.code);
    await until(() => inside.every(({ state }) => state.status === 'refused' && state.error === 'removed'), 'told that it is gone');
    expect(at.server.rooms.size).toBe(0);
    expect((await (table.guests[0] as TestGuest).enter(table.code)).state.error).toBe('no-room');
    await database.close();
    for (const link of inside) link.close();
    table.leave();
    lobby.leave();
    await at.stop();
  });

  test('a guest who wants to be forgotten is; the games stay', { timeout: 30_000 }, async () => {
    const at = await startServer({ config: await fresh() });
    const { database } = at.server.house.store;
    const table = await seatTable(at, 2);
    await (await onTurn(table)).answer('noise:1');
    const [host, guest] = table.guests as [TestGuest, TestGuest];
    await (table.links[1] as GameLink).request({ t: 'chat', text: 'I was here' });
    table.leave();
    expect(await removeGuest(database, guest.id)).toBe(true);
    expect((await guest.call('GET', '/me')).status).toBe(401);
    await at.server.rooms.forget(table.code);
    const link = await host.enter(table.code);
    expect(link.state.room?.people.map((person) => person.player)).toEqual([host.id]);
    expect(link.state.room?.seats[1]?.owner).toBeNull();
    expect(link.state.chat).toEqual([]);
    expect(link.state.tick).toBe(1);
    link.close();
    await at.stop();
  });

  test('bans of the whole server hold in every room', { timeout: 30_000 }, async () => {
    const at = await startServer({ config: await fresh() });
    const table = await seatTable(at, 1);
    const guest = await TestGuest.come(at, 'Nuisance');
    await at.server.house.store.games.ban({ scope: '*', who: guest.id, why: 'admin', at: 1 });
    expect((await guest.enter(table.code)).state).toMatchObject({ status: 'refused', error: 'banned' });
    await at.server.house.store.games.unban('*', guest.id);
    expect((await guest.enter(table.code)).state.status).toBe('open');
    guest.leave();
    table.leave();
    await at.stop();
  });

  test('what has been kept long enough goes, and nothing else', { timeout: 30_000 }, async () => {
    const at = await startServer({ config: await fresh() });
    const { store } = at.server.house;
    const host = await TestGuest.come(at, 'Host');
    const lobby = await host.create(toyWish(1));
    const running = await host.create(toyWish(1, { mySeats: [0] }));
    await host.call('POST', `/games/${running.room}/start`);
    await TestGuest.come(at, 'Passer-by');
    const far = Date.now() + 40 * 86_400_000;
    expect(await sweep(store.database, never, far)).toEqual({ games: 0, guests: 0, chat: 0 });
    expect(await sweep(store.database, { ...never, lobbies: 50 }, far)).toEqual({ games: 0, guests: 0, chat: 0 });
    expect(await sweep(store.database, { ...never, lobbies: 30, guests: 30 }, far)).toEqual({ games: 1, guests: 1, chat: 0 });
    expect(await store.games.byId(lobby.room as string)).toBeUndefined();
    expect(await store.games.byId(running.room as string)).toBeDefined();
    expect((await host.call('GET', '/me')).status).toBe(200);
    await at.stop();
  });

  test('a backup made in play is restored into an empty database under a running server, and the game goes on', {
    timeout: 60_000,
  }, async () => {
    const at = await startServer({ config: await fresh() });
    const table = await seatTable(at, 2);
    await (await onTurn(table)).answer('draw');
    const file = join(folder.path, `${kind}.backup`);
    await backup(at.server.house.store.database, file);
    // What happens afterwards is not in it.
    await (await onTurn(table)).answer('noise:2');
    table.leave();
    await at.stop();

    const settings = await fresh();
    const other = await startServer({ config: settings });
    const database = openDatabase({ ...settings, connections: 2 });
    const { rows } = await restore(database, file);
    expect(rows).toBeGreaterThan(8);
    await expect(restore(database, file)).rejects.toThrow('empty');
    await database.close();
    const [, guest] = table.guests as [TestGuest, TestGuest];
    const link = await guest.enter(table.code, { at: other });
    await until(() => link.state.view !== null, 'the table is there');
    expect(link.state.tick).toBe(1);
    expect(await link.answer('noise:3')).toMatchObject({ ok: true, tick: 2 });
    link.close();
    await other.stop();
  });
});
