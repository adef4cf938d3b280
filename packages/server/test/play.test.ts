import type { GameFile, GameLink } from '@holdout/protocol';
import { afterEach, expect, test } from 'vitest';
import { next, TestGuest, toyWish, until, watch } from './support/guest.ts';
import { startServer, type TestServer, type TestServerOptions } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { onTurn, seatTable } from './support/table.ts';
import { createToyEngine } from './toy/engine.ts';

onBothStores((fresh) => {
  const running: TestServer[] = [];
  const start = async (options: TestServerOptions = {}): Promise<TestServer> => {
    const at = await startServer({ ...options, config: { ...(await fresh()), ...options.config } });
    running.push(at);
    return at;
  };
  /** The same store, another process's worth of memory. */
  const restart = async (at: TestServer, options: TestServerOptions = {}): Promise<TestServer> => {
    await at.stop();
    const { databaseUrl, sqliteFile } = at.config;
    const again = await startServer({ ...options, config: { databaseUrl, sqliteFile, ...options.config } });
    running.push(again);
    return again;
  };
  afterEach(async () => {
    await Promise.all(running.splice(0).map((at) => at.stop()));
  });

  test('two people play in turn and see the same game', async () => {
    const at = await start();
    const table = await seatTable(at, 2);
    const [a, b] = table.links as [GameLink, GameLink];
    const onlooker = await watch(at, table.watch);
    await until(() => onlooker.state.view !== null, 'view');
    expect(a.state.options).not.toBeNull();
    expect(b.state.options).toBeNull();
    expect(onlooker.state.options).toBeNull();
    expect(await b.answer('pass')).toEqual({ ok: false, code: 'not-yours' });
    expect(await a.answer('fly')).toMatchObject({ ok: false, code: 'refused', reason: { reason: 'not-an-option' } });
    expect(await a.answer('noise:3')).toMatchObject({ ok: true, tick: 1 });
    await until(() => b.state.tick === 1 && onlooker.state.tick === 1, 'step');
    expect(b.state.view?.zones[3]?.noise).toBe(1);
    expect(onlooker.state.view?.zones[3]?.noise).toBe(1);
    expect(b.state.options?.length).toBeGreaterThan(0);
    expect(await onlooker.answer('pass')).toEqual({ ok: false, code: 'read-only' });
    // what the board shows beyond its pieces is for whoever looks; thinking is done for those who play
    expect(await onlooker.request({ t: 'ask', tick: 1, about: 'intent' })).toMatchObject({ ok: true });
    expect(await onlooker.request({ t: 'ask', tick: 1, about: 'hint' })).toEqual({ ok: false, code: 'read-only' });
    expect(onlooker.state.room?.room).toBeNull();
    onlooker.close();
    table.leave();
  });

  test('of many answers at once one wins and the others are shown the fresh view', async () => {
    const at = await start();
    const table = await seatTable(at, 1);
    const [host] = table.guests as [TestGuest];
    const links = [...table.links];
    for (let i = 0; i < 4; i++) links.push(await host.enter(table.code));
    await until(() => links.every((link) => link.state.view !== null), 'views');
    for (let round = 0; round < 5; round++) {
      const tick = links[0]?.state.tick ?? 0;
      const shown = links.map((link) => next(link, 'view'));
      const replies = await Promise.all(links.map((link, i) => link.answer(`noise:${i}`)));
      expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
      expect(replies.filter((reply) => !reply.ok && reply.code === 'stale')).toHaveLength(4);
      await Promise.all(shown.filter((_, i) => !replies[i]?.ok));
      await until(() => links.every((link) => link.state.tick === tick + 1), 'one step');
    }
    table.leave();
  });

  test('a broken connection comes back to the very choice, with what happened meanwhile', async () => {
    const at = await start();
    const table = await seatTable(at, 2);
    const [a, b] = table.links as [GameLink, GameLink];
    await a.answer('noise:5');
    await until(() => b.state.tick === 1, 'step');
    at.server.house.log.info('breaking');
    const shown = next(b, 'view');
    // The server drops everyone; links come back by themselves.
    for (const viewer of (await at.server.rooms.get(table.code))?.presence.viewers ?? [])
      (viewer as unknown as { goAway(): void }).goAway();
    expect((await shown).tick).toBe(1);
    await until(() => b.state.status === 'open', 'back');
    expect(await b.answer('noise:6')).toMatchObject({ ok: true });
    const [, guest] = table.guests as [TestGuest, TestGuest];
    const late = await guest.enter(table.code);
    await until(() => late.state.view !== null, 'view');
    expect(late.state.view?.zones[6]?.noise).toBe(1);
    const past = next(late, 'view');
    await late.request({ t: 'look', since: 0 });
    expect((await past).past.map((step) => step.tick)).toEqual([0, 1, 2]);
    table.leave();
  });

  test('after a restart the game is at the same choice, with the same way back', async () => {
    const at = await start({ config: { snapshotEvery: 4 } });
    const table = await seatTable(at, 2);
    for (let i = 0; i < 6; i++) await (await onTurn(table)).answer(`noise:${i}`);
    const before = (await onTurn(table)).state;
    table.leave();
    const again = await restart(at, { config: { snapshotEvery: 4 } });
    const [host] = table.guests as [TestGuest];
    const link = await host.enter(table.code, { at: again });
    await until(() => link.state.view !== null, 'view');
    expect(link.state.tick).toBe(6);
    expect(link.state.view).toEqual({ ...before.view, seat: 0 });
    expect(link.state.team).toMatchObject({ key: 'a=2,b=0' });
    expect(await link.request({ t: 'undo', tick: 6, back: 3 })).toMatchObject({ ok: true });
    await until(() => link.state.tick === 7, 'undone');
    expect(link.state.view?.tick).toBe(3);
    link.close();
  });

  test('a running game stays with its ruleset; without it, it can still be looked at', async () => {
    const at = await start({ engine: createToyEngine({ version: 1 }) });
    const table = await seatTable(at, 1);
    await table.links[0]?.answer('noise:2');
    table.leave();
    const [host] = table.guests as [TestGuest];

    const without = await restart(at, { engine: createToyEngine({ version: 2 }) });
    const frozen = await host.enter(table.code, { at: without });
    await until(() => frozen.state.view !== null, 'view');
    expect(frozen.state.room?.phase).toBe('frozen');
    expect(frozen.state.view?.zones[2]?.noise).toBe(1);
    expect(await frozen.answer('pass')).toEqual({ ok: false, code: 'frozen' });
    frozen.close();

    const withOld = await restart(without, { engine: createToyEngine({ version: 2 }), olderEngines: [createToyEngine({ version: 1 })] });
    const link = await host.enter(table.code, { at: withOld });
    await until(() => link.state.view !== null, 'view');
    expect(link.state.room).toMatchObject({ phase: 'running', ruleset: 'black-plague@1' });
    expect(await link.answer('pass')).toMatchObject({ ok: true });
    link.close();
  });

  test('a finished game is watchable without running any rules', async () => {
    const at = await start({ engine: createToyEngine({ length: 12 }) });
    const table = await seatTable(at, 1);
    const [link] = table.links as [GameLink];
    for (const key of ['draw', 'noise:1', 'turn:0', 'draw', 'pass', 'draw']) await link.answer(key);
    await link.request({ t: 'undo', tick: 6, back: 1 });
    while (link.state.view?.over == null) {
      const reply = await link.answer(link.state.options?.[0]?.key ?? '');
      if (!reply.ok) throw new Error(reply.code);
    }
    const last = link.state.view;
    await until(() => link.state.room?.phase === 'finished', 'finished');
    expect(await link.answer('pass')).toEqual({ ok: false, code: 'finished' });
    table.leave();

    const fail = () => {
      throw new Error('a rule ran');
    };
    const dead = { ...createToyEngine(), setup: fail, answer: fail, options: fail, optionKeys: fail, view: fail, board: fail, parse: fail };
    const again = await restart(at, { engine: dead });
    const onlooker = await watch(again, table.watch);
    await until(() => onlooker.state.view !== null, 'view');
    expect(onlooker.state.view).toEqual({ ...last, seat: -1 });
    const replay = await fetch(`${again.http}/api/games/${table.watch}/replay`);
    const file = (await replay.json()) as GameFile;
    expect(file.steps).toHaveLength(link.state.tick);
    expect(file.seed).not.toBeNull();
    onlooker.close();
  });

  test('bots that were to move go on after a restart', async () => {
    const at = await start({ bots: { levels: ['slow'], choose: () => new Promise(() => {}), close: async () => {} } });
    const host = await TestGuest.come(at, 'Host');
    const room = await host.create(toyWish(2, { mySeats: [1], bots: [{ seat: 0, bot: 'slow' }] }));
    await host.call('POST', `/games/${room.room}/start`);
    expect((await host.games())[0]?.yourTurn).toBe(false);
    const again = await restart(at, {
      bots: { levels: ['slow'], choose: async () => ({ key: 'pass', why: 'toy' }), close: async () => {} },
    });
    const link = await host.enter(room.room as string, { at: again });
    await until(() => link.state.tick === 1 && link.state.options !== null, 'the bot moved');
    link.close();
  });
});
