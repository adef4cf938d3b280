// Finished games: packed into one row, found in pages, watched as before.
import { type GameFile, GameLink } from '@holdout/protocol';
import { afterEach, expect, test } from 'vitest';
import { packFinished, removeGame } from '../src/admin/records.ts';
import { newCode } from '../src/secrets.ts';
import type { Store } from '../src/store/index.ts';
import { openSocket, TestGuest, toyWish, until, watch } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { seatTable, toTheEnd } from './support/table.ts';
import { createToyEngine } from './toy/engine.ts';

const LATER = 3_600_000;

async function rowsOf({ database: { db } }: Store, game: string): Promise<number> {
  let rows = 0;
  for (const table of ['openings', 'entries', 'snapshots', 'votes'] as const)
    rows += (await db.selectFrom(table).selectAll().where('game', '=', game).execute()).length;
  return rows;
}

onBothStores((fresh) => {
  let at: TestServer;
  afterEach(() => at.stop());

  test('a packed game is watched, read and exported as before, and can be removed', { timeout: 30_000 }, async () => {
    at = await startServer({ config: await fresh(), engine: createToyEngine({ length: 6 }) });
    const { store } = at.server.house;
    const table = await seatTable(at, 1, toyWish(1, { room: { listed: true } }));
    const running = await seatTable(at, 1);
    await toTheEnd(table.links);
    const [host] = table.guests as [TestGuest];
    const before = await host.call('GET', `/games/${table.code}/replay`);
    const late = await watch(at, table.watch);
    await until(() => late.state.view !== null, 'the last picture');
    const seen = late.state.view;
    late.close();
    table.leave();

    // Not at once: those who played it still look back and forth.
    expect(await packFinished(store, Date.now())).toBe(0);
    expect(await packFinished(store, Date.now() + LATER)).toBe(1);
    expect(await packFinished(store, Date.now() + LATER)).toBe(0);
    expect(await rowsOf(store, table.code)).toBe(0);
    expect(await rowsOf(store, running.code)).toBeGreaterThan(0);
    const record = await store.records.read(table.code);
    expect(JSON.stringify(record)).not.toContain(host.id);

    await at.server.rooms.forget(table.code);
    expect((await host.call('GET', `/games/${table.code}/replay`)).body).toEqual(before.body);
    expect((before.body as unknown as GameFile).steps).toHaveLength(6);
    const again = await watch(at, table.watch);
    await until(() => again.state.view !== null, 'the last picture again');
    expect(again.state.view).toEqual(seen);
    again.close();
    const back = new GameLink({ url: at.socket, watch: table.watch, history: true, open: openSocket });
    await until(() => back.state.past.length === 7, 'the whole past');
    back.close();
    running.leave();
    await at.server.rooms.forget(table.code);
    expect(await removeGame(store.database, table.code)).toBe(true);
    expect(await store.records.read(table.code)).toBeNull();
  });

  test('my games: those under way first, those that are over in pages, each once', { timeout: 30_000 }, async () => {
    at = await startServer({ config: await fresh() });
    const { store } = at.server.house;
    const host = await TestGuest.come(at, 'Host');
    const open = await host.create(toyWish(1, { room: { listed: true } }));
    const sample = await store.games.byId(open.room as string);
    if (!sample) throw new Error('no game');
    const ended: string[] = [];
    for (let i = 0; i < 120; i++) {
      const id = newCode();
      // Some end in the same millisecond: the place in the list is the time and the code.
      const row = { ...sample, id, watch: newCode(), short: null, phase: 'finished' as const, updated: 1000 + Math.floor(i / 3) };
      await store.games.create(row, [{ game: id, seat: 0, owner: host.id, bot: null, lent_to: null, survivor_bots: null }]);
      await store.database.db.updateTable('members').set({ ended: row.updated }).where('game', '=', id).execute();
      ended.push(id);
    }
    for (const path of ['/games', '/lobby/finished']) {
      const found: string[] = [];
      let pages = 0;
      for (let next: string | null | undefined = ''; next !== null && next !== undefined; pages++) {
        const { body } = await host.call('GET', next === '' ? path : `${path}?before=${next}`);
        found.push(...(body.games as { room: string }[]).map((game) => game.room));
        next = body.next as string | null;
      }
      expect(pages).toBe(3);
      if (path === '/games') expect(found.shift()).toBe(open.room);
      expect(new Set(found)).toEqual(new Set(ended));
      expect(found).toHaveLength(120);
    }
    expect((await host.call('GET', '/games?before=1')).status).toBe(400);
  });

  test('whoever ends a game finds it among those that are over', { timeout: 30_000 }, async () => {
    at = await startServer({ config: await fresh(), engine: createToyEngine({ length: 3 }) });
    const table = await seatTable(at, 1);
    const [host] = table.guests as [TestGuest];
    await toTheEnd(table.links);
    const { store } = at.server.house;
    expect(await store.games.mine(host.id)).toEqual([]);
    expect((await store.games.mineEnded(host.id, null, 10)).map((game) => game.id)).toEqual([table.code]);
    // Somebody who comes to look afterwards has it there too.
    const friend = await TestGuest.come(at, 'Friend');
    await friend.enter(table.code);
    expect((await store.games.mineEnded(friend.id, null, 10)).map((game) => game.id)).toEqual([table.code]);
    friend.leave();
    table.leave();
  });
});
