// The log of a game: every answer and every undo, with what it showed. Nothing in it is ever changed.
import type { CompiledQuery, Updateable } from 'kysely';
import type { Database } from './database.ts';
import type { EntryRow, GameRow, VoteRow } from './tables.ts';

export interface Step {
  readonly entry: EntryRow;
  readonly game: Updateable<GameRow>;
  /** the state afterwards, where it is time to keep one */
  readonly snapshot: string | null;
  /** snapshots before this tick are no longer needed; the first is always kept */
  readonly forgetBefore: number;
  /** written with it: what the end of a game means elsewhere */
  readonly more?: readonly CompiledQuery[];
}

/** All columns; what an answer changes of its game while it is not over. */
const SOME_ENTRY: EntryRow = {
  game: '',
  tick: 0,
  kind: 'answer',
  key: '',
  target: null,
  seat: 0,
  player: null,
  bot: null,
  info: 0,
  events: '',
  patch: '',
  board: null,
  at: 0,
};
const SOME_CHANGE = { tick: 0, updated: 0, round: 0, waiting: 0 as number | null };

/** Every answer writes these: their texts are made once, and only the values change. */
function everyAnswer(db: Database['db']) {
  const insert = db.insertInto('entries').values(SOME_ENTRY).compile();
  const columns = Object.keys(SOME_ENTRY) as (keyof EntryRow)[];
  const update = db.updateTable('games').set(SOME_CHANGE).where('id', '=', '').compile();
  const changed = Object.keys(SOME_CHANGE) as (keyof typeof SOME_CHANGE)[];
  return ({ entry, game }: Step): CompiledQuery[] => [
    { ...insert, parameters: columns.map((column) => entry[column]) },
    Object.keys(game).length === changed.length && changed.every((column) => game[column] !== undefined)
      ? { ...update, parameters: [...changed.map((column) => game[column]), entry.game] }
      : db.updateTable('games').set(game).where('id', '=', entry.game).compile(),
  ];
}

export const entriesStore = ({ db, atomic }: Database, written = everyAnswer(db)) => ({
  /** One transaction. Throws Conflict when another answer at this tick came first. */
  commit: (step: Step) => {
    const { entry, game, snapshot, forgetBefore, more = [] } = step;
    const queries = written(step);
    if (game.phase === 'finished')
      queries.push(db.updateTable('members').set({ ended: entry.at }).where('game', '=', entry.game).compile());
    if (snapshot !== null) {
      queries.push(
        db
          .insertInto('snapshots')
          .values({ game: entry.game, tick: entry.tick + 1, state: snapshot })
          .compile(),
        db.deleteFrom('snapshots').where('game', '=', entry.game).where('tick', '>', 0).where('tick', '<', forgetBefore).compile(),
        db.deleteFrom('votes').where('game', '=', entry.game).where('tick', '<=', entry.tick).compile(),
      );
    }
    return atomic([...queries, ...more], true);
  },

  /** What is needed to find the way back, without the long columns. */
  trail: (game: string) =>
    db
      .selectFrom('entries')
      .select(['tick', 'kind', 'target', 'seat', 'player', 'bot', 'info'])
      .where('game', '=', game)
      .orderBy('tick')
      .execute(),

  since: (game: string, tick: number) =>
    db.selectFrom('entries').selectAll().where('game', '=', game).where('tick', '>=', tick).orderBy('tick').execute(),

  /** Who did what at a tick. */
  at: (game: string, tick: number) =>
    db.selectFrom('entries').select(['kind', 'key', 'seat', 'player']).where('game', '=', game).where('tick', '=', tick).executeTakeFirst(),

  eventsSince: (game: string, tick: number, most: number) =>
    db
      .selectFrom('entries')
      .select(['tick', 'target', 'events'])
      .where('game', '=', game)
      .where('tick', '>=', tick)
      .orderBy('tick')
      .limit(most)
      .execute(),

  /** Answers and what they showed, to be played again and compared. */
  played: (game: string, from: number) =>
    db.selectFrom('entries').select(['tick', 'key', 'events']).where('game', '=', game).where('tick', '>=', from).orderBy('tick').execute(),

  snapshotTicks: async (game: string) =>
    (await db.selectFrom('snapshots').select('tick').where('game', '=', game).execute()).map((row) => row.tick),

  snapshot: (game: string, tick: number) =>
    db.selectFrom('snapshots').select('state').where('game', '=', game).where('tick', '=', tick).executeTakeFirst(),

  vote: (vote: VoteRow) =>
    db
      .insertInto('votes')
      .values(vote)
      .onConflict((conflict) =>
        conflict.columns(['game', 'tick', 'about', 'player']).doUpdateSet({ choice: vote.choice, proposed: vote.proposed, at: vote.at }),
      )
      .execute(),

  votes: (game: string, tick: number) =>
    db.selectFrom('votes').selectAll().where('game', '=', game).where('tick', '=', tick).orderBy('at').orderBy('player').execute(),

  dropVotes: (game: string, tick: number, about: VoteRow['about']) =>
    db.deleteFrom('votes').where('game', '=', game).where('tick', '=', tick).where('about', '=', about).execute(),
});
