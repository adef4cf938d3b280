// Seats survivor by survivor, the way into a room by its short name, and the same table again.
import type { GameLink, GameWish, Invitation } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestGuest, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable, toTheEnd } from './support/table.ts';
import { createToyEngine } from './toy/engine.ts';

let at: TestServer;
beforeAll(async () => {
  at = await startServer({ engine: createToyEngine({ length: 6 }), config: { seatAwayMs: 150, hostAwayMs: 150 } });
});
afterAll(() => at.stop());

const refused = (code: string) => ({ ok: false, code });
const pairs: GameWish = {
  setup: {
    edition: 'black-plague',
    mission: 'toy',
    seats: [
      ['s0', 's1'],
      ['s2', 's3'],
    ],
    options: {},
  },
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('a bot plays one survivor of a seat, its person the other', async () => {
  const table = await seatTable(at, 2, pairs);
  const [a, b] = table.links as [GameLink, GameLink];
  const give = { t: 'seat' as const, seat: 0, do: 'bot' as const, bot: 'first', survivor: 's1' };
  expect(await b.request(give)).toEqual(refused('not-yours'));
  expect(await a.request({ ...give, survivor: 's2' })).toEqual(refused('no-seat'));
  expect(await a.request({ ...give, bot: 'nobody' })).toEqual(refused('no-bot'));
  expect((await a.request(give)).ok).toBe(true);
  expect(a.state.room?.seats[0]).toMatchObject({ bot: null, survivorBots: { s1: 'first' } });
  // s0 is played by its person, then the other seat, then s1 by the bot
  expect((await a.answer('noise:1')).ok).toBe(true);
  await until(() => b.state.options !== null, 'the other seat');
  expect((await b.answer('noise:2')).ok).toBe(true);
  await until(() => a.state.tick === 3, 'the bot has answered for s1');
  // taken back in the middle of play, by the host or by whoever plays the seat
  expect(await b.request({ t: 'seat', seat: 0, do: 'back', survivor: 's1' })).toEqual(refused('not-yours'));
  expect((await a.request({ t: 'seat', seat: 0, do: 'back', survivor: 's1' })).ok).toBe(true);
  expect(a.state.room?.seats[0]?.survivorBots).toEqual({});
  await b.answer('noise:3');
  await until(() => a.state.options !== null, 's0 again');
  table.leave();
});

test("a question about a survivor of a bot is not its person's to answer", async () => {
  const slow = await startServer({ config: { botDelayMs: 60_000 } });
  const table = await seatTable(slow, 2, pairs);
  const [a] = table.links as [GameLink];
  await a.request({ t: 'seat', seat: 0, do: 'bot', bot: 'first', survivor: 's0' });
  await until(() => a.state.options === null, 'not theirs any more');
  expect(await a.answer('pass')).toEqual(refused('not-yours'));
  table.leave();
  await slow.stop();
});

test('whoever leaves the seat takes the bots of its survivors along', async () => {
  const table = await seatTable(at, 2, pairs);
  const [a, b] = table.links as [GameLink, GameLink];
  await b.request({ t: 'seat', seat: 1, do: 'bot', bot: 'first', survivor: 's2' });
  await b.request({ t: 'seat', seat: 1, do: 'leave' });
  await until(() => a.state.room?.seats[1]?.owner === null, 'free');
  expect(a.state.room?.seats[1]?.survivorBots).toEqual({});
  table.leave();
});

test('the seat of somebody who is gone is played by whoever plays, and is theirs again when they are back', async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  const [host, guest] = table.guests as [TestGuest, TestGuest];
  const take = { t: 'seat' as const, seat: 0, do: 'lend' as const, to: guest.id };
  expect(await b.request(take)).toEqual(refused('not-away'));
  expect(await b.request({ t: 'seat', seat: 0, do: 'bot', bot: 'first' })).toEqual(refused('not-away'));
  const stranger = await TestGuest.come(at, 'Stranger');
  const idle = await stranger.enter(table.code);
  a.close();
  await pause(300);
  expect(await idle.request({ ...take, to: stranger.id })).toEqual(refused('not-yours'));
  expect(await b.request({ ...take, to: stranger.id })).toEqual(refused('not-yours'));
  expect((await b.request(take)).ok).toBe(true);
  await until(() => b.state.options !== null, 'the turn of the one who is gone');
  const back = await host.enter(table.code);
  expect((await back.request({ t: 'seat', seat: 0, do: 'back' })).ok).toBe(true);
  await until(() => back.state.options !== null, 'theirs again');
  stranger.leave();
  table.leave();
});

test('a room has a short name, and a code says what it leads to before anybody says who they are', async () => {
  const table = await seatTable(at, 1, toyWish(2, { room: { name: 'Friday' } }));
  const room = table.links[0]?.state.room;
  const short = room?.short ?? '';
  expect(short).toMatch(/^[0-9a-hjkmnp-tv-z]{5}$/);
  const look = async (code: string) => {
    const response = await fetch(`${at.http}/api/invitations/${code}`);
    return { status: response.status, body: (await response.json()) as Invitation };
  };
  const seats = [
    { survivors: ['s0'], who: 'Host', bot: false, free: false },
    { survivors: ['s1'], who: null, bot: false, free: true },
  ];
  const told = { room: table.code, name: 'Friday', phase: 'running', mission: 'toy', edition: 'black-plague', host: 'Host', seats };
  expect((await look(short)).body).toMatchObject(told);
  expect((await look(` ${short.toUpperCase().slice(0, 2)}-${short.slice(2)}`)).body).toMatchObject(told);
  expect((await look(table.code)).body).toMatchObject(told);
  expect(await look('zzzzz')).toMatchObject({ status: 404, body: { error: 'no-room' } });
  expect((await look(table.watch)).status).toBe(404);
  await table.links[0]?.request({ t: 'configure', room: { password: 'garlic' } });
  expect((await look(short)).body).toMatchObject({ locked: true, host: null, seats: [{ who: null }, { free: true }] });
  table.leave();
});

test('short names are not for guessing', async () => {
  const strict = await startServer({ config: { codesPerMinute: 3 } });
  const tries = [];
  for (let i = 0; i < 5; i++) tries.push((await fetch(`${strict.http}/api/invitations/2345${i}`)).status);
  expect(tries).toEqual([404, 404, 404, 429, 429]);
  await strict.stop();
});

test('a rematch takes everyone along, on their seats', async () => {
  const table = await seatTable(at, 2, toyWish(3, { bots: [{ seat: 2, bot: 'first' }], room: { name: 'Again', timer: 30 } }));
  const [a, b] = table.links as [GameLink, GameLink];
  const [host, guest] = table.guests as [TestGuest, TestGuest];
  const stranger = await TestGuest.come(at, 'Onlooker');
  const idle = await stranger.enter(table.code);
  expect(await a.request({ t: 'rematch' })).toEqual(refused('not-over'));
  await toTheEnd(table.links);
  await until(() => idle.state.room?.phase === 'finished', 'over for all');
  expect(await idle.request({ t: 'rematch' })).toEqual(refused('not-seated'));
  // both at once: one room
  const replies = await Promise.all([a.request({ t: 'rematch' }), b.request({ t: 'rematch' })]);
  expect(replies.map((reply) => reply.ok)).toEqual([true, true]);
  await until(() => [a, b, idle].every((link) => link.state.room?.next !== null), 'everyone is told where');
  const next = a.state.room?.next as string;
  expect([b.state.room?.next, idle.state.room?.next]).toEqual([next, next]);
  const again = await guest.enter(next);
  expect(again.state.room).toMatchObject({
    phase: 'lobby',
    name: 'Again',
    timer: 30,
    seedChosen: false,
    seats: [{ owner: host.id }, { owner: guest.id }, { owner: null, bot: 'first' }],
  });
  expect(again.state.room?.people.map((one) => one.nick).sort()).toEqual(['Guest 1', 'Host', 'Onlooker']);
  expect(again.state.room?.commitment).not.toBe(a.state.room?.commitment);
  const first = await host.enter(next);
  const starter = again.state.room?.host === host.id ? first : again;
  expect((await starter.request({ t: 'start' })).ok).toBe(true);
  stranger.leave();
  table.leave();
});
