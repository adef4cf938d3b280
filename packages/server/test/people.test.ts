// Hosts and people: who may put whom out, and what happens to a table when somebody is gone. Every right with its refusal.
import { GameLink } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket, TestGuest, toyWish, until, watch } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onTurn, seatTable } from './support/table.ts';

let at: TestServer;
beforeAll(async () => {
  at = await startServer({ config: { seatAwayMs: 150, hostAwayMs: 150, passwordsPerMinute: 1000 } });
});
afterAll(() => at.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
type Two = [GameLink, GameLink];
const idOf = (guests: readonly TestGuest[], i: number) => guests[i]?.id as string;

test('the host puts people out, for now or for good, and lets them in again', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as Two;
  const [hostId, guestId] = [idOf(table.guests, 0), idOf(table.guests, 1)];
  const guest = table.guests[1] as TestGuest;
  expect(await b.request({ t: 'person', player: hostId, do: 'kick' })).toEqual({ ok: false, code: 'not-host' });
  expect(await a.request({ t: 'person', player: hostId, do: 'kick' })).toEqual({ ok: false, code: 'not-yours' });
  expect(await a.request({ t: 'person', player: 'zzzzzzzzzzzzzzzz', do: 'kick' })).toEqual({ ok: false, code: 'no-player' });
  expect((await a.request({ t: 'person', player: guestId, do: 'kick' })).ok).toBe(true);
  await until(() => b.state.status === 'refused', 'put out');
  expect(b.state.error).toBe('kicked');
  expect(a.state.room?.seats[1]).toMatchObject({ owner: null });
  expect(a.state.room?.people.map((person) => person.player)).toEqual([hostId]);
  // Kicked may come again; banned may not, over the socket or over HTTP.
  const again = await guest.enter(table.code);
  expect(again.state.status).toBe('open');
  expect((await a.request({ t: 'person', player: guestId, do: 'ban' })).ok).toBe(true);
  await until(() => again.state.status === 'refused', 'put out again');
  expect((await guest.enter(table.code)).state).toMatchObject({ status: 'refused', error: 'banned' });
  expect(await guest.call('POST', `/games/${table.code}/join`, {})).toMatchObject({ status: 403, body: { error: 'banned' } });
  expect((await a.request({ t: 'person', player: guestId, do: 'unban' })).ok).toBe(true);
  expect((await guest.enter(table.code)).state.status).toBe('open');
  table.leave();
});

test('the muted neither talk nor point, until they may again', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as Two;
  const player = idOf(table.guests, 1);
  expect((await a.request({ t: 'person', player, do: 'mute' })).ok).toBe(true);
  expect(a.state.room?.people.find((person) => person.player === player)?.muted).toBe(true);
  expect(await b.request({ t: 'chat', text: 'hello' })).toEqual({ ok: false, code: 'muted' });
  expect(await b.request({ t: 'point', zone: 1, mark: 'here' })).toEqual({ ok: false, code: 'muted' });
  expect((await (await onTurn(table)).answer('noise:1')).ok).toBe(true);
  expect((await a.request({ t: 'person', player, do: 'unmute' })).ok).toBe(true);
  expect((await b.request({ t: 'chat', text: 'hello' })).ok).toBe(true);
  table.leave();
});

test('locked is locked for onlookers: the list gives no watching link, the link no picture, the replay nothing', async () => {
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(toyWish(1, { mySeats: [0], room: { password: 'garlic', listed: true, name: 'Locked' } }));
  await host.call('POST', `/games/${room.room}/start`);
  const { games } = (await (await fetch(`${at.http}/api/lobby`)).json()) as { games: { room: string; watch: string | null }[] };
  expect(games.find((game) => game.room === room.room)?.watch).toBeNull();
  expect((await host.games()).find((game) => game.room === room.room)?.watch).toBe(room.watch);
  expect((await watch(at, room.watch)).state).toMatchObject({ status: 'refused', error: 'password' });
  const friend = new GameLink({ url: at.socket, watch: room.watch, password: 'garlic', open: openSocket });
  await until(() => friend.state.view !== null, 'the friend with the password looks on');
  friend.close();
  expect((await fetch(`${at.http}/api/games/${room.watch}/replay`)).status).toBe(403);
  expect((await host.call('GET', `/games/${room.room}/replay`)).status).toBe(200);
});

test('talk is for the people of the room, not for onlookers', async () => {
  const table = await seatTable(at, 1);
  const [a] = table.links as [GameLink];
  const onlooker = await watch(at, table.watch);
  await a.request({ t: 'chat', text: 'a secret' });
  await until(() => a.state.chat.length === 1, 'said');
  const late = await watch(at, table.watch);
  await pause(50);
  expect([onlooker.state.chat, late.state.chat]).toEqual([[], []]);
  onlooker.close();
  late.close();
  table.leave();
});

test('a seat whose player is gone may be given to a bot by whoever plays, and its owner takes it back', async () => {
  const table = await seatTable(at, 3);
  const [a, b, c] = table.links as [GameLink, GameLink, GameLink];
  const stranger = await TestGuest.come(at, 'Stranger');
  const idle = await stranger.enter(table.code);
  expect(await c.request({ t: 'seat', seat: 1, do: 'bot', bot: 'first' })).toEqual({ ok: false, code: 'not-away' });
  await a.answer('noise:1');
  b.close();
  await pause(250);
  expect(await idle.request({ t: 'seat', seat: 1, do: 'bot', bot: 'first' })).toEqual({ ok: false, code: 'not-yours' });
  expect(await c.request({ t: 'seat', seat: 1, do: 'claim' })).toEqual({ ok: false, code: 'seat-taken' });
  expect((await c.request({ t: 'seat', seat: 1, do: 'bot', bot: 'first' })).ok).toBe(true);
  await until(() => c.state.tick >= 2, 'the bot plays for them');
  const back = await table.guests[1]?.enter(table.code);
  expect(back?.state.room?.seats[1]).toMatchObject({ owner: idOf(table.guests, 1), bot: 'first' });
  expect((await back?.request({ t: 'seat', seat: 1, do: 'back' }))?.ok).toBe(true);
  stranger.leave();
  table.leave();
});

test('a free seat holds nobody up: whoever plays takes it or lets a bot play it', async () => {
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(toyWish(2, { mySeats: [1] }));
  const link = await host.enter(room.room as string);
  const friend = await TestGuest.come(at, 'Friend');
  const other = await friend.enter(room.room as string);
  await link.request({ t: 'start' });
  // The first question is the free seat's.
  expect(await other.request({ t: 'seat', seat: 0, do: 'bot', bot: 'first' })).toEqual({ ok: false, code: 'not-yours' });
  expect((await other.request({ t: 'seat', seat: 0, do: 'claim' })).ok).toBe(true);
  expect((await other.answer('noise:1')).ok).toBe(true);
  expect((await other.request({ t: 'seat', seat: 0, do: 'leave' })).ok).toBe(true);
  await link.answer('noise:1');
  expect((await link.request({ t: 'seat', seat: 0, do: 'bot', bot: 'first' })).ok).toBe(true);
  await until(() => link.state.tick >= 3, 'it goes on');
  host.leave();
  friend.leave();
});

test('hosting is taken from a host who is gone: by a player, or by anyone when no player is there', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as Two;
  const onlooking = await TestGuest.come(at, 'Third');
  const third = await onlooking.enter(table.code);
  a.close();
  await pause(250);
  expect(await third.request({ t: 'host', to: onlooking.id })).toEqual({ ok: false, code: 'not-host' });
  b.close();
  await until(() => third.state.room?.people.filter((person) => person.online).length === 1, 'alone');
  expect((await third.request({ t: 'host', to: onlooking.id })).ok).toBe(true);
  expect(third.state.room?.host).toBe(onlooking.id);
  onlooking.leave();
  table.leave();
});

test('in a listed game under way strangers do not take a bot’s seat', async () => {
  const host = await TestGuest.come(at, 'Host');
  const wish = toyWish(2, { mySeats: [0], bots: [{ seat: 1, bot: 'first' }], room: { listed: true } });
  const room = await host.create(wish);
  await host.call('POST', `/games/${room.room}/start`);
  const stranger = await TestGuest.come(at, 'Stranger');
  const link = await stranger.enter(room.room as string);
  expect(await link.request({ t: 'seat', seat: 1, do: 'claim' })).toEqual({ ok: false, code: 'not-host' });
  const asked = await host.call('POST', `/games/${room.room}/seats/1`, { do: 'lend', to: stranger.id });
  expect(asked.status).toBe(200);
  stranger.leave();
});

test('thirty who came and went do not keep a friend out', async () => {
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(toyWish(2, { mySeats: [0] }));
  for (let i = 0; i < 29; i++) {
    const visitor = await TestGuest.come(at, `Visitor ${i}`);
    expect((await visitor.call('POST', `/games/${room.room}/join`, {})).status).toBe(200);
  }
  await pause(60);
  const friend = await TestGuest.come(at, 'Friend');
  const link = await friend.enter(room.room as string);
  expect(link.state.status).toBe('open');
  expect(link.state.room?.people).toHaveLength(30);
  friend.leave();
});

test('nobody else takes my notices away', async () => {
  const { store } = at.server.house;
  const endpoint = 'https://fcm.googleapis.com/x';
  const keys = { p256dh: 'a', auth: 'b' };
  const mine = await TestGuest.come(at, 'Mine');
  const other = await TestGuest.come(at, 'Other');
  await store.players.subscribe(mine.id, { endpoint, keys });
  expect((await other.call('DELETE', '/push', { endpoint, keys })).status).toBe(204);
  expect(await store.players.subscriptions(mine.id)).toHaveLength(1);
  expect((await mine.call('DELETE', '/push', { endpoint, keys })).status).toBe(204);
  expect(await store.players.subscriptions(mine.id)).toHaveLength(0);
});
