// Tries at the missions of the day: one of each guest and day, the first that came.
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { DailyRow } from './tables.ts';

export const dailyStore = ({ db }: Database) => ({
  mine: (day: number, player: string) =>
    db.selectFrom('daily').selectAll().where('day', '=', day).where('player', '=', player).executeTakeFirst(),

  count: async (day: number): Promise<{ readonly tries: number; readonly won: number }> => {
    const row = await db
      .selectFrom('daily')
      .select(({ fn }) => [fn.countAll().as('tries'), fn.sum('won').as('won')])
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    return { tries: Number(row.tries), won: Number(row.won ?? 0) };
  },

  /** Best first; of two that are alike, who was earlier. */
  best: (day: number, most: number) =>
    db
      .selectFrom('daily')
      .innerJoin('players', 'players.id', 'daily.player')
      .selectAll('daily')
      .select('players.nick as nick')
      .where('daily.day', '=', day)
      .orderBy('daily.standing')
      .orderBy('daily.at')
      .orderBy('daily.player')
      .limit(most)
      .execute(),

  /** How many stand before it. */
  before: async ({ day, standing, at, player }: DailyRow): Promise<number> => {
    const row = await db
      .selectFrom('daily')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('day', '=', day)
      .where(sql<boolean>`(standing, at, player) < (${standing}, ${at}, ${player})`)
      .executeTakeFirstOrThrow();
    return Number(row.n);
  },

  /** The first try stays whatever comes later. */
  add: (row: DailyRow) =>
    db
      .insertInto('daily')
      .values(row)
      .onConflict((conflict) => conflict.columns(['day', 'player']).doNothing())
      .execute(),
});
