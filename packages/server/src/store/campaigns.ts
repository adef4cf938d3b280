// Campaigns of rooms: the sheet, the mission under way, the missions played, the people.
import type { CompiledQuery } from 'kysely';
import type { Database } from './database.ts';
import type { CampaignRow } from './tables.ts';

const MOST_LISTED = 50;

export const campaignsStore = ({ db, atomic }: Database) => ({
  create: (row: CampaignRow) =>
    atomic([
      db.insertInto('campaigns').values(row).compile(),
      db.insertInto('campaign_members').values({ campaign: row.id, player: row.host, joined: row.created }).compile(),
    ]),

  byId: (id: string) => db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst(),

  mine: (player: string) =>
    db
      .selectFrom('campaigns')
      .innerJoin('campaign_members', 'campaign_members.campaign', 'campaigns.id')
      .selectAll('campaigns')
      .where('campaign_members.player', '=', player)
      .orderBy('campaigns.updated', 'desc')
      .limit(MOST_LISTED)
      .execute(),

  people: (id: string) =>
    db
      .selectFrom('campaign_members')
      .innerJoin('players', 'players.id', 'campaign_members.player')
      .select(['players.id as player', 'players.nick as nick'])
      .where('campaign_members.campaign', '=', id)
      .orderBy('campaign_members.joined')
      .execute(),

  join: (campaign: string, player: string, joined: number) =>
    db
      .insertInto('campaign_members')
      .values({ campaign, player, joined })
      .onConflict((conflict) => conflict.columns(['campaign', 'player']).doNothing())
      .execute(),

  /** Its host stays, whatever room they were put out of. */
  leave: (campaign: string, player: string) =>
    db
      .deleteFrom('campaign_members')
      .where('campaign', '=', campaign)
      .where('player', '=', player)
      .where('player', 'not in', db.selectFrom('campaigns').select('host').where('id', '=', campaign))
      .execute(),

  games: (id: string) => db.selectFrom('campaign_games').selectAll().where('campaign', '=', id).orderBy('number').execute(),

  watchesOf: (games: readonly string[]) =>
    games.length === 0 ? Promise.resolve([]) : db.selectFrom('games').select(['id', 'watch']).where('id', 'in', games).execute(),

  /** Writes something down unless it has changed meanwhile; false: it has. */
  change: async (id: string, version: number, change: Partial<Pick<CampaignRow, 'campaign' | 'game' | 'host'>>, updated: number) => {
    const query = db
      .updateTable('campaigns')
      .set({ ...change, updated, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version);
    return (await query.executeTakeFirst()).numUpdatedRows > 0n;
  },

  /** To be written together with the new game. The number is unique: of two who open the next mission one is a Conflict. */
  beginMission: (id: string, number: number, game: string, updated: number): readonly CompiledQuery[] => [
    db.insertInto('campaign_games').values({ campaign: id, number, game, chapter: null }).compile(),
    db
      .updateTable('campaigns')
      .set(({ eb }) => ({ game, updated, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .compile(),
  ],

  /** To be written together with the game's last answer. A mission that was given up meanwhile changes nothing. */
  endMission: (id: string, game: string, campaign: string, chapter: number, updated: number): readonly CompiledQuery[] => [
    db.updateTable('campaign_games').set({ chapter }).where('campaign', '=', id).where('game', '=', game).compile(),
    db
      .updateTable('campaigns')
      .set(({ eb }) => ({ campaign, game: null, updated, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('game', '=', game)
      .compile(),
  ],

  remove: (id: string) =>
    atomic([
      db.deleteFrom('campaign_games').where('campaign', '=', id).compile(),
      db.deleteFrom('campaign_members').where('campaign', '=', id).compile(),
      db.deleteFrom('campaigns').where('id', '=', id).compile(),
    ]),
});
