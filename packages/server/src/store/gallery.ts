// Published missions. A version is written once; afterwards only its counts change, and whether it is shown.
import type { GalleryOrder } from '@holdout/protocol';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { PublishedRow, ReportRow } from './tables.ts';

/** A guest who tells of more games of their own than this is not counted any more. */
const MOST_PLAYS = 20;

/** Everything but the mission itself, with the names of who made it and what it began as. */
const cards = ({ db }: Database) =>
  db
    .selectFrom('published')
    .leftJoin('players', 'players.id', 'published.owner')
    .leftJoin('published as origins', 'origins.id', 'published.origin')
    .leftJoin('players as makers', 'makers.id', 'origins.owner')
    .select([
      'published.id as id',
      'published.work as work',
      'published.version as version',
      'published.owner as owner',
      'published.name as name',
      'published.edition as edition',
      'published.minutes as minutes',
      'published.survivors as survivors',
      'published.bots_of as bots_of',
      'published.bots_won as bots_won',
      'published.bots_rounds as bots_rounds',
      'published.played as played',
      'published.finished as finished',
      'published.hidden as hidden',
      'published.created as created',
      'players.nick as by',
      'origins.id as origin',
      'origins.name as origin_name',
      'makers.nick as origin_by',
    ]);
export type PublishedCard = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

export interface Listing {
  readonly order: GalleryOrder;
  readonly edition: string | null;
  readonly owner: string | null;
  readonly from: number;
  readonly most: number;
}

export const galleryStore = (database: Database) => {
  const { db, atomic } = database;
  return {
    /** Earlier versions leave the lists. Two that are published at once as the same version: one is a Conflict. */
    publish: (row: PublishedRow) =>
      atomic([
        db.insertInto('published').values(row).compile(),
        db.updateTable('published').set({ hidden: 1 }).where('work', '=', row.work).where('id', '!=', row.id).compile(),
      ]),

    list: ({ order, edition, owner, from, most }: Listing): Promise<PublishedCard[]> => {
      let query = cards(database).where('published.hidden', '=', 0);
      if (edition !== null) query = query.where('published.edition', '=', edition);
      if (owner !== null) query = query.where('published.owner', '=', owner);
      if (order === 'most-played') query = query.orderBy('published.played', 'desc');
      return query.orderBy('published.created', 'desc').orderBy('published.id').limit(most).offset(from).execute();
    },

    card: (id: string): Promise<PublishedCard | undefined> => cards(database).where('published.id', '=', id).executeTakeFirst(),

    /** The mission as it was published; undefined when there is none or it was removed. */
    mission: async (id: string): Promise<string | undefined> => {
      const row = await db.selectFrom('published').select('mission').where('id', '=', id).executeTakeFirst();
      return row === undefined || row.mission === '' ? undefined : row.mission;
    },

    /** The latest version that is there, of all that share this one's work. */
    latest: (work: string) =>
      db
        .selectFrom('published')
        .select(['id', 'version', 'owner'])
        .where('work', '=', work)
        .where('mission', '!=', '')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),

    lastVersion: async (work: string): Promise<number> => {
      const row = await db
        .selectFrom('published')
        .select(({ fn }) => fn.max('version').as('last'))
        .where('work', '=', work)
        .executeTakeFirst();
      return Number(row?.last ?? 0);
    },

    counts: async (owner: string): Promise<{ readonly own: number; readonly all: number }> => {
      const { rows } = await sql<{ own: number; all: number }>`
        select count(*) as "all", coalesce(sum(case when owner = ${owner} then 1 else 0 end), 0) as own
        from published where mission != ''`.execute(db);
      return { own: Number(rows[0]?.own), all: Number(rows[0]?.all) };
    },

    /** A game on it began or ended; told twice it counts once. */
    played: async (published: string, player: string, game: string, finished: boolean): Promise<void> => {
      const key = { published, player, game };
      const known = await db
        .selectFrom('plays')
        .select(['game', 'finished'])
        .where('published', '=', published)
        .where('player', '=', player)
        .limit(MOST_PLAYS + 1)
        .execute();
      const before = known.find((play) => play.game === game);
      if (before ? before.finished === 1 || !finished : known.length >= MOST_PLAYS) return;
      const play = before
        ? db
            .updateTable('plays')
            .set({ finished: 1 })
            .where('published', '=', published)
            .where('player', '=', player)
            .where('game', '=', game)
        : db.insertInto('plays').values({ ...key, finished: finished ? 1 : 0 });
      await atomic([
        play.compile(),
        db
          .updateTable('published')
          .set((row) => ({
            played: row('played', '+', before ? 0 : 1),
            finished: row('finished', '+', finished ? 1 : 0),
          }))
          .where('id', '=', published)
          .compile(),
      ]);
    },

    report: (report: ReportRow) =>
      db
        .insertInto('reports')
        .values(report)
        .onConflict((conflict) => conflict.columns(['published', 'player']).doUpdateSet({ why: report.why, at: report.at }))
        .execute(),

    /** The oldest version on which bots have not played yet. */
    unmeasured: () =>
      db
        .selectFrom('published')
        .select(['id', 'edition', 'mission'])
        .where('bots_of', '=', 0)
        .where('mission', '!=', '')
        .orderBy('created')
        .limit(1)
        .executeTakeFirst(),

    measured: (id: string, of: number, won: number, rounds: number) =>
      db.updateTable('published').set({ bots_of: of, bots_won: won, bots_rounds: rounds }).where('id', '=', id).execute(),

    /** Nobody finds or begins it any more; games that are under way have it and go on. The version before it comes back to the lists. */
    remove: async (id: string): Promise<boolean> => {
      const row = await db.selectFrom('published').select(['work', 'mission', 'hidden']).where('id', '=', id).executeTakeFirst();
      if (!row || row.mission === '') return false;
      await atomic([
        db.updateTable('published').set({ mission: '', hidden: 1, name: '' }).where('id', '=', id).compile(),
        db.deleteFrom('reports').where('published', '=', id).compile(),
      ]);
      const before = await db
        .selectFrom('published')
        .select('id')
        .where('work', '=', row.work)
        .where('mission', '!=', '')
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (before && row.hidden === 0) await db.updateTable('published').set({ hidden: 0 }).where('id', '=', before.id).execute();
      return true;
    },
  };
};
