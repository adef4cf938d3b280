// The table of the day: a try is played again before it is believed, the first one stays, the order is told, what is forged is refused.
import { editions } from '@holdout/content';
import type { DailyTable, DailyTry } from '@holdout/protocol';
import { dailyOf, dateOf, dayOf } from '@holdout/protocol/day';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { backup, restore } from '../src/admin/backup.ts';
import { removeGuest, sweep } from '../src/admin/records.ts';
import { standingOf } from '../src/http/daily.ts';
import { openStore, rehearse } from '../src/index.ts';
import { playDay } from '../src/rehearsal/play-day.ts';
import { temporaryFolder, testConfig } from './support/config.ts';
import { TestGuest } from './support/guest.ts';
import { picker, realEngine } from './support/real.ts';
import { startServer } from './support/server.ts';
import { onBothStores } from './support/stores.ts';

const log = pino({ level: 'silent' });
const today = dayOf(Date.now());

/** A whole game of that day by chance: with so many different picks, so many different ends. */
function playedBy(seed: number, day = today): DailyTry {
  const { edition, seed: cards, mission, team } = dailyOf(day);
  const book = editions.find((one) => one.edition === edition);
  if (!book) throw new Error(edition);
  const opened = realEngine.setup({ edition, mission: mission(book).id, seats: [team(book)], options: {}, seed: cards });
  if (!opened.ok) throw new Error(opened.refusal.reason);
  const pick = picker(seed);
  const steps: string[] = [];
  for (let { state } = opened; state.over === null; ) {
    const keys = realEngine.optionKeys(state);
    const key = keys[pick(keys.length)] as string;
    if (!realEngine.answer(state, key).ok) throw new Error(key);
    steps.push(key);
  }
  return { date: dateOf(day), ruleset: realEngine.ruleset(edition), bot: false, steps };
}
const outcome = (tried: DailyTry, day = today) => {
  const played = playDay(realEngine, { day, steps: tried.steps });
  if ('reason' in played) throw new Error(played.reason);
  return played;
};
const open = async (settings: Awaited<ReturnType<Parameters<Parameters<typeof onBothStores>[0]>[0]>>, more = {}) => {
  const config = { ...settings, dailyTriesPerMinute: 1000, ...more };
  return startServer({
    engine: realEngine,
    rehearsal: rehearse({ limitMs: 30_000, megabytes: 256, log }),
    store: await openStore(testConfig(settings)),
    config,
  });
};

onBothStores((fresh) => {
  test('the best stand first, one line a guest, and only what was really played', { timeout: 120_000 }, async () => {
    const at = await open(await fresh());
    const { database } = at.server.house.store;
    const names = ['Ann', 'Bob', 'Cat'] as const;
    const guests = await Promise.all(names.map((name) => TestGuest.come(at, name)));
    const tries = names.map((_, seed) => playedBy(seed + 1));
    const date = dateOf(today);
    expect((await (await fetch(`${at.http}/api/daily/${date}`)).json()) as DailyTable).toEqual({ date, tries: 0, won: 0, lines: [] });

    for (const [at, guest] of guests.entries()) expect((await guest.call('POST', '/daily', tries[at])).status).toBe(200);
    const [ann, bob] = guests as [TestGuest, TestGuest];
    const table = (await bob.call('GET', `/daily/${date}`)).body as unknown as DailyTable;
    const wanted = names
      .map((nick, at) => ({ nick, ...outcome(tries[at] as DailyTry) }))
      .sort((a, b) => standingOf(a, false) - standingOf(b, false))
      .map((one, at) => ({ place: at + 1, ...one, bot: false, mine: one.nick === 'Bob' }));
    expect(table).toEqual({ date, tries: 3, won: wanted.filter((one) => one.won).length, lines: wanted });

    // The first try of a day stays.
    expect((await ann.call('POST', '/daily', playedBy(9))).status).toBe(200);
    expect(((await bob.call('GET', `/daily/${date}`)).body as unknown as DailyTable).lines).toEqual(table.lines);

    // What was not played like that, what is not over, what belongs to another day or other rules.
    const dan = await TestGuest.come(at, 'Dan');
    const good = tries[0] as DailyTry;
    const refusals = [
      [{ ...good, steps: good.steps.slice(0, -1) }, 400, 'refused'],
      [{ ...good, steps: ['end', ...good.steps] }, 400, 'refused'],
      [{ ...good, steps: [99, ...good.steps] }, 400, 'refused'],
      [{ ...good, steps: [...good.steps, good.steps.length] }, 400, 'refused'],
      [{ ...good, date: dateOf(today - 1) }, 400, null],
      [{ ...good, date: dateOf(today + 1) }, 503, 'unavailable'],
      [{ ...good, date: dateOf(today - 3) }, 409, 'finished'],
      [{ ...good, date: '2026-02-31' }, 400, 'bad-message'],
      [{ ...good, ruleset: 'white-death@0' }, 400, 'version'],
      [{ ...good, steps: [-1] }, 400, 'bad-message'],
      [{ ...good, won: true }, 400, 'bad-message'],
    ] as const;
    for (const [body, status, error] of refusals) {
      const said = await dan.call('POST', '/daily', body);
      expect([status, error], JSON.stringify(said.body).slice(0, 200)).toEqual([said.status, error === null ? null : said.body.error]);
    }
    expect((await (await fetch(`${at.http}/api/daily/${date}`)).json()) as DailyTable).toMatchObject({ tries: 3 });

    // Taken back past what was revealed it still counts, and says so; a bot's help is told.
    const back = { ...good, bot: true, steps: [...good.steps.slice(0, -1), 0, ...good.steps] };
    const own = ((await dan.call('POST', '/daily', back)).body as unknown as DailyTable).lines.find((line) => line.mine);
    expect(own).toMatchObject({ nick: 'Dan', rewound: 1, bot: true });

    // Whoever is removed is gone from the table; so are old tables.
    expect(await removeGuest(database, ann.id)).toBe(true);
    const left = (await (await fetch(`${at.http}/api/daily/${date}`)).json()) as DailyTable;
    expect(left.lines.map((line) => line.nick)).not.toContain('Ann');
    expect(left.tries).toBe(3);
    const never = { lobbies: 0, abandoned: 0, finished: 0, guests: 0, chat: 0, daily: 30 };
    await sweep(database, never, Date.now() + 29 * 86_400_000);
    expect((await at.server.house.store.daily.count(today)).tries).toBe(3);
    await sweep(database, never, Date.now() + 31 * 86_400_000);
    expect((await at.server.house.store.daily.count(today)).tries).toBe(0);
    await at.stop();
  });

  test('one far down reads their own line below the best; a backup keeps the table', { timeout: 60_000 }, async () => {
    const at = await open(await fresh(), { dailyTriesMost: 30 });
    const { store } = at.server.house;
    const guests = await Promise.all(Array.from({ length: 30 }, (_, n) => TestGuest.come(at, `Guest ${n}`)));
    for (const [n, { id }] of guests.entries()) {
      const played = { won: n < 10, rounds: 5 + n, fallen: n % 3, rewound: 0 };
      const row = { ...played, won: played.won ? 1 : 0, bot: 0, standing: standingOf(played, false) };
      await store.daily.add({ day: today, player: id, ...row, at: n });
    }
    const last = guests[10] as TestGuest;
    const table = (await last.call('GET', `/daily/${dateOf(today)}`)).body as unknown as DailyTable;
    expect([table.tries, table.won, table.lines.length]).toEqual([30, 10, 21]);
    expect(table.lines.at(-1)).toMatchObject({ place: 30, nick: 'Guest 10', mine: true });
    // A full table takes no more.
    const late = await TestGuest.come(at, 'Late');
    expect((await late.call('POST', '/daily', playedBy(1))).body).toMatchObject({ error: 'unavailable' });

    const folder = temporaryFolder();
    await backup(store.database, `${folder.path}/kept`);
    const other = await openStore(testConfig(await fresh()));
    await restore(other.database, `${folder.path}/kept`);
    expect(await other.daily.count(today)).toEqual({ tries: 30, won: 10 });
    await other.close();
    folder.remove();
    await at.stop();
  });

  test('a thread that is too slow says nothing against a try', { timeout: 60_000 }, async () => {
    const settings = await fresh();
    const at = await startServer({
      engine: realEngine,
      rehearsal: rehearse({ limitMs: 1, megabytes: 256, log }),
      store: await openStore(testConfig(settings)),
      config: { ...settings, dailyTriesPerMinute: 2 },
    });
    const ann = await TestGuest.come(at, 'Ann');
    const tried = playedBy(1);
    expect(await ann.call('POST', '/daily', tried)).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    await ann.call('POST', '/daily', tried);
    expect((await ann.call('POST', '/daily', tried)).status).toBe(429);
    await at.stop();
  });
});
