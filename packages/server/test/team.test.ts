import type { GameLink } from '@holdout/protocol';
import { afterEach, expect, test } from 'vitest';
import { next, toyWish, until } from './support/guest.ts';
import { startServer, type TestServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';
import { onTurn, seatTable, type Table } from './support/table.ts';

type Three = [GameLink, GameLink, GameLink];

/** The toy game puts its seventh question to the team. */
async function toTeamChoice(table: Table): Promise<void> {
  for (let tick = 0; tick < 6; tick++) await (await onTurn(table)).answer('pass');
  await until(() => table.links.every((link) => link.state.tick === 6 && link.state.team !== null), 'the proposal');
}

onBothStores((fresh) => {
  let at: TestServer;
  const start = async (config = {}) => {
    at = await startServer({ config: { ...(await fresh()), ...config } });
  };
  afterEach(() => at.stop());

  test('it shows a default, anyone changes it, and it applies when all present agree', async () => {
    await start();
    const table = await seatTable(at, 3);
    const [a, b, c] = table.links as Three;
    await toTeamChoice(table);
    expect(a.state.team).toMatchObject({ key: 'a=2,b=0', by: null, agreed: [] });
    expect(a.state.team?.waiting).toHaveLength(3);
    expect((await b.request({ t: 'propose', tick: 6, key: 'a=1,b=1' })).ok).toBe(true);
    await until(() => c.state.team?.key === 'a=1,b=1', 'the new proposal');
    expect(c.state.team?.by).toBe(table.guests[1]?.id);
    expect(await c.request({ t: 'agree', tick: 6, key: 'a=2,b=0' })).toEqual({ ok: false, code: 'stale' });
    expect(await c.request({ t: 'propose', tick: 6, key: 'a=9,b=9' })).toMatchObject({ ok: false, code: 'refused' });
    expect((await c.request({ t: 'agree', tick: 6, key: 'a=1,b=1' })).ok).toBe(true);
    expect(a.state.tick).toBe(6);
    const step = next(b, 'step');
    expect((await a.request({ t: 'agree', tick: 6, key: 'a=1,b=1' })).ok).toBe(true);
    expect((await step).events[0]).toMatchObject({ t: 'wounded', by: 'a=1,b=1' });
    table.leave();
  });

  test('a new proposal asks everyone again', async () => {
    await start();
    const table = await seatTable(at, 2);
    const [a, b] = table.links as Three;
    await toTeamChoice(table);
    await a.request({ t: 'propose', tick: 6, key: 'a=0,b=2' });
    await b.request({ t: 'propose', tick: 6, key: 'a=1,b=1' });
    await until(() => a.state.team?.key === 'a=1,b=1', 'the second proposal');
    expect(a.state.tick).toBe(6);
    expect(a.state.team?.agreed).toEqual([table.guests[1]?.id]);
    table.leave();
  });

  test("the host's word is enough, and only the host's", async () => {
    await start();
    const table = await seatTable(at, 3);
    const [a, b] = table.links as Three;
    await toTeamChoice(table);
    await b.request({ t: 'propose', tick: 6, key: 'a=0,b=2' });
    expect(await b.request({ t: 'decide', tick: 6 })).toEqual({ ok: false, code: 'not-host' });
    const step = next(b, 'step');
    expect((await a.request({ t: 'decide', tick: 6 })).ok).toBe(true);
    expect((await step).events[0]).toMatchObject({ by: 'a=0,b=2' });
    table.leave();
  });

  test('after the timer the proposal applies by itself', async () => {
    await start();
    const table = await seatTable(at, 2, toyWish(2, { room: { timer: 1 } }));
    const [a, b] = table.links as Three;
    await toTeamChoice(table);
    expect(a.state.team?.until).toBeGreaterThan(Date.now() - 2000);
    await b.request({ t: 'propose', tick: 6, key: 'a=1,b=1' });
    const { events } = await next(a, 'step');
    expect(events[0]).toMatchObject({ by: 'a=1,b=1' });
    table.leave();
  });

  test('who is away does not hold the table up, who reloads is waited for', async () => {
    await start({ presenceGraceMs: 400 });
    const table = await seatTable(at, 2);
    const [a, b] = table.links as Three;
    await toTeamChoice(table);
    await a.request({ t: 'propose', tick: 6, key: 'a=1,b=1' });
    const step = next(a, 'step');
    b.close();
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(a.state.tick).toBe(6);
    expect((await step).tick).toBe(7);
    table.leave();
  });

  test('votes survive a restart', async () => {
    await start({ presenceGraceMs: 60_000 });
    const table = await seatTable(at, 2);
    await toTeamChoice(table);
    await table.links[0]?.request({ t: 'propose', tick: 6, key: 'a=0,b=2' });
    table.leave();
    const { databaseUrl, sqliteFile } = at.config;
    await at.stop();
    at = await startServer({ config: { databaseUrl, sqliteFile, presenceGraceMs: 60_000 } });
    const b = await table.guests[1]?.enter(table.code, { at });
    await until(() => b?.state.team?.key === 'a=0,b=2', 'the proposal is still there');
    table.leave();
  });
});
