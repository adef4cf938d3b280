// What somebody who runs a server may look at, close and remove.
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { Store } from '../store/index.ts';

/** Lines for a list of rooms, without anything that lets one in. */
export function listRooms({ db }: Database, phase: 'lobby' | 'running' | 'finished' | null, before: number, most: number) {
  const query = db
    .selectFrom('games')
    .select(['id', 'name', 'phase', 'edition', 'mission', 'tick', 'round', 'waiting', 'trouble', 'listed', 'created', 'updated'])
    .where('updated', '<', before)
    .orderBy('updated', 'desc')
    .limit(most);
  return (phase === null ? query : query.where('phase', '=', phase)).execute();
}

/** One room with its seats and people; no seed, no password, no tokens. */
export async function showRoom({ db }: Database, id: string) {
  const game = await db
    .selectFrom('games')
    .select([
      'id',
      'host',
      'name',
      'phase',
      'edition',
      'mission',
      'ruleset',
      'tick',
      'round',
      'waiting',
      'result',
      'trouble',
      'listed',
      'timer',
    ])
    .select(['created', 'started', 'updated'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!game) return null;
  const seats = await db.selectFrom('seats').selectAll().where('game', '=', id).orderBy('seat').execute();
  const people = await db
    .selectFrom('members')
    .innerJoin('players', 'players.id', 'members.player')
    .select(['players.id as player', 'players.nick as nick', 'members.joined as joined', 'members.muted as muted'])
    .where('members.game', '=', id)
    .execute();
  const { stored } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where('game', '=', id)
    .executeTakeFirstOrThrow();
  return { ...game, seats, people, entries: Number(stored) };
}

/** Nobody plays it on; it can still be watched. */
export const closeRoom = async ({ db }: Database, id: string): Promise<boolean> =>
  (await db.updateTable('games').set({ trouble: 'closed' }).where('id', '=', id).executeTakeFirst()).numUpdatedRows > 0n;

const OF_A_GAME = ['openings', 'seats', 'members', 'entries', 'snapshots', 'votes', 'chat', 'leases', 'records'] as const;

export async function removeGame({ db, atomic }: Database, id: string): Promise<boolean> {
  const game = await db.selectFrom('games').select('id').where('id', '=', id).executeTakeFirst();
  if (!game) return false;
  await atomic([
    ...OF_A_GAME.map((table) => db.deleteFrom(table).where('game', '=', id).compile()),
    db.deleteFrom('bans').where('scope', '=', id).compile(),
    // A campaign outlives its games: a mission that is gone can be begun anew.
    db.updateTable('campaigns').set({ game: null }).where('game', '=', id).compile(),
    db.updateTable('games').set({ next: null }).where('next', '=', id).compile(),
    db.deleteFrom('games').where('id', '=', id).compile(),
  ]);
  return true;
}

/** A guest and everything that says who they were: name, token, talk, notices. Games they played stay, played by somebody; so do missions they published, made by somebody. */
export async function removeGuest({ db, atomic }: Database, id: string): Promise<boolean> {
  const player = await db.selectFrom('players').select('id').where('id', '=', id).executeTakeFirst();
  if (!player) return false;
  const nobody = { player: null };
  await atomic([
    db.updateTable('seats').set({ owner: null }).where('owner', '=', id).compile(),
    db.updateTable('seats').set({ lent_to: null }).where('lent_to', '=', id).compile(),
    db.updateTable('entries').set(nobody).where('player', '=', id).compile(),
    db.deleteFrom('votes').where('player', '=', id).compile(),
    db.deleteFrom('members').where('player', '=', id).compile(),
    db.deleteFrom('campaign_members').where('player', '=', id).compile(),
    db.deleteFrom('chat').where('player', '=', id).compile(),
    db.deleteFrom('push').where('player', '=', id).compile(),
    db.deleteFrom('bans').where('who', '=', id).compile(),
    db.updateTable('published').set({ owner: null }).where('owner', '=', id).compile(),
    db.deleteFrom('plays').where('player', '=', id).compile(),
    db.deleteFrom('reports').where('player', '=', id).compile(),
    db.deleteFrom('daily').where('player', '=', id).compile(),
    db.deleteFrom('players').where('id', '=', id).compile(),
  ]);
  return true;
}

/** What is published, newest first; `reported`: what somebody wants looked at, with their reasons. */
export async function listPublished({ db }: Database, reported: boolean, most: number) {
  const columns = ['id', 'work', 'version', 'owner', 'name', 'edition', 'played', 'finished', 'hidden', 'created'] as const;
  const rows = db.selectFrom('published').select(columns).where('mission', '!=', '').orderBy('created', 'desc').limit(most);
  const reports = await db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(1000).execute();
  const found = await (reported ? rows.where('id', 'in', db.selectFrom('reports').select('published')) : rows).execute();
  return found.map((row) => ({
    ...row,
    reports: reports.filter((one) => one.published === row.id).map(({ player, why, at }) => ({ player, why, at })),
  }));
}

export interface Kept {
  /** days after which they go; 0: never */
  readonly lobbies: number;
  readonly abandoned: number;
  readonly finished: number;
  readonly guests: number;
  readonly chat: number;
  /** tables of the day */
  readonly daily: number;
}
export interface Swept {
  readonly games: number;
  readonly guests: number;
  readonly chat: number;
}

const DAY = 86_400_000;
const MOST_AT_ONCE = 200;

/** Whoever sat at the table may still look back and forth for a while. */
const PACKED_AFTER_MS = 600_000;

/** Packs games that have been over for a while; how many it were. */
export async function packFinished({ records }: Store, now: number): Promise<number> {
  const ids = await records.unpacked(now - PACKED_AFTER_MS, MOST_AT_ONCE);
  let packed = 0;
  for (const id of ids) if (await records.pack(id)) packed++;
  return packed;
}

/** Removes what has been kept long enough; a little at a time, so that it can be done while people play. */
export async function sweep(database: Database, kept: Kept, now: number): Promise<Swept> {
  const { db } = database;
  const olderThan = (days: number) => now - days * DAY;
  let games = 0;
  for (const [phase, days] of [
    ['lobby', kept.lobbies],
    ['running', kept.abandoned],
    ['finished', kept.finished],
  ] as const) {
    if (days === 0) continue;
    const old = await db
      .selectFrom('games')
      .select('id')
      .where('phase', '=', sql.lit(phase))
      .where('updated', '<', olderThan(days))
      .limit(MOST_AT_ONCE)
      .execute();
    for (const { id } of old) if (await removeGame(database, id)) games++;
  }
  const chat =
    kept.chat === 0 ? 0 : Number((await db.deleteFrom('chat').where('at', '<', olderThan(kept.chat)).executeTakeFirst()).numDeletedRows);
  if (kept.daily > 0)
    await db
      .deleteFrom('daily')
      .where('day', '<', Math.floor(olderThan(kept.daily) / DAY))
      .execute();
  let guests = 0;
  if (kept.guests > 0) {
    const idle = await sql<{ id: string }>`
      select id from players where created < ${olderThan(kept.guests)}
      and not exists (select 1 from members where members.player = players.id)
      and not exists (select 1 from games where games.host = players.id)
      and not exists (select 1 from campaign_members where campaign_members.player = players.id)
      and not exists (select 1 from published where published.owner = players.id and published.mission != '')
      limit ${MOST_AT_ONCE}`.execute(db);
    for (const { id } of idle.rows) if (await removeGuest(database, id)) guests++;
  }
  return { games, guests, chat };
}
