import type { GameLink } from '@holdout/protocol';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { removeGame } from '../src/admin/records.ts';
import { redisFanout } from '../src/index.ts';
import { TestGuest, toyWish, until } from './support/guest.ts';
import { type Cluster, startPostgres } from './support/postgres.ts';
import { type RedisServer, startRedis } from './support/redis.ts';
import { startServer, type TestServer } from './support/server.ts';

// Two servers over one PostgreSQL and one Redis, as two processes would be.
let cluster: Cluster;
let redis: RedisServer;
let one: TestServer;
let two: TestServer;
let a: GameLink;
let b: GameLink;
let guests: [TestGuest, TestGuest];
let code: string;

const quiet = pino({ level: 'silent' });

beforeAll(async () => {
  [cluster, redis] = await Promise.all([startPostgres(), startRedis()]);
  const databaseUrl = await cluster.database();
  const server = async () =>
    startServer({ config: { databaseUrl, redisUrl: redis.url, presenceGraceMs: 200 }, fanout: await redisFanout(redis.url, quiet) });
  one = await server();
  two = await server();
}, 60_000);
afterAll(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await Promise.all([cluster.stop(), redis.stop()]);
});

beforeEach(async () => {
  guests = [await TestGuest.come(one, 'Ann'), await TestGuest.come(two, 'Bob')];
  const room = await guests[0].create(toyWish(2));
  code = room.room as string;
  a = await guests[0].enter(code);
  b = await guests[1].enter(code);
  await a.request({ t: 'seat', seat: 0, do: 'claim' });
  await b.request({ t: 'seat', seat: 1, do: 'claim' });
  await until(() => a.state.room?.seats[1]?.owner === guests[1].id, 'both see both seats');
  await a.request({ t: 'start' });
  await until(() => a.state.view !== null && b.state.view !== null, 'both see the start');
  return () => {
    a.close();
    b.close();
  };
});

test('answers, seats, chat and presence cross from one process to the other', async () => {
  await a.answer('noise:1');
  await until(() => b.state.tick === 1 && b.state.options !== null, 'the step over there');
  expect((await b.answer('noise:2')).ok).toBe(true);
  await until(() => a.state.view?.zones[2]?.noise === 1, 'and back');
  await b.request({ t: 'chat', text: 'hello over there' });
  await until(() => a.state.chat.length === 1, 'chat');
  await until(() => a.state.room?.people.every((person) => person.online) ?? false, 'presence');
  await a.request({ t: 'undo', tick: 2, back: 2 });
  await until(() => b.state.rewind !== null, 'the wish to go back');
  await b.request({ t: 'consent', tick: 2, agree: true });
  await until(() => a.state.tick === 3 && b.state.tick === 3, 'gone back in both');
  expect(a.state.view?.tick).toBe(0);
  expect(b.state.view).toEqual({ ...a.state.view, seat: 1, ask: { ...a.state.view?.ask, options: [] } });
});

test('a room that is removed is gone for everyone in it, whichever process they came by', async () => {
  // as `npm run admin` does it
  const { database } = one.server.house.store;
  await removeGame(database, code);
  const voice = await redisFanout(redis.url, quiet);
  const told = performance.now();
  voice.publish(code, { kind: 'room' });
  await voice.close();
  await until(() => [a, b].every(({ state }) => state.status === 'refused' && state.error === 'removed'), 'both are told');
  expect(performance.now() - told).toBeLessThan(2500);
});

test('two processes racing for a tick: one wins, the other is told and shown', async () => {
  const twin = await guests[0].enter(code, { at: two });
  await until(() => twin.state.view !== null, 'view');
  let conflicts = 0;
  for (let i = 0; i < 10; i++) {
    await until(() => [a, b, twin].every((link) => link.state.tick === a.state.tick), 'the same tick');
    const tick = a.state.tick;
    if (a.state.options === null) {
      await b.answer('pass');
    } else if (a.state.view?.ask?.by === -1) {
      await a.request({ t: 'decide', tick });
    } else {
      const replies = await Promise.all([a.answer('noise:1'), twin.answer('noise:2')]);
      expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
      conflicts += replies.filter((reply) => !reply.ok && reply.code === 'stale').length;
    }
    await until(() => [a, b, twin].every((link) => link.state.tick === tick + 1), 'all follow');
  }
  expect(conflicts).toBeGreaterThan(0);
  twin.close();
});

test('a team choice needs those at the other process too', async () => {
  for (let i = 0; i < 6; i++) {
    await until(() => a.state.tick === i && b.state.tick === i, 'the same tick');
    await (a.state.options ? a : b).answer('pass');
  }
  await until(() => a.state.team !== null && b.state.team !== null, 'the proposal');
  await a.request({ t: 'propose', tick: 6, key: 'a=1,b=1' });
  await until(() => b.state.team?.key === 'a=1,b=1', 'seen over there');
  expect(a.state.tick).toBe(6);
  await b.request({ t: 'agree', tick: 6, key: 'a=1,b=1' });
  await until(() => a.state.tick === 7 && b.state.tick === 7, 'applied');
});

test('while Redis is away games go on across processes, only slower, and afterwards as before', { timeout: 60_000 }, async () => {
  await redis.stop();
  expect((await a.answer('noise:4')).ok).toBe(true);
  await until(() => b.state.tick === 1, 'seen over there without Redis', 10_000);
  expect(b.state.view?.zones[4]?.noise).toBe(1);
  expect((await b.answer('noise:5')).ok).toBe(true);
  await until(() => a.state.tick === 2, 'and back', 10_000);
  expect((await b.request({ t: 'seat', seat: 1, do: 'bot', bot: 'first' })).ok).toBe(true);
  await until(() => a.state.room?.seats[1]?.bot === 'first', 'seats too', 10_000);
  expect((await b.request({ t: 'seat', seat: 1, do: 'back' })).ok).toBe(true);
  expect(await (await fetch(`${one.http}/ready`)).json()).toMatchObject({ ok: true, others: 'away' });
  await redis.start();
  await until(() => one.server.house.fanout.state() === 'linked' && two.server.house.fanout.state() === 'linked', 'linked again', 20_000);
  const { tick } = a.state;
  await until(() => b.state.tick === tick, 'the same tick', 10_000);
  const began = performance.now();
  await (a.state.options ? a : b).answer('noise:1');
  await until(() => a.state.tick === tick + 1 && b.state.tick === tick + 1, 'at once again');
  expect(performance.now() - began).toBeLessThan(2500);
});

test('a notice nobody understands harms nobody', async () => {
  const speaker = new Redis(redis.url);
  for (const text of [
    '',
    'null',
    '{}',
    '{"from":"x","notice":null}',
    '{"from":"x","notice":{"kind":"presence"}}',
    '{"from":"x","notice":{"kind":"devil"}}',
    '{"from":"x","notice":{"kind":"presence","process":"y","players":[1],"watching":0}}',
    '{"from":"x","notice":{"kind":"presence","process":"y","players":[],"watching":"many"}}',
    '{"from":"x","notice":{"kind":"chat","line":{"text":"from nobody"}}}',
    '{"from":"x","notice":{"kind":"point","message":{"t":"step"}}}',
    '{"from":"x","notice":{"kind":"declined"}}',
    '{"from":"x","notice":{"kind":"declined","message":null}}',
  ])
    await speaker.publish(`holdout:game:${code}`, text);
  speaker.disconnect();
  await (a.state.options ? a : b).answer('noise:1');
  await until(() => a.state.tick === 1 && b.state.tick === 1, 'it goes on');
  expect(a.state.room?.watching).toBe(0);
  expect(a.state.chat).toEqual([]);
});
