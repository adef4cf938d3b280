// Missions from strangers: bounded, tried out elsewhere, and nobody else's trouble.
import { editions } from '@holdout/content';
import type { GameLink, GameWish } from '@holdout/protocol';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rehearse } from '../src/index.ts';
import { TestGuest, toyWish, until } from './support/guest.ts';
import { realEngine, realWish } from './support/real.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onTurn, seatTable } from './support/table.ts';

const log = pino({ level: 'silent' });
type Json = Record<string, unknown>;

/** The longest the loop was held up while `work` ran. */
async function longestStall(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last - 5);
    last = now;
  }, 5);
  await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
  clearInterval(beat);
  return longest;
}

describe('the real rules', () => {
  let at: TestServer;
  let host: TestGuest;
  const quest = editions.find((book) => book.edition === 'black-plague')?.missions.find((mission) => mission.id === 'black-plague/q01');
  const own = (change: (mission: Json & { map: Json }) => void): GameWish => {
    const mission = structuredClone(quest) as unknown as Json & { map: Json };
    mission.id = 'own/one';
    change(mission);
    const wish = realWish('black-plague', 'black-plague/q01', 2);
    return { ...wish, setup: { ...wish.setup, mission: mission as never } };
  };

  beforeAll(async () => {
    at = await startServer({ engine: realEngine, rehearsal: rehearse({ limitMs: 5000, megabytes: 256, log }) });
    host = await TestGuest.come(at, 'Host');
    // The thread reads the rules once; that is not what is measured.
    await host.call(
      'POST',
      '/games',
      own(() => {}),
    );
  }, 60_000);
  afterAll(() => at.stop());

  const zone = Object.values(quest?.map.places ?? {})[0]?.[0] ?? '';
  const tile = quest?.map.tiles.flat().find((one) => one !== null);
  const square = (n: number) => Array.from({ length: n }, () => Array.from({ length: n }, () => tile));
  let nested: unknown = 1;
  for (let i = 0; i < 60; i++) nested = { all: [nested] };
  const hostile: Readonly<Record<string, GameWish>> = {
    'a thousand billion zombies': own((mission) => {
      mission.map.zombies = [{ zone, kind: 'walker', count: 1e15 }];
    }),
    'a thousand million zombies': own((mission) => {
      mission.map.zombies = [{ zone, kind: 'walker', count: 1e9 }];
    }),
    'a hundred times twenty zombies': own((mission) => {
      mission.map.zombies = Array.from({ length: 100 }, () => ({ zone, kind: 'walker', count: 20 }));
    }),
    'a board of 8 × 8': own((mission) => {
      mission.map.tiles = square(8);
    }),
    'a board of 40 × 40': own((mission) => {
      mission.map.tiles = square(40);
    }),
    'words sixty deep': own((mission) => {
      mission.rules = [nested];
    }),
    'ten thousand rules': own((mission) => {
      mission.rules = Array.from({ length: 10_000 }, () => ({ x: 1 }));
    }),
    'no mission at all': own((mission) => {
      for (const key of Object.keys(mission)) delete mission[key];
    }),
    'rules nobody knows': own((mission) => {
      mission.rules = [{ 'summon-the-devil': { count: 666 } }];
    }),
  };

  test.each(Object.keys(hostile))('%s: refused with a code at every door, and nobody waits', async (name) => {
    const wish = hostile[name] as GameWish;
    const room = await host.create(realWish('black-plague', 'black-plague/q01', 2));
    const link = await host.enter(room.room as string);
    const stall = await longestStall(async () => {
      const made = await host.call('POST', '/games', wish);
      expect([400, 422]).toContain(made.status);
      const changed = await host.call('PATCH', `/games/${room.room}`, { setup: wish.setup });
      expect([400, 422]).toContain(changed.status);
      const text = JSON.stringify({ ...wish.setup });
      if (text.length < 10_000) {
        const reply = await link.request({ t: 'configure', setup: wish.setup });
        expect(reply).toMatchObject({ ok: false, code: expect.stringMatching(/^(setup|bad-message)$/) });
      }
    });
    // Generous, because the machine of the tests has other things to do; the attacks of old held it for seconds or for ever.
    expect(stall).toBeLessThan(500);
    expect((await fetch(`${at.http}/health`)).status).toBe(200);
    link.close();
  });

  test('an honest mission is played', async () => {
    const room = await host.create(
      own((mission) => {
        mission.minutes = 61;
      }),
    );
    const link = await host.enter(room.room as string);
    for (const seat of [0, 1]) expect(await link.request({ t: 'seat', seat, do: 'claim' })).toMatchObject({ ok: true });
    expect(await link.request({ t: 'start' })).toMatchObject({ ok: true });
    await until(() => link.state.options !== null, 'options');
    for (let i = 0; i < 5; i++) {
      const { tick } = link.state;
      expect(await link.answer(link.state.options?.[0]?.key ?? '')).toMatchObject({ ok: true });
      await until(() => link.state.tick === tick + 1, 'a step');
    }
    link.close();
  });

  test('a setup that was stored before there were bounds is refused when it starts', async () => {
    const room = await host.create(own(() => {}));
    const wish = hostile['a thousand billion zombies'] as GameWish;
    await at.server.house.store.games.update(room.room as string, { setup: JSON.stringify(wish.setup) });
    const live = await at.server.rooms.get(room.room as string);
    if (live) live.setup = wish.setup as never;
    const started = await host.call('POST', `/games/${room.room}/start`);
    expect(started).toMatchObject({ status: 422, body: { error: 'setup', reason: { reason: 'mission-unplayable' } } });
  });
});

describe('a mission with holes', () => {
  let at: TestServer;
  const thread = new URL('./toy/rehearsal.worker.ts', import.meta.url);
  const holed: GameWish = { setup: { ...toyWish(2).setup, mission: { id: 'own' } as never } };
  beforeAll(async () => {
    at = await startServer({ rehearsal: rehearse({ limitMs: 1000, megabytes: 64, log, thread }) });
  });
  afterAll(() => at.stop());

  test.each(['noise:11', 'noise:10'])('an answer that never ends or throws (%s) ends that game alone', async (key) => {
    const other = await seatTable(at, 2);
    const table = await seatTable(at, 2, holed);
    const [a] = table.links as [GameLink];
    expect(await a.answer('noise:1')).toMatchObject({ ok: true });
    const fatal = (await onTurn(table)).answer(key);
    // Meanwhile the others play on.
    expect(await (await onTurn(other)).answer('noise:2')).toMatchObject({ ok: true });
    expect(await fatal).toMatchObject({ ok: false, code: 'frozen' });
    await until(() => table.links.every((link) => link.state.room?.phase === 'frozen'), 'everyone is told');
    expect(a.state.room?.trouble).toBe('mission');
    // It is still there to look at, and does not come back to life by itself.
    await at.server.rooms.forget(table.code);
    table.leave();
    const [, second] = table.guests as [TestGuest, TestGuest];
    const late = await second.enter(table.code);
    expect(late.state.room).toMatchObject({ phase: 'frozen', trouble: 'mission' });
    await until(() => late.state.view !== null, 'the last picture');
    expect(late.state.tick).toBe(1);
    late.close();
    other.leave();
  });
});
