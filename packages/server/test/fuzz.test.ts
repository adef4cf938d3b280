import type { GameLink } from '@holdout/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attack } from './support/fuzzing.ts';
import { TestGuest, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { seatTable } from './support/table.ts';

const MESSAGES = 6000;

let at: TestServer;
beforeAll(async () => {
  at = await startServer();
});
afterAll(() => at.stop());

test('bad messages get codes; the game, its secrets and the server stay whole', { timeout: 60_000 }, async () => {
  const table = await seatTable(at, 2);
  const [a, b] = table.links as [GameLink, GameLink];
  await a.answer('noise:1');
  await until(() => b.state.tick === 1, 'step');
  const stranger = await TestGuest.come(at, 'Stranger');
  const overheard = [
    { t: 'answer', id: 3, tick: 0, key: 'noise:1' },
    { t: 'answer', id: 4, tick: 1, key: 'noise:2' },
  ];
  const plan = { at, room: table.code, watch: table.watch, token: stranger.guest.token, messages: MESSAGES, seed: 7, overheard };
  const outcome = await attack(plan);
  expect(outcome.sent).toBeGreaterThanOrEqual(MESSAGES);
  expect(outcome.strange).toEqual([]);
  expect(outcome.codes.internal).toBeUndefined();
  for (const code of ['bad-message', 'not-yours', 'not-host', 'not-seated', 'stale', 'hello-first', 'read-only', 'no-token', 'version'])
    expect(outcome.codes[code], code).toBeGreaterThan(0);
  const room = await at.server.rooms.get(table.code);
  const text = outcome.frames.join('\n');
  expect(text).not.toContain(room?.game.seed);
  expect(text).not.toContain('hs_');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();

  expect(a.state.tick).toBe(1);
  expect(room?.seats.map((seat) => seat.owner)).toEqual(table.guests.map((guest) => guest.id));
  expect((await b.answer('noise:2')).ok).toBe(true);
  expect((await fetch(`${at.http}/health`)).status).toBe(200);
  stranger.leave();
  table.leave();
  await until(() => room?.presence.viewers.size === 0, 'everyone is gone');
});

test('HTTP bodies of every kind get codes', async () => {
  const bodies = [
    '',
    'null',
    '[]',
    '{"nick":{}}',
    '{"nick":[1]}',
    '"x"',
    '{"__proto__":{"nick":"x"}}',
    `{"nick":"${'a'.repeat(5000)}"}`,
    '['.repeat(5000),
  ];
  for (const path of [
    '/guests',
    '/games',
    '/games/0123456789abcdef/join',
    '/games/0123456789abcdef/seats/0',
    '/games/x/start',
    '/me',
    '/push',
  ])
    for (const body of bodies)
      for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
        const response = await fetch(`${at.http}/api${path}`, { method, headers: { 'content-type': 'application/json' }, body });
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
      }
});
