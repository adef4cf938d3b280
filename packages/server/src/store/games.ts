import { type CompiledQuery, sql, type Updateable } from 'kysely';
import type { Database } from './database.ts';
import type { BanRow, ChatRow, GameRow, OpeningRow, SeatRow } from './tables.ts';

const LIST_LENGTH = 100;
const CHAT_KEPT = 100;

/** Columns of a line in a list: nothing long, nothing secret. */
const cardColumns = [
  'id',
  'watch',
  'host',
  'name',
  'phase',
  'edition',
  'mission',
  'password_hash',
  'tick',
  'round',
  'waiting',
  'result',
  'created',
  'updated',
] as const;
/** Tells whether anything about a seat has changed. */
export const seatMark = ({ owner, bot, lent_to, survivor_bots }: Omit<SeatRow, 'game' | 'seat'>): string =>
  `${owner}/${bot}/${lent_to}/${survivor_bots}`;

/** Where a page of a list ended. */
export interface Place {
  readonly at: number;
  readonly game: string;
}

export type CardRow = Pick<GameRow, (typeof cardColumns)[number]>;

export const gamesStore = ({ db, atomic }: Database) => {
  /** Nobody else changes the game until this transaction is over; what comes after sees it as they left it. */
  const held = (id: string) => db.updateTable('games').set({ id }).where('id', '=', id).compile();
  return {
    create: (game: GameRow, seats: readonly SeatRow[], more: readonly CompiledQuery[] = []) =>
      atomic([
        db.insertInto('games').values(game).compile(),
        db.insertInto('seats').values(seats).compile(),
        db.insertInto('members').values({ game: game.id, player: game.host, joined: game.created, muted: 0, ended: null }).compile(),
        ...more,
      ]),

    /** The same table again: game, seats, people and those who may not come in. Of two such wishes one is a Conflict. */
    follow: (game: GameRow, seats: readonly SeatRow[], before: string, more: readonly CompiledQuery[] = []) =>
      atomic([
        db.insertInto('games').values(game).compile(),
        db.insertInto('seats').values(seats).compile(),
        db
          .insertInto('members')
          .columns(['game', 'player', 'joined', 'muted'])
          .expression(
            db
              .selectFrom('members')
              .select([sql.lit(game.id).as('game'), 'player', 'joined', 'muted'])
              .where('game', '=', before),
          )
          .compile(),
        db
          .insertInto('members')
          .values({ game: game.id, player: game.host, joined: game.created, muted: 0, ended: null })
          .onConflict((conflict) => conflict.columns(['game', 'player']).doNothing())
          .compile(),
        db
          .insertInto('bans')
          .columns(['scope', 'who', 'why', 'at'])
          .expression(
            db
              .selectFrom('bans')
              .select([sql.lit(game.id).as('scope'), 'who', 'why', 'at'])
              .where('scope', '=', before),
          )
          .compile(),
        db.updateTable('games').set({ next: game.id }).where('id', '=', before).compile(),
        ...more,
      ]),

    idOfShort: (short: string) => db.selectFrom('games').select('id').where('short', '=', short).executeTakeFirst(),

    byId: (id: string) => db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst(),

    idOfWatch: (watch: string) => db.selectFrom('games').select(['id', 'password_hash']).where('watch', '=', watch).executeTakeFirst(),

    update: (id: string, change: Updateable<GameRow>) => db.updateTable('games').set(change).where('id', '=', id).execute(),

    /** Only while it is still in the lobby: otherwise the old seats stay, and inserting them again is a Conflict. */
    configure: (id: string, change: Updateable<GameRow>, seats: readonly SeatRow[]) => {
      const inLobby = db.selectFrom('games').select('id').where('id', '=', id).where('phase', '=', 'lobby');
      return atomic([
        held(id),
        db.deleteFrom('seats').where('game', 'in', inLobby).compile(),
        db.insertInto('seats').values(seats).compile(),
        db.updateTable('games').set(change).where('id', '=', id).where('phase', '=', 'lobby').compile(),
      ]);
    },

    /**
     * Of two starts one is a Conflict: the opening's key is unique. So is a start of what is no longer to be played: were the game another
     * than `as` it was set up, its opening would be inserted a second time.
     */
    start: (
      id: string,
      as: Pick<GameRow, 'setup' | 'seed'>,
      change: Updateable<GameRow>,
      opening: Omit<OpeningRow, 'game'>,
      state: string,
    ) =>
      atomic([
        held(id),
        db
          .insertInto('openings')
          .values({ game: id, ...opening })
          .compile(),
        db
          .insertInto('openings')
          .columns(['game', 'view', 'board', 'events'])
          .expression(
            db
              .selectFrom('games')
              .select(['id', sql.lit('').as('view'), sql.lit('').as('board'), sql.lit('').as('events')])
              .where('id', '=', id)
              .where((where) => where.or([where('phase', '<>', 'lobby'), where('setup', '<>', as.setup), where('seed', '<>', as.seed)])),
          )
          .compile(),
        db.insertInto('snapshots').values({ game: id, tick: 0, state }).compile(),
        db.updateTable('games').set(change).where('id', '=', id).compile(),
      ]),

    /** How these games stand, short enough to ask for all rooms in memory at once. */
    marks: async (ids: readonly string[]) => {
      const [games, seats] = await Promise.all([
        db.selectFrom('games').select(['id', 'tick', 'phase', 'next', 'trouble']).where('id', 'in', ids).execute(),
        db.selectFrom('seats').selectAll().where('game', 'in', ids).orderBy('game').orderBy('seat').execute(),
      ]);
      const marks = new Map<string, string[]>();
      for (const { game, ...seat } of seats) {
        const mark = seatMark(seat);
        const known = marks.get(game);
        if (known) known.push(mark);
        else marks.set(game, [mark]);
      }
      return games.map((game) => ({ ...game, seats: (marks.get(game.id) ?? []).join(' ') }));
    },

    opening: (game: string) => db.selectFrom('openings').selectAll().where('game', '=', game).executeTakeFirst(),

    seats: (game: string) => db.selectFrom('seats').selectAll().where('game', '=', game).orderBy('seat').execute(),

    /** Sits down if nobody sits there. */
    claim: async (game: string, seat: number, owner: string) => {
      const change = { owner, bot: null, lent_to: null, survivor_bots: null };
      const query = db.updateTable('seats').set(change).where('game', '=', game).where('seat', '=', seat).where('owner', 'is', null);
      return (await query.executeTakeFirst()).numUpdatedRows > 0n;
    },

    setSeat: (game: string, seat: number, change: Updateable<SeatRow>) =>
      db.updateTable('seats').set(change).where('game', '=', game).where('seat', '=', seat).execute(),

    members: (game: string) =>
      db
        .selectFrom('members')
        .innerJoin('players', 'players.id', 'members.player')
        .select(['members.player as player', 'players.nick as nick', 'members.muted as muted'])
        .where('members.game', '=', game)
        .orderBy('members.joined')
        .execute(),

    join: (game: string, player: string, joined: number) =>
      db
        .insertInto('members')
        .values({
          game,
          player,
          joined,
          muted: 0,
          ended: db.selectFrom('games').select('updated').where('id', '=', game).where('phase', '=', 'finished') as never,
        })
        .onConflict((conflict) => conflict.columns(['game', 'player']).doNothing())
        .execute(),

    /** Out of the room, and out of every seat there. */
    kick: (game: string, player: string) =>
      atomic([
        db.updateTable('seats').set({ owner: null }).where('game', '=', game).where('owner', '=', player).compile(),
        db.updateTable('seats').set({ lent_to: null }).where('game', '=', game).where('lent_to', '=', player).compile(),
        db.deleteFrom('members').where('game', '=', game).where('player', '=', player).compile(),
      ]),

    mute: (game: string, player: string, muted: boolean) =>
      db
        .updateTable('members')
        .set({ muted: muted ? 1 : 0 })
        .where('game', '=', game)
        .where('player', '=', player)
        .execute(),

    ban: (ban: BanRow) =>
      db
        .insertInto('bans')
        .values(ban)
        .onConflict((conflict) => conflict.columns(['scope', 'who']).doUpdateSet({ why: ban.why, at: ban.at }))
        .execute(),

    unban: (scope: string, who: string) => db.deleteFrom('bans').where('scope', '=', scope).where('who', '=', who).execute(),

    /** Whether any of these may not come in to this game. */
    isBanned: async (game: string, who: readonly string[]) => {
      const found = await db.selectFrom('bans').select('who').where('scope', 'in', [game, '*']).where('who', 'in', who).executeTakeFirst();
      return found !== undefined;
    },

    /** Games somebody is in that are not over, last played first. */
    mine: (player: string): Promise<CardRow[]> =>
      db
        .selectFrom('members')
        .innerJoin('games', 'members.game', 'games.id')
        .select(cardColumns.map((column) => `games.${column}` as const))
        .where('members.player', '=', player)
        .where('members.ended', 'is', null)
        .orderBy('games.updated', 'desc')
        .limit(LIST_LENGTH)
        .execute(),

    /** Games somebody was in that are over, a page of them, the last first. */
    mineEnded: (player: string, before: Place | null, most: number): Promise<(CardRow & { ended: number })[]> => {
      const query = db
        .selectFrom('members')
        .innerJoin('games', 'members.game', 'games.id')
        .select(cardColumns.map((column) => `games.${column}` as const))
        .select(({ ref }) => ref('members.ended').$notNull().as('ended'))
        .where('members.player', '=', player)
        .where('members.ended', 'is not', null)
        .orderBy('members.ended', 'desc')
        .orderBy('members.game', 'desc')
        .limit(most);
      return (before ? query.where(sql<boolean>`(members.ended, members.game) < (${before.at}, ${before.game})`) : query).execute();
    },

    /** Listed games that are over, for whoever wants to watch one, a page of them. */
    shown: (before: Place | null, most: number): Promise<CardRow[]> => {
      const query = db
        .selectFrom('games')
        .select(cardColumns)
        // Word for word as the index says it: a database does not look into parameters for that.
        .where(sql<boolean>`phase = 'finished' and listed = 1`)
        .orderBy('updated', 'desc')
        .orderBy('id', 'desc')
        .limit(most);
      return (before ? query.where(sql<boolean>`(updated, id) < (${before.at}, ${before.game})`) : query).execute();
    },

    listed: (): Promise<CardRow[]> =>
      db
        .selectFrom('games')
        .select(cardColumns)
        .where(sql<boolean>`listed = 1 and phase <> 'finished'`)
        .orderBy('updated', 'desc')
        .limit(LIST_LENGTH)
        .execute(),

    seatsOf: (games: readonly string[]) =>
      games.length === 0 ? Promise.resolve([]) : db.selectFrom('seats').selectAll().where('game', 'in', games).execute(),

    /** Running games that go on by themselves after a restart: a bot is to answer, or a timer runs. */
    unattended: async (before: number) => {
      const rows = await db
        .selectFrom('games')
        .leftJoin('seats', (join) => join.onRef('seats.game', '=', 'games.id').onRef('seats.seat', '=', 'games.waiting'))
        .select('games.id as id')
        .where(sql<boolean>`games.phase = 'running'`)
        .where('games.trouble', 'is', null)
        .where('games.updated', '<', before)
        .where((where) =>
          where.or([
            where('seats.bot', 'is not', null),
            where('seats.survivor_bots', 'is not', null),
            where.and([where('games.waiting', '=', -1), where('games.timer', '>', 0)]),
          ]),
        )
        .execute();
      return rows.map((row) => row.id);
    },

    /**
     * Takes or keeps a game's bots and timers for so long; false: another process has them. One that says it has them for much longer than
     * anybody may has a clock that runs ahead, or had one before it died.
     */
    lease: async (game: string, process: string, now: number, ms: number) => {
      const until = now + ms;
      const query = db
        .insertInto('leases')
        .values({ game, process, until })
        .onConflict((conflict) =>
          conflict
            .column('game')
            .doUpdateSet({ process, until })
            .where((where) =>
              where.or([where('leases.process', '=', process), where('leases.until', '<', now), where('leases.until', '>', until + ms)]),
            ),
        );
      return ((await query.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** A process that says goodbye leaves its games to the others. */
    release: (process: string) => db.deleteFrom('leases').where('process', '=', process).execute(),

    /** False: a line of that name was said before. */
    say: async (line: ChatRow) => {
      const query = db
        .insertInto('chat')
        .values(line)
        .onConflict((conflict) => conflict.column('id').doNothing());
      return ((await query.executeTakeFirst()).numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    chat: async (game: string) => {
      const lines = await db
        .selectFrom('chat')
        .innerJoin('players', 'players.id', 'chat.player')
        .select(['chat.player as player', 'players.nick as nick', 'chat.text as text', 'chat.at as at'])
        .where('chat.game', '=', game)
        .orderBy('chat.at', 'desc')
        .limit(CHAT_KEPT)
        .execute();
      return lines.reverse();
    },
  };
};
