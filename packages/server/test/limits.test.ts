// No request is dearer than what it asks for.
import { performance } from 'node:perf_hooks';
import type { GameLink, RoomWish } from '@holdout/protocol';
import { afterEach, expect, test } from 'vitest';
import { type Bots, previewThread } from '../src/index.ts';
import type { Previews } from '../src/previews/question.ts';
import { limitedAs } from '../src/socket/address.ts';
import { Bucket, Buckets } from '../src/socket/bucket.ts';
import { costOf, strainOf } from '../src/socket/cost.ts';
import { GivenUp } from '../src/threads/pool.ts';
import { TestGuest, toyWish, until } from './support/guest.ts';
import { realEngine, realWish } from './support/real.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';

let at: TestServer | null = null;
afterEach(async () => {
  await at?.stop();
  at = null;
});
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('one customer is one address: IPv4, IPv4 in IPv6, and the /64 of IPv6', () => {
  expect(limitedAs('203.0.113.7')).toBe('203.0.113.7');
  expect(limitedAs('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(limitedAs('2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBe('2001:db8:1:2::/64');
  expect(limitedAs('2001:db8:1:2::1')).toBe(limitedAs('2001:0db8:0001:0002:ffff::9'));
  expect(limitedAs('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(limitedAs('2001:db8:1:3::1')).not.toBe(limitedAs('2001:db8:1:2::1'));
  expect(limitedAs('::1')).toBe('0:0:0:0::/64');
});

test('what is dear costs more', () => {
  const look = (since?: number) => costOf({ t: 'look', id: 1, ...(since === undefined ? {} : { since }) }, 4000);
  expect(costOf({ t: 'answer', id: 1, tick: 0, key: 'x' }, 0)).toBe(1);
  expect(look()).toBe(4);
  expect(look(3990)).toBeLessThan(5);
  expect(look(0)).toBeGreaterThan(100);
  const strain = (password: string | null) => strainOf({ t: 'configure', id: 1, room: { password } }, 8);
  expect(strain('x')).toBeGreaterThan(50);
  expect(strain(null)).toBe(8);
  expect(costOf({ t: 'ask', id: 1, tick: 0, about: 'hint' }, 0)).toBeGreaterThan(costOf({ t: 'ask', id: 1, tick: 0, about: 'odds' }, 0));
});

test('a bucket gives its burst, then its rate; full ones are forgotten', async () => {
  const bucket = new Bucket(100);
  let had = 0;
  while (bucket.take(10)) had++;
  expect(had).toBeGreaterThanOrEqual(11);
  expect(had).toBeLessThanOrEqual(21);
  await pause(150);
  expect(bucket.take(10)).toBe(true);
  // Dearer than all of it: had from a full one, and paid for afterwards.
  const small = new Bucket(5);
  expect(small.take(100)).toBe(true);
  expect(small.take()).toBe(false);
  const many = new Buckets(5);
  for (let i = 0; i < 100; i++) many.take(`guest ${i}`, 1);
  expect(many.size).toBe(100);
});

test('passwords cannot be changed as fast as one likes', { timeout: 30_000 }, async () => {
  at = await startServer({ config: { messagesPerSecond: 30, passwordsPerMinute: 2 } });
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(toyWish(1, { mySeats: [0] }));
  const link = await host.enter(room.room as string);
  const set = (wish: RoomWish) => link.request({ t: 'configure', room: wish });
  // One after the other, as quick as a hand is: the next setting does not wait for what a password costs.
  expect(await Promise.all([set({ password: 'garlic' }), set({ listed: true })])).toMatchObject([{ ok: true }, { ok: true }]);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => set({ password: `secret ${i}` })));
  expect(replies.filter((reply) => reply.ok).length).toBe(1);
  expect(replies.filter((reply) => !reply.ok && reply.code === 'too-fast').length).toBe(19);
  host.leave();
});

test('several connections of one guest share what one may spend', async () => {
  at = await startServer({ config: { messagesPerSecond: 25 } });
  const table = await seatTable(at, 1);
  const [guest] = table.guests as [TestGuest];
  const links: GameLink[] = [];
  for (let i = 0; i < 4; i++) links.push(await guest.enter(table.code));
  const replies = await Promise.all(links.flatMap((link) => Array.from({ length: 10 }, () => link.request({ t: 'look' }))));
  // 40 looks at 4 each are 160; a guest has 50 a second and 100 in a burst.
  const had = replies.filter((reply) => reply.ok).length;
  expect(had).toBeGreaterThan(5);
  expect(had).toBeLessThan(35);
  table.leave();
});

test('changing seats as fast as one likes neither holds a bot up nor calls anyone twice', async () => {
  at = await startServer({ config: { botDelayMs: 200 } });
  const table = await seatTable(at, 1, toyWish(2, { bots: [{ seat: 1, bot: 'first' }] }));
  const [link] = table.links as [GameLink];
  await link.answer('pass');
  const began = performance.now();
  while (link.state.tick < 2 && performance.now() - began < 3000) {
    await link.request({ t: 'seat', seat: 0, do: 'back' });
    await pause(20);
  }
  expect(link.state.tick).toBeGreaterThanOrEqual(2);
  expect(performance.now() - began).toBeLessThan(2500);
  table.leave();
});

test('bots rest when nobody has looked for long, and go on when somebody does', async () => {
  at = await startServer({ config: { botsAloneMs: 1500 } });
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(toyWish(2, { bots: [0, 1].map((seat) => ({ seat, bot: 'first' })) }));
  // A pause in every move, so that the game is not over before anyone can look.
  const live = await at.server.rooms.get(room.room as string);
  const { bots } = at.server.house as { bots: Bots };
  const choose = bots.choose.bind(bots);
  Object.assign(bots, {
    choose: async (...given: Parameters<Bots['choose']>) => {
      await pause(100);
      return choose(...given);
    },
  });
  await host.call('POST', `/games/${room.room}/start`);
  await until(() => (live?.tick ?? 0) > 0, 'they begin');
  await pause(2000);
  const resting = live?.tick ?? 0;
  expect(resting).toBeLessThan(55);
  await pause(500);
  expect(live?.tick).toBe(resting);
  const link = await host.enter(room.room as string);
  await until(() => link.state.tick > resting, 'they go on');
  host.leave();
});

test('previews of one guest wait in that guest’s line, and nobody works for somebody who has gone', async () => {
  const begun: string[] = [];
  const release: (() => void)[] = [];
  const previews: Previews = {
    ask: ({ key = '' }, line, signal) => {
      begun.push(`${line} ${key}`);
      return new Promise((resolve, reject) => {
        release.push(() => resolve(key));
        signal?.addEventListener('abort', () => reject(new GivenUp('gone')));
      });
    },
    close: async () => {},
  };
  at = await startServer({ previews });
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  const [first, second] = table.guests as [TestGuest, TestGuest];
  const odds = (link: GameLink, key: string) => link.request({ t: 'ask', tick: 0, about: 'odds', key });
  const left = odds(a, 'same');
  await until(() => begun.length === 1, 'the first asks');
  const stays = odds(b, 'same');
  // The same question of two people is worked out once.
  await pause(50);
  expect(begun).toEqual([`${first.id} same`]);
  // The first goes: the work is given up for them, and done for the one who stayed.
  a.close();
  await until(() => begun.length === 2, 'asked for again');
  expect(begun[1]).toBe(`${second.id} same`);
  release[1]?.();
  expect(await stays).toMatchObject({ ok: true, value: 'same' });
  await left.catch(() => {});
  // Answers go on meanwhile: looking does not wait in the room's line, nor does anyone wait for it.
  const waiting = odds(b, 'slow');
  const again = await first.enter(table.code);
  await until(() => again.state.options !== null, 'back');
  expect(await again.answer('noise:1')).toMatchObject({ ok: true });
  release[2]?.();
  expect(await waiting).toMatchObject({ ok: true });
  table.leave();
});

test('previews are worked out in a thread, within a limit', { timeout: 60_000 }, async () => {
  const previews = previewThread({ limitMs: 1000 });
  const { setup } = realWish('black-plague', 'black-plague/q01', 2);
  const opened = realEngine.setup({ ...setup, seed: 'previews' } as never);
  if (!opened.ok) throw new Error('setup');
  const { state } = opened;
  expect(await previews.ask({ about: 'threat', state }, 'a')).toEqual(realEngine.oracles.threat(state));
  expect(await previews.ask({ about: 'reach', state, survivor: 0 }, 'a')).toEqual(realEngine.oracles.reach(state, 0));
  expect(await previews.ask({ about: 'reach', state, survivor: 99 }, 'a')).toBeNull();
  // One guest's questions have an end; another's are not behind them.
  const many = Array.from({ length: 40 }, () =>
    previews.ask({ about: 'forecast', state }, 'greedy').catch((error: Error) => error.message),
  );
  expect(await previews.ask({ about: 'sight', state, survivor: 0 }, 'modest')).toEqual(realEngine.oracles.sight(state, 0));
  expect((await Promise.all(many)).filter((one) => one === 'given up: line-full').length).toBeGreaterThan(10);
  await previews.close();
});

test('whole games are read so many times a minute', async () => {
  at = await startServer({ config: { replaysPerMinute: 3 } });
  const table = await seatTable(at, 1);
  const [host] = table.guests as [TestGuest];
  const statuses: number[] = [];
  for (const path of ['replay', 'replay', 'replay', 'replay'])
    statuses.push((await host.call('GET', `/games/${table.code}/${path}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await host.call('GET', '/games')).status).toBe(200);
  table.leave();
});
