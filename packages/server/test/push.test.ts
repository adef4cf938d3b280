import type { GameLink } from '@holdout/protocol';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';

const sent = vi.spyOn(webPush, 'sendNotification');
const endpoint = 'https://fcm.googleapis.com/fcm/send/some-browser';
const subscription = { endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } };

let at: TestServer;
beforeAll(async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  at = await startServer({ config: { push: { publicKey, privateKey, subject: 'mailto:host@example.org' } } });
});
afterAll(() => at.stop());
beforeEach(() => {
  sent.mockReset();
  sent.mockResolvedValue({ statusCode: 201, body: '', headers: {} });
});

test('who is away is told that it is their turn, who is looking is not', async () => {
  const table = await seatTable(at, 2, toyWish(2));
  const [a, b] = table.links as [GameLink, GameLink];
  const [, bob] = table.guests;
  expect((await bob?.call('GET', '/push'))?.body.key).toEqual(expect.any(String));
  expect((await bob?.call('PUT', '/push', subscription))?.status).toBe(204);
  await a.answer('noise:1');
  await until(() => b.state.tick === 1, 'step');
  await b.answer('noise:1');
  expect(sent).not.toHaveBeenCalled();
  b.close();
  await until(() => a.state.room?.people.some((person) => !person.online) ?? false, 'gone');
  await a.answer('noise:2');
  await until(() => sent.mock.calls.length === 1, 'a notice');
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ endpoint });
  expect(JSON.parse(String(sent.mock.calls[0]?.[1]))).toEqual({ kind: 'your-turn', room: table.code });
  table.leave();
});

test('a subscription that is gone is forgotten', async () => {
  sent.mockRejectedValue(Object.assign(new Error('gone'), { statusCode: 410 }));
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  const [, bob] = table.guests;
  await bob?.call('PUT', '/push', { ...subscription, endpoint: `${endpoint}-2` });
  b.close();
  await until(() => a.state.room?.people.some((person) => !person.online) ?? false, 'gone');
  await a.answer('noise:1');
  await until(() => sent.mock.calls.length === 1, 'a notice');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await at.server.house.store.players.subscriptions(bob?.id as string)).toEqual([]);
  table.leave();
});

test('only push services are called, and only when notices are on', async () => {
  const table = await seatTable(at, 1, toyWish(1), false);
  const [ann] = table.guests;
  for (const other of [
    'https://127.0.0.1/x',
    'http://fcm.googleapis.com/x',
    'https://evil.example/fcm.googleapis.com',
    'file:///etc/passwd',
  ])
    expect((await ann?.call('PUT', '/push', { ...subscription, endpoint: other }))?.status).toBe(400);
  const off = await startServer();
  const other = await seatTable(off, 1);
  expect((await other.guests[0]?.call('GET', '/push'))?.body).toEqual({ key: null });
  expect((await other.guests[0]?.call('PUT', '/push', subscription))?.status).toBe(400);
  other.leave();
  table.leave();
  await off.stop();
});
