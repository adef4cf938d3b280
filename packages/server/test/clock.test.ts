// The clock on the wall is set back or ahead by an hour in the middle of a game.
import type { GameLink } from '@holdout/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { Store } from '../src/index.ts';
import { type TestGuest, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { onTurn, seatTable, type Table } from './support/table.ts';

const HOUR = 3_600_000;
const real = Date.now;
/** Until the end of the test every clock shows so much more. */
const setClock = (by: number) => vi.spyOn(Date, 'now').mockImplementation(() => real() + by);

async function toTeamChoice(table: Table): Promise<void> {
  for (let tick = 0; tick < 6; tick++) await (await onTurn(table)).answer('pass');
  await until(() => table.links.every((link) => link.state.tick === 6 && link.state.team !== null), 'the proposal');
}

onBothStores((fresh) => {
  let at: TestServer;
  afterEach(async () => {
    vi.restoreAllMocks();
    await at.stop();
  });

  test.each([-HOUR, HOUR])('a timer runs its time, whatever the clock says (%i)', { timeout: 30_000 }, async (by) => {
    at = await startServer({ config: await fresh() });
    const table = await seatTable(at, 2, toyWish(2, { room: { timer: 3 } }));
    const [a] = table.links as [GameLink];
    await toTeamChoice(table);
    const began = performance.now();
    setClock(by);
    // Whatever changes at the table looks at the timer again.
    expect((await table.guests[1]?.call('PATCH', '/me', { nick: 'Renamed' }))?.status).toBeLessThan(300);
    await until(() => a.state.room?.people.some((person) => person.nick === 'Renamed') ?? false, 'renamed');
    expect(a.state.tick).toBe(6);
    await until(() => a.state.tick === 7, 'the timer', 8000);
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(1500);
    expect(took).toBeLessThan(6000);
    table.leave();
  });

  test.each([-HOUR, HOUR])('who is gone is gone, and who proposes last has the last word (%i)', { timeout: 30_000 }, async (by) => {
    at = await startServer({ config: { ...(await fresh()), presenceGraceMs: 400 } });
    const table = await seatTable(at, 3);
    const [a, b] = table.links as [GameLink, GameLink];
    await toTeamChoice(table);
    expect((await a.request({ t: 'propose', tick: 6, key: 'a=0,b=2' })).ok).toBe(true);
    setClock(by);
    expect((await b.request({ t: 'propose', tick: 6, key: 'a=1,b=1' })).ok).toBe(true);
    await until(() => a.state.team?.key === 'a=1,b=1', 'the later proposal');
    expect((await a.request({ t: 'agree', tick: 6, key: 'a=1,b=1' })).ok).toBe(true);
    expect(a.state.tick).toBe(6);
    (table.guests[2] as TestGuest).leave();
    await until(() => a.state.tick === 7, 'the third one is not waited for', 5000);
    // An answer after the jump is stored and shown as any other.
    expect(await (await onTurn({ ...table, links: [a, b] })).answer('noise:1')).toMatchObject({ ok: true, tick: 8 });
    table.leave();
  });

  test('a process that died with its clock an hour ahead does not keep its rooms', async () => {
    at = await startServer({ config: await fresh() });
    const { games }: Store = at.server.house.store;
    const now = real();
    expect(await games.lease('room', 'ahead', now + HOUR, 4000)).toBe(true);
    expect(await games.lease('room', 'other', now, 4000)).toBe(true);
    expect(await games.lease('room', 'third', now + 100, 4000)).toBe(false);
    expect(await games.lease('room', 'third', now + 4100, 4000)).toBe(true);
  });
});
