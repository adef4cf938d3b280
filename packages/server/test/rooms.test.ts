// Rooms that leave the memory while somebody comes in, games that are set up and started at the same moment, two servers on one file.
import { join } from 'node:path';
import type { GameLink } from '@holdout/protocol';
import { expect, test } from 'vitest';
import { Conflict } from '../src/store/index.ts';
import { Sole } from '../src/store/sole.ts';
import { temporaryFolder, testConfig } from './support/config.ts';
import { faultyStore } from './support/faulty.ts';
import { TestGuest, toyWish, until } from './support/guest.ts';
import { startServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { onTurn, seatTable } from './support/table.ts';

test('a room that is put away while people come in is one room for all of them', { timeout: 60_000 }, async () => {
  const folder = temporaryFolder();
  const sqliteFile = join(folder.path, 'games.sqlite');
  const { store, faults } = await faultyStore(testConfig({ sqliteFile }));
  const at = await startServer({ store, config: { sqliteFile, roomIdleMs: 40 } });
  const table = await seatTable(at, 2);
  const [a, b] = table.guests as [TestGuest, TestGuest];
  table.leave();
  for (let i = 0; i < 12; i++) {
    // at first slower than a room is kept: it must not be put away under those who are coming in
    faults.slowMs = i < 3 ? 90 : 12;
    await new Promise((resolve) => setTimeout(resolve, 30 + i * 9));
    const entering = a.enter(table.code);
    await new Promise((resolve) => setTimeout(resolve, (i * 17) % 70));
    const [here, there] = await Promise.all([entering, b.enter(table.code)]);
    await until(() => [here, there].every(({ state }) => state.status === 'open' && state.view !== null), 'both are in');
    await until(() => here.state.room?.people.every((person) => person.online) ?? false, 'they see each other');
    await here.request({ t: 'chat', text: `line ${i}` });
    await until(() => there.state.chat.some((line) => line.text === `line ${i}`), 'they hear each other');
    const { tick } = here.state;
    const links: GameLink[] = [here, there];
    if (here.state.view?.ask?.by === -1) await here.request({ t: 'decide', tick });
    else await (await onTurn({ ...table, links })).answer('noise:1');
    await until(() => links.every((link) => link.state.tick === tick + 1), 'they see the same step');
    a.leave();
    b.leave();
  }
  faults.slowMs = 0;
  await at.stop();
  folder.remove();
});

onBothStores((fresh) => {
  test('of a new setup and a start at the same moment one happens, whole', { timeout: 60_000 }, async () => {
    // Two servers that do not hear of each other, over one database.
    const config = await fresh();
    const [one, two] = [await startServer({ config }), await startServer({ config })];
    const codes: Record<string, number> = {};
    for (let i = 0; i < 12; i++) {
      const host = await TestGuest.come(one, 'Host');
      const wish = toyWish(2, { mySeats: [0] });
      const code = (await host.create(wish)).room as string;
      const [here, there] = await Promise.all([host.enter(code), host.enter(code, { at: two })]);
      const other = { ...toyWish(4).setup, seed: `another ${i}` };
      const configure = () => there.request({ t: 'configure', setup: other });
      const [started, configured] = await Promise.all(
        i % 2 === 0 ? [here.request({ t: 'start' }), configure()] : [configure(), here.request({ t: 'start' })].reverse(),
      );
      for (const reply of [started, configured]) if (reply && !reply.ok) codes[reply.code] = (codes[reply.code] ?? 0) + 1;
      const { store } = one.server.house;
      const game = await store.games.byId(code);
      const seats = await store.games.seats(code);
      const setup = JSON.parse(game?.setup ?? '{}') as { seats: unknown[] };
      // Seats, setup and what was started belong together.
      expect(seats).toHaveLength(setup.seats.length);
      if (game?.phase === 'running') {
        const state = JSON.parse((await store.entries.snapshot(code, 0))?.state ?? '{}') as {
          seats?: unknown;
          setup?: { seed?: string; seats?: unknown[] };
        };
        expect(state.setup?.seats).toEqual(setup.seats);
        expect(state.setup?.seed).toBe(game.seed);
      }
      expect([started?.ok, configured?.ok]).toContain(true);
      host.leave();
    }
    expect(Object.keys(codes).filter((code) => code !== 'started' && code !== 'stale')).toEqual([]);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('a game that was set up anew is not started as it had been', async () => {
    const at = await startServer({ config: await fresh() });
    const host = await TestGuest.come(at, 'Host');
    const code = (await host.create(toyWish(2))).room as string;
    const { games } = at.server.house.store;
    const opening = { view: '{}', board: '{}', events: '[]' };
    const before = await games.byId(code);
    if (!before) throw new Error('no game');
    const seats = await games.seats(code);
    await games.configure(code, { setup: '{"other":1}' }, seats);
    await expect(games.start(code, before, { phase: 'running' }, opening, '{}')).rejects.toBeInstanceOf(Conflict);
    expect((await games.byId(code))?.phase).toBe('lobby');
    expect(await games.opening(code)).toBeUndefined();
    await games.start(code, { ...before, setup: '{"other":1}' }, { phase: 'running' }, opening, '{}');
    await expect(games.configure(code, { setup: '{"third":1}' }, seats)).rejects.toBeInstanceOf(Conflict);
    expect(await games.byId(code)).toMatchObject({ phase: 'running', setup: '{"other":1}' });
    await at.stop();
  });
});

test('a second server on the same SQLite file is told, and the file is free when the first is gone', () => {
  const folder = temporaryFolder();
  const file = join(folder.path, 'games.sqlite');
  const first = Sole.take(file);
  expect(first).not.toBeNull();
  expect(Sole.take(file)).toBeNull();
  first?.release();
  const second = Sole.take(file);
  expect(second).not.toBeNull();
  second?.release();
  folder.remove();
});
