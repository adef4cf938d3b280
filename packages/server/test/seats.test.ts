import { GameLink } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newToken } from '../src/secrets.ts';
import { openSocket, TestGuest, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';

let at: TestServer;
beforeAll(async () => {
  at = await startServer({ config: { passwordsPerMinute: 5 } });
});
afterAll(() => at.stop());

const seatOf = (link: GameLink, seat: number) => link.state.room?.seats[seat];

test('the room link lets in, but a seat is the secret of its browser', async () => {
  const table = await seatTable(at, 2);
  const [a] = table.links as [GameLink];
  const stranger = await TestGuest.come(at, 'Stranger');
  const link = await stranger.enter(table.code);
  expect(link.state.status).toBe('open');
  expect(await link.answer('pass')).toEqual({ ok: false, code: 'not-yours' });
  expect(await link.request({ t: 'seat', seat: 0, do: 'claim' })).toEqual({ ok: false, code: 'seat-taken' });
  expect(await link.request({ t: 'seat', seat: 0, do: 'leave' })).toEqual({ ok: false, code: 'not-yours' });
  expect(await link.request({ t: 'seat', seat: 0, do: 'bot', bot: 'first' })).toEqual({ ok: false, code: 'not-yours' });
  expect(await link.request({ t: 'seat', seat: 0, do: 'lend', to: stranger.id })).toEqual({ ok: false, code: 'not-yours' });
  expect(await link.request({ t: 'seat', seat: 0, do: 'free' })).toEqual({ ok: false, code: 'not-host' });
  expect(await link.request({ t: 'seat', seat: 5, do: 'claim' })).toEqual({ ok: false, code: 'no-seat' });
  expect((await a.answer('pass')).ok).toBe(true);
  stranger.leave();
  table.leave();
});

test('a token that nobody was given opens nothing', async () => {
  const table = await seatTable(at, 1);
  const forged = new GameLink({ url: at.socket, room: table.code, token: newToken(), open: openSocket });
  await until(() => forged.state.status === 'refused', 'refused');
  expect(forged.state.error).toBe('no-token');
  table.leave();
});

test('the host frees a seat; the next browser takes it and plays on', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  b.close();
  expect((await a.request({ t: 'seat', seat: 1, do: 'free' })).ok).toBe(true);
  const other = await TestGuest.come(at, 'Other phone');
  const link = await other.enter(table.code);
  expect((await link.request({ t: 'seat', seat: 1, do: 'claim' })).ok).toBe(true);
  await a.answer('noise:1');
  await until(() => link.state.options !== null, 'options');
  expect((await link.answer('noise:2')).ok).toBe(true);
  other.leave();
  table.leave();
});

test('a seat goes to a bot and back', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  expect(await b.request({ t: 'seat', seat: 1, do: 'bot', bot: 'nobody' })).toEqual({ ok: false, code: 'no-bot' });
  expect((await b.request({ t: 'seat', seat: 1, do: 'bot', bot: 'first' })).ok).toBe(true);
  expect((await a.answer('noise:1')).ok).toBe(true);
  await until(() => a.state.tick === 2, 'the bot answered');
  expect((await b.request({ t: 'seat', seat: 1, do: 'back' })).ok).toBe(true);
  expect(seatOf(b, 1)).toMatchObject({ bot: null, owner: table.guests[1]?.id });
  await a.answer('noise:2');
  await until(() => b.state.options !== null, 'mine again');
  expect((await b.answer('noise:3')).ok).toBe(true);
  table.leave();
});

test('a seat whose turn it is can be handed to a bot in the middle of the question', async () => {
  const table = await seatTable(at, 1);
  const [a] = table.links as [GameLink];
  await a.request({ t: 'seat', seat: 0, do: 'bot', bot: 'first' });
  await until(() => a.state.tick >= 10, 'the bot plays, team choices included');
  await a.request({ t: 'seat', seat: 0, do: 'back' });
  await until(() => a.state.options !== null, 'mine again');
  table.leave();
});

test('a bot that does not know gives the first answer', async () => {
  const table = await seatTable(at, 1);
  const [a] = table.links as [GameLink];
  await a.request({ t: 'seat', seat: 0, do: 'bot', bot: 'broken' });
  await until(() => a.state.tick >= 3, 'it goes on');
  table.leave();
});

test('a team-mate plays a seat that was lent, and gives it back', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  const bId = table.guests[1]?.id as string;
  expect(await a.request({ t: 'seat', seat: 0, do: 'lend', to: 'zzzzzzzzzzzzzzzz' })).toEqual({ ok: false, code: 'no-player' });
  expect((await a.request({ t: 'seat', seat: 0, do: 'lend', to: bId })).ok).toBe(true);
  await until(() => b.state.options !== null, 'options for the borrower');
  expect(a.state.options).toBeNull();
  expect(await a.answer('pass')).toEqual({ ok: false, code: 'not-yours' });
  expect((await b.answer('noise:1')).ok).toBe(true);
  expect((await b.request({ t: 'seat', seat: 0, do: 'back' })).ok).toBe(true);
  expect((await b.answer('noise:1')).ok).toBe(true);
  await until(() => a.state.options !== null, 'back with its owner');
  table.leave();
});

test('one person on all seats answers team choices alone', async () => {
  const host = await TestGuest.come(at, 'Solo');
  const room = await host.create(toyWish(6, { mySeats: [0, 1, 2, 3, 4, 5] }));
  const link = await host.enter(room.room as string);
  await link.request({ t: 'start' });
  await until(() => link.state.options !== null, 'options');
  for (let tick = 0; tick < 15; tick++) expect((await link.answer(link.state.options?.[0]?.key ?? '')).ok).toBe(true);
  host.leave();
});

test('hosting is handed on', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  expect(await b.request({ t: 'host', to: table.guests[1]?.id as string })).toEqual({ ok: false, code: 'not-away' });
  expect((await a.request({ t: 'host', to: table.guests[1]?.id as string })).ok).toBe(true);
  expect((await b.request({ t: 'seat', seat: 0, do: 'free' })).ok).toBe(true);
  expect(await a.request({ t: 'seat', seat: 1, do: 'free' })).toEqual({ ok: false, code: 'not-host' });
  table.leave();
});

test('a host who is gone for long is replaced by whoever plays and wants to', async () => {
  const late = await startServer({ config: { hostAwayMs: 150 } });
  const table = await seatTable(late, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  const bId = table.guests[1]?.id as string;
  expect(await b.request({ t: 'host', to: bId })).toEqual({ ok: false, code: 'not-away' });
  a.close();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const stranger = await TestGuest.come(late, 'Stranger');
  const link = await stranger.enter(table.code);
  expect(await link.request({ t: 'host', to: stranger.id })).toEqual({ ok: false, code: 'not-host' });
  expect((await b.request({ t: 'host', to: bId })).ok).toBe(true);
  stranger.leave();
  table.leave();
  await late.stop();
});

test('a new nickname is seen in the rooms one is in', async () => {
  const table = await seatTable(at, 2);
  await table.guests[1]?.call('PATCH', '/me', { nick: 'Bob the Bold' });
  await until(() => table.links[0]?.state.room?.people.some((person) => person.nick === 'Bob the Bold') ?? false, 'the new name');
  table.leave();
});

test('a room with a password asks newcomers for it, and not too often', async () => {
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(toyWish(2, { mySeats: [0], room: { password: 'garlic' } }));
  const code = room.room as string;
  expect(room.locked).toBe(true);
  const guest = await TestGuest.come(at, 'Guest');
  expect((await guest.enter(code)).state).toMatchObject({ status: 'refused', error: 'password' });
  expect((await guest.enter(code, { password: 'onion' })).state).toMatchObject({ status: 'refused', error: 'password' });
  expect((await guest.enter(code, { password: 'garlic' })).state.status).toBe('open');
  expect((await guest.enter(code)).state.status).toBe('open');
  const other = await TestGuest.come(at, 'Guesser');
  const guess = async (i: number) => (await other.call('POST', `/games/${code}/join`, { password: `p${i}` })).body.error;
  // A full minute in the middle gives nobody a second helping.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / 60_000) * 60_000 + 59_900 });
  try {
    const tries = [];
    for (let i = 0; i < 6; i++) {
      if (i === 3) vi.setSystemTime(Date.now() + 200);
      tries.push(await guess(i));
    }
    expect(tries).toEqual(['password', 'password', 'password', 'password', 'password', 'too-fast']);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await guess(6)).toBe('password');
  } finally {
    vi.useRealTimers();
  }
  host.leave();
  guest.leave();
});

test('private by default, listed when wanted, and my games say where it is my turn', async () => {
  const host = await TestGuest.come(at, 'Host');
  const hidden = await host.create(toyWish(1, { mySeats: [0] }));
  const shown = await host.create(toyWish(2, { mySeats: [0], room: { listed: true, name: 'Open table' } }));
  const lobby = await (await fetch(`${at.http}/api/lobby`)).json();
  const codes = (lobby as { games: { room: string }[] }).games.map((game) => game.room);
  expect(codes).toContain(shown.room);
  expect(codes).not.toContain(hidden.room);
  await host.call('POST', `/games/${shown.room}/start`);
  const mine = await host.games();
  expect(mine.find((game) => game.room === shown.room)).toMatchObject({ yourTurn: true, phase: 'running', free: 1, name: 'Open table' });
  expect(mine.find((game) => game.room === hidden.room)).toMatchObject({ yourTurn: false, phase: 'lobby' });
  // whoever else sits there reads for whom it waits
  const other = await TestGuest.come(at, 'Other');
  await (await other.enter(shown.room as string)).request({ t: 'seat', seat: 1, do: 'claim' });
  expect((await other.games())[0]).toMatchObject({ yourTurn: false, waitsFor: 'Host' });
  expect(mine.find((game) => game.room === shown.room)?.waitsFor).toBeNull();
  other.leave();
  expect((await host.call('GET', `/games/${hidden.room}`)).status).toBe(200);
  const stranger = await TestGuest.come(at, 'Stranger');
  expect(await stranger.call('GET', `/games/${hidden.room}`)).toEqual({ status: 403, body: { error: 'not-yours' } });
  expect(await stranger.games()).toEqual([]);
});

test('the host changes the setup until the game begins', async () => {
  const host = await TestGuest.come(at, 'Host');
  const room = await host.create(toyWish(2, { mySeats: [0] }));
  const link = await host.enter(room.room as string);
  const { setup } = toyWish(3);
  expect((await link.request({ t: 'configure', setup })).ok).toBe(true);
  expect(link.state.room?.seats).toHaveLength(3);
  expect(link.state.room?.seats[0]?.owner).toBe(host.id);
  expect(link.state.room?.commitment).toBe(room.commitment);
  expect(await link.request({ t: 'configure', setup: { ...setup, mission: 'no-such' } })).toMatchObject({ ok: false, code: 'setup' });
  expect((await link.request({ t: 'configure', setup: { ...setup, seats: [[], ['x']] } })).ok).toBe(true);
  expect(await link.request({ t: 'start' })).toMatchObject({ ok: false, code: 'setup', reason: { reason: 'setup-empty-seat' } });
  const own = { ...setup, mission: { id: 'mine' } as never };
  expect((await link.request({ t: 'configure', setup: own })).ok).toBe(true);
  expect(await link.request({ t: 'start' })).toMatchObject({ ok: false, code: 'setup', reason: { reason: 'setup-failed' } });
  await link.request({ t: 'configure', setup });
  expect((await link.request({ t: 'start' })).ok).toBe(true);
  expect(await link.request({ t: 'configure', setup })).toEqual({ ok: false, code: 'started' });
  expect(await link.request({ t: 'start' })).toEqual({ ok: false, code: 'started' });
  host.leave();
});

test('chat and pings reach everyone, presence is seen', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  expect((await a.request({ t: 'chat', text: '  <b>run</b>\n\u202e now ' })).ok).toBe(true);
  await until(() => b.state.chat.length === 1, 'chat');
  expect(b.state.chat[0]).toMatchObject({ nick: 'Host', text: '<b>run</b> now' });
  const pointed = new Promise((resolve) => b.listen((message) => message.t === 'point' && resolve(message)));
  await a.request({ t: 'point', zone: 4, mark: 'danger' });
  expect(await pointed).toMatchObject({ zone: 4, mark: 'danger', player: table.guests[0]?.id });
  a.close();
  await until(() => b.state.room?.people.find((person) => person.player === table.guests[0]?.id)?.online === false, 'gone');
  const back = await table.guests[0]?.enter(table.code);
  expect(back?.state.chat).toHaveLength(1);
  table.leave();
});
