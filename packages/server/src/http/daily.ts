// The table of the day. Nobody's word is taken for a result: a try is its answers, played again in the thread that tries missions.

import { DailyDate, type DailyLine, DailyTable, DailyTry, Problem } from '@holdout/protocol';
import { dailyOf, dateOf, dayOf } from '@holdout/protocol/day';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { DailyOutcome, House } from '../rooms/house.ts';
import { rulesFileOf } from '../rules/older.ts';
import type { DailyRow } from '../store/tables.ts';
import { guestOf } from './guests.ts';
import { Refused } from './problem.ts';

const Params = z.object({ date: DailyDate });
const SHOWN = 20;
/** Whoever began before midnight ends after it, and who was offline is so for a while. */
const LATE_DAYS = 2;
const BUSY: ReadonlySet<string> = new Set(['mission-waits', 'mission-fails']);

const tags = ['daily'];
const security = [{ guest: [] }];
const problems = { 400: Problem, 401: Problem, 409: Problem, 422: Problem, 503: Problem };

function dayNamed(date: string): number {
  const at = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(at) || dateOf(dayOf(at)) !== date) throw new Refused('bad-message');
  return dayOf(at);
}

/** Won before lost, by hand before by bots, as it came before taken back; then who lost nobody, then who was quick. Of the lost: who held out longest. */
export function standingOf({ won, rounds, fallen, rewound }: DailyOutcome, bot: boolean): number {
  const length = Math.min(999, rounds);
  const within = won ? Math.min(9, fallen) * 1000 + length : 999 - length;
  return ((won ? 0 : 100) + (bot ? 50 : 0) + Math.min(49, rewound)) * 10_000 + within;
}

const lineOf = (row: DailyRow, nick: string, place: number, player: string | null): DailyLine => ({
  place,
  nick,
  won: row.won === 1,
  rounds: row.rounds,
  fallen: row.fallen,
  rewound: row.rewound,
  bot: row.bot === 1,
  mine: row.player === player,
});

export function dailyRoutes(app: FastifyInstance, house: House): void {
  const { store, rehearsal, config, engines } = house;

  async function tableOf(day: number, you: { readonly player: string; readonly nick: string } | null): Promise<DailyTable> {
    const [{ tries, won }, best] = await Promise.all([store.daily.count(day), store.daily.best(day, SHOWN)]);
    const lines = best.map((row, at) => lineOf(row, row.nick, at + 1, you?.player ?? null));
    const mine = you === null || lines.some((line) => line.mine) ? undefined : await store.daily.mine(day, you.player);
    if (mine && you) lines.push(lineOf(mine, you.nick, (await store.daily.before(mine)) + 1, you.player));
    return { date: dateOf(day), tries, won, lines };
  }

  app.get(
    '/daily/:date',
    { schema: { summary: 'The table of a day', tags, params: Params, response: { 200: DailyTable, 400: Problem } } },
    async (request) => {
      // A table is for everybody to read: whoever is not known any more reads it as a stranger.
      const you = request.headers.authorization === undefined ? null : await guestOf(house, request).catch(() => null);
      return tableOf(dayNamed((request.params as z.infer<typeof Params>).date), you);
    },
  );

  app.post(
    '/daily',
    {
      config: { rateLimit: { max: config.dailyTriesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'A finished try at the mission of a day, as its answers',
        tags,
        security,
        body: DailyTry,
        response: { 200: DailyTable, ...problems },
      },
    },
    async (request) => {
      const you = await guestOf(house, request);
      const { date, ruleset, bot, steps } = request.body as DailyTry;
      const day = dayNamed(date);
      const today = dayOf(Date.now());
      // One's clock may be ahead: such a try is taken when its day has come.
      if (day > today) throw new Refused('unavailable');
      if (day < today - LATE_DAYS) throw new Refused('finished');
      if (await store.daily.mine(day, you.player)) return tableOf(day, you);
      const engine = engines.find((one) => one.ruleset(dailyOf(day).edition) === ruleset);
      if (!engine) throw new Refused('version');
      if ((await store.daily.count(day)).tries >= config.dailyTriesMost) throw new Refused('unavailable');
      const played = await rehearsal.daily({ day, steps, rules: rulesFileOf(engine) }, you.player);
      // A thread that was too busy says nothing against the try: it may come again.
      if ('reason' in played) throw new Refused(BUSY.has(played.reason) ? 'unavailable' : 'refused', played);
      const { won, rounds, fallen, rewound } = played;
      await store.daily.add({
        day,
        player: you.player,
        won: won ? 1 : 0,
        rounds,
        fallen,
        rewound,
        bot: bot ? 1 : 0,
        standing: standingOf(played, bot),
        at: Date.now(),
      });
      return tableOf(day, you);
    },
  );
}
