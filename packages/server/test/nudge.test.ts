import type { GameLink } from '@holdout/protocol';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import webPush from 'web-push';
import { next, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onTurn, seatTable, type Table } from './support/table.ts';

const sent = vi.spyOn(webPush, 'sendNotification');
const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/some-browser',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

let at: TestServer;
let table: Table;
beforeAll(async () => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  sent.mockResolvedValue({ statusCode: 201, body: '', headers: {} });
  at = await startServer({ config: { push: { publicKey, privateKey, subject: 'mailto:host@example.org' } } });
});
afterEach(() => table.leave());
afterAll(() => at.stop());

const ring = (link: GameLink) => link.request({ t: 'nudge', tick: link.state.tick });
const idAt = (link: GameLink) => link.state.you?.player ?? '';

/** Whoever is to answer, and somebody who waits for them. */
async function sides(): Promise<readonly [slow: GameLink, waits: GameLink]> {
  const slow = await onTurn(table);
  const waits = table.links.find((link) => link !== slow);
  if (!waits) throw new Error('nobody waits');
  return [slow, waits];
}

test('whoever the table waits for hears it, the others do not, and not twice in a while', async () => {
  table = await seatTable(at, 3);
  const [slow, waits] = await sides();
  const third = table.links.find((link) => link !== slow && link !== waits) as GameLink;
  const heard: string[] = [];
  third.listen((message) => heard.push(message.t));
  const rings = next(slow, 'nudge');
  expect(await ring(waits)).toMatchObject({ ok: true, value: { [idAt(slow)]: 'here' } });
  expect(await rings).toMatchObject({ player: idAt(waits), to: [idAt(slow)] });
  expect(await ring(waits)).toMatchObject({ ok: false, code: 'just-nudged' });
  expect(await ring(third)).toMatchObject({ ok: false, code: 'just-nudged' });
  expect(heard).not.toContain('nudge');
});

test('nobody rings at themselves, at a moment that is gone, muted or without a seat', async () => {
  table = await seatTable(at, 2);
  const [slow, waits] = await sides();
  expect(await ring(slow)).toMatchObject({ ok: false, code: 'not-waited' });
  expect(await waits.request({ t: 'nudge', tick: 99 })).toMatchObject({ ok: false, code: 'stale' });
  const [host, other] = table.links as [GameLink, GameLink];
  await host.request({ t: 'person', player: idAt(other), do: 'mute' });
  expect(await ring(other)).toMatchObject({ ok: false, code: 'muted' });
  await host.request({ t: 'person', player: idAt(other), do: 'unmute' });
  const seat = waits.state.room?.seats.find((one) => one.owner === idAt(waits))?.seat ?? 0;
  await waits.request({ t: 'seat', seat, do: 'leave' });
  expect(await ring(waits)).toMatchObject({ ok: false, code: 'not-seated' });
});

test('a choice of the team rings at those who have not agreed', async () => {
  table = await seatTable(at, 3);
  for (let tick = 0; tick < 6; tick++) await (await onTurn(table)).answer('pass');
  const [a, b, c] = table.links as [GameLink, GameLink, GameLink];
  await until(() => table.links.every((link) => link.state.team !== null), 'the proposal');
  expect(await ring(c)).toMatchObject({ ok: false, code: 'not-waited' });
  await a.request({ t: 'propose', tick: 6, key: 'a=1,b=1' });
  await b.request({ t: 'agree', tick: 6, key: 'a=1,b=1' });
  expect(await ring(a)).toMatchObject({ ok: true, value: { [idAt(c)]: 'here' } });
});

test('who is away gets a notice where they take any, and whoever rang is told which', async () => {
  table = await seatTable(at, 2);
  const [slow, waits] = await sides();
  const away = idAt(slow);
  slow.close();
  await until(() => waits.state.room?.people.some((one) => !one.online) ?? false, 'gone');
  expect(await ring(waits)).toMatchObject({ ok: true, value: { [away]: 'away' } });
  expect(sent).not.toHaveBeenCalled();
  table.leave();

  table = await seatTable(at, 2);
  const [late, other] = await sides();
  const guest = table.guests.find((one) => one.id === idAt(late));
  await guest?.call('PUT', '/push', subscription);
  const lateId = idAt(late);
  late.close();
  await until(() => other.state.room?.people.some((one) => !one.online) ?? false, 'gone');
  expect(await ring(other)).toMatchObject({ ok: true, value: { [lateId]: 'notice' } });
  await until(() => sent.mock.calls.length === 1, 'a notice');
});
