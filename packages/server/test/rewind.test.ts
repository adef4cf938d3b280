import { GameLink } from '@holdout/protocol';
import { afterEach, expect, test } from 'vitest';
import { recount } from '../src/rooms/pace.ts';
import { next, openSocket, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { seatTable } from './support/table.ts';

type Two = [GameLink, GameLink];

onBothStores((fresh) => {
  let at: TestServer;
  const start = async (config = {}) => {
    at = await startServer({ config: { ...(await fresh()), snapshotEvery: 3, ...config } });
  };
  afterEach(() => at.stop());

  test('one’s own answers that revealed nothing go back at once, again and again', async () => {
    await start();
    const table = await seatTable(at, 1);
    const [a] = table.links as [GameLink];
    const seen = [a.state.view];
    for (let i = 0; i < 5; i++) {
      await a.answer(`noise:${i}`);
      seen.push(a.state.view);
    }
    await a.request({ t: 'undo', tick: 5, back: 2 });
    expect(a.state.tick).toBe(6);
    expect(a.state.view).toEqual(seen[3]);
    expect(a.state.back).toEqual({ all: 3, free: 3, by: table.guests[0]?.id });
    await a.answer('noise:9');
    expect(a.state.view?.zones[9]?.noise).toBe(1);
    expect(a.state.past.map((step) => step.tick)).toEqual([0, 1, 2, 3, 7]);
    const late = new GameLink({ url: at.socket, watch: table.watch, history: true, open: openSocket });
    await until(() => late.state.view !== null, 'view');
    // what each event changed on the table is only told to those who watch it happen
    expect(late.state.past).toEqual(a.state.past.map(({ tick, events }) => ({ tick, events })));
    late.close();
    // The way back leads over the new answer, then the ones before the undo.
    await a.request({ t: 'undo', tick: 7, back: 3 });
    expect(a.state.view).toEqual(seen[1]);
    await a.request({ t: 'undo', tick: 8, back: 1 });
    expect(a.state.view).toEqual(seen[0]);
    expect(await a.request({ t: 'undo', tick: 9, back: 1 })).toEqual({ ok: false, code: 'undo-nothing' });
    table.leave();
  });

  test('an answer to a question that was undone is stale', async () => {
    await start();
    const table = await seatTable(at, 1);
    const [a] = table.links as [GameLink];
    await a.answer('noise:1');
    await a.request({ t: 'undo', tick: 1, back: 1 });
    expect(await a.request({ t: 'answer', tick: 1, key: 'noise:2' })).toEqual({ ok: false, code: 'stale' });
    expect(await a.request({ t: 'answer', tick: 0, key: 'noise:2' })).toEqual({ ok: false, code: 'stale' });
    expect((await a.answer('noise:2')).ok).toBe(true);
    table.leave();
  });

  test('past a card only where the host allowed it, and with consent', async () => {
    await start();
    const table = await seatTable(at, 2);
    const [a, b] = table.links as Two;
    await a.answer('draw');
    await until(() => b.state.tick === 1, 'step');
    expect(a.state.back).toMatchObject({ all: 1, free: 0 });
    expect(await a.request({ t: 'undo', tick: 1, back: 1 })).toEqual({ ok: false, code: 'undo-revealed' });
    expect(await b.request({ t: 'configure', room: { rewind: true } })).toEqual({ ok: false, code: 'not-host' });
    expect((await a.request({ t: 'configure', room: { rewind: true } })).ok).toBe(true);
    expect((await a.request({ t: 'undo', tick: 1, back: 1 })).ok).toBe(true);
    await until(() => b.state.rewind !== null, 'the request');
    expect(b.state.rewind).toMatchObject({ back: 1, by: table.guests[0]?.id, waiting: [table.guests[1]?.id] });
    expect(a.state.tick).toBe(1);

    const declined = next(a, 'rewind');
    await b.request({ t: 'consent', tick: 1, agree: false });
    expect((await declined).state).toBe('declined');
    expect(a.state.rewind).toBeNull();
    expect(await b.request({ t: 'consent', tick: 1, agree: true })).toEqual({ ok: false, code: 'no-request' });

    await a.request({ t: 'undo', tick: 1, back: 1 });
    await until(() => b.state.rewind !== null, 'the second request');
    expect((await b.request({ t: 'consent', tick: 1, agree: true })).ok).toBe(true);
    await until(() => a.state.tick === 2 && b.state.tick === 2, 'gone back');
    expect(a.state.view?.tick).toBe(0);
    table.leave();
  });

  test('votes that are counted again do not tell anyone what they know', async () => {
    await start();
    const table = await seatTable(at, 2);
    const [a, b] = table.links as Two;
    await a.answer('noise:1');
    await until(() => b.state.tick === 1, 'step');
    const heard: string[] = [];
    a.listen((message) => {
      if (message.t === 'rewind') heard.push(message.state);
    });
    await b.request({ t: 'undo', tick: 1, back: 1 });
    await until(() => heard.length > 0, 'the request');
    const room = await at.server.rooms.get(table.code);
    for (let i = 0; i < 3 && room; i++) await recount(room);
    await a.request({ t: 'consent', tick: 1, agree: false });
    await b.request({ t: 'undo', tick: 1, back: 1 });
    await until(() => heard.length > 2, 'the second request');
    expect(heard).toEqual(['open', 'declined', 'open']);
    table.leave();
  });

  test('somebody else’s answer goes back only with their consent', async () => {
    await start();
    const table = await seatTable(at, 2, toyWish(2));
    const [a, b] = table.links as Two;
    await a.answer('noise:1');
    await until(() => b.state.tick === 1, 'step');
    await b.request({ t: 'undo', tick: 1, back: 1 });
    await until(() => a.state.rewind !== null, 'the request');
    expect(a.state.tick).toBe(1);
    await a.request({ t: 'consent', tick: 1, agree: true });
    await until(() => b.state.tick === 2, 'gone back');
    // One's own last answer needs nobody, though it is the other's turn now.
    await a.answer('noise:2');
    expect((await a.request({ t: 'undo', tick: 3, back: 1 })).ok).toBe(true);
    expect(a.state.tick).toBe(4);
    table.leave();
  });

  test('an answer makes an open request void', async () => {
    await start();
    const table = await seatTable(at, 2);
    const [a, b] = table.links as Two;
    await a.answer('noise:1');
    await until(() => b.state.tick === 1, 'step');
    await b.request({ t: 'undo', tick: 1, back: 1 });
    await until(() => a.state.rewind !== null, 'the request');
    await b.answer('noise:2');
    await until(() => a.state.tick === 2, 'step');
    expect(a.state.rewind).toBeNull();
    expect(await a.request({ t: 'consent', tick: 2, agree: true })).toEqual({ ok: false, code: 'no-request' });
    table.leave();
  });
});
