import type { PushSubscription } from '@holdout/protocol';
import type { Database } from './database.ts';
import type { PlayerRow } from './tables.ts';

export const playersStore = ({ db }: Database) => ({
  add: (player: PlayerRow) => db.insertInto('players').values(player).execute(),

  byTokenHash: (hash: string) => db.selectFrom('players').selectAll().where('token_hash', '=', hash).executeTakeFirst(),

  byIds: (ids: readonly string[]) =>
    ids.length === 0 ? Promise.resolve([]) : db.selectFrom('players').select(['id', 'nick']).where('id', 'in', ids).execute(),

  rename: (id: string, nick: string) => db.updateTable('players').set({ nick }).where('id', '=', id).execute(),

  subscribe: (player: string, { endpoint, keys }: PushSubscription) => {
    const values = { player, keys: JSON.stringify(keys) };
    return db
      .insertInto('push')
      .values({ endpoint, ...values })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
      .execute();
  },

  /** `player`: only if it is theirs. */
  unsubscribe: (endpoint: string, player: string) =>
    db.deleteFrom('push').where('endpoint', '=', endpoint).where('player', '=', player).execute(),

  subscriptions: (player: string) => db.selectFrom('push').selectAll().where('player', '=', player).execute(),
});
