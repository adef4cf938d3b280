import { type GameFile, type GameLink, verifyGame } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { botThreads } from '../src/bots/threads.ts';
import { TestGuest, until, watch } from './support/guest.ts';
import { picker, playOut, realEngine, realWish } from './support/real.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';

let at: TestServer;
beforeAll(async () => {
  at = await startServer({ engine: realEngine, bots: botThreads({ count: 1, limitMs: 20_000 }) });
});
afterAll(() => at.stop());

test('six clients play a whole quest, an onlooker sees it all, and the record verifies', { timeout: 120_000 }, async () => {
  const table = await seatTable(at, 6, realWish('black-plague', 'black-plague/q00'));
  const onlooker = await watch(at, table.watch);
  const played = await playOut(table, picker(11));
  expect(played.answers).toBeGreaterThan(30);
  const [first] = table.links as [GameLink];
  for (const link of table.links) expect({ ...link.state.view, seat: 0 }).toEqual(first.state.view);
  await until(() => onlooker.state.view?.over != null, 'the onlooker sees the end');
  expect({ ...onlooker.state.view, seat: 0 }).toEqual(first.state.view);
  expect(onlooker.state.past).toHaveLength(first.state.past.length - 1);

  const file = (await (await fetch(`${at.http}/api/games/${table.watch}/export`)).json()) as GameFile;
  expect(await verifyGame(realEngine, file)).toMatchObject({ ok: true, steps: played.answers });
  expect(file.steps.at(-1)?.events.at(-1)).toMatchObject({ t: 'over' });
  onlooker.close();
  table.leave();
});

test('a person and five bots play a quest; the bots think elsewhere', { timeout: 120_000 }, async () => {
  const host = await TestGuest.come(at, 'Host');
  const wish = realWish('black-plague', 'black-plague/q00');
  const bots = [1, 2, 3, 4, 5].map((seat) => ({ seat, bot: 'sensible' }));
  const room = await host.create({ ...wish, mySeats: [0], bots });
  const link = await host.enter(room.room as string);
  expect(link.state.bots).toEqual(['quick', 'swift', 'strong', 'sensible', 'random']);
  await link.request({ t: 'start' });
  const pick = picker(3);
  for (let mine = 0; mine < 6; mine++) {
    await until(() => link.state.options !== null || link.state.view?.over != null, 'my turn', 60_000);
    if (link.state.view?.over) break;
    const hint = await link.request({ t: 'ask', tick: link.state.tick, about: 'hint' });
    expect(hint).toMatchObject({ ok: true, value: { key: expect.any(String), why: expect.stringMatching(/^bot\.why\./) } });
    const options = link.state.options ?? [];
    await link.answer(options[pick(options.length)]?.key ?? '');
  }
  expect(link.state.past.length).toBeGreaterThan(6);
  host.leave();
});

test('previews come from the engine', async () => {
  const table = await seatTable(at, 1, realWish('black-plague', 'black-plague/q00', 1));
  const [link] = table.links as [GameLink];
  const ask = (about: 'reach' | 'sight' | 'intent' | 'forecast' | 'threat' | 'why-not' | 'odds', more = {}) =>
    link.request({ t: 'ask', tick: link.state.tick, about, ...more });
  const pick = picker(5);
  for (let i = 0; i < 12; i++) {
    const options = link.state.options ?? [];
    await link.answer(options[pick(options.length)]?.key ?? '');
  }
  for (const about of ['intent', 'forecast', 'threat'] as const)
    expect(await ask(about)).toMatchObject({ ok: true, value: expect.any(Array) });
  expect(await ask('reach', { survivor: 0 })).toMatchObject({ ok: true, value: expect.any(Array) });
  expect(await ask('sight', { survivor: 99 })).toMatchObject({ ok: true, value: null });
  expect(await ask('why-not', { key: 'fly' })).toMatchObject({ ok: true, value: { reason: expect.any(String) } });
  expect(await link.request({ t: 'ask', tick: link.state.tick + 1, about: 'intent' })).toEqual({ ok: false, code: 'stale' });
  table.leave();
});

test.each(realEngine.editions.map((content) => [content.edition, content.missions[0]?.id ?? '']))(
  '%s begins and goes on',
  async (edition, mission) => {
    const table = await seatTable(at, 1, realWish(edition, mission, 1));
    const [link] = table.links as [GameLink];
    const pick = picker(17);
    for (let i = 0; i < 40 && link.state.view?.over == null; i++) {
      const options = link.state.options ?? [];
      expect(await link.answer(options[pick(options.length)]?.key ?? '')).toMatchObject({ ok: true });
    }
    expect(link.state.board).not.toBeNull();
    table.leave();
  },
);
