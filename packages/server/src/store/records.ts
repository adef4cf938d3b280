// Finished games are packed: the opening and every answer in one row, a tenth as large as the rows they were played in.
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { EntryRow, OpeningRow } from './tables.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Six packs nearly as small as eleven, in a twentieth of the time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** A finished game's log; who gave an answer is told by the seat, names are not kept. */
export interface PackedGame {
  readonly opening: Omit<OpeningRow, 'game'>;
  readonly entries: readonly Omit<EntryRow, 'game' | 'player'>[];
}

export const pack = async (game: PackedGame): Promise<string> => (await compress(JSON.stringify(game), QUALITY)).toString('base64');
const unpack = async (data: string): Promise<PackedGame> =>
  JSON.parse((await decompress(Buffer.from(data, 'base64'))).toString()) as PackedGame;

export const recordsStore = ({ db, atomic }: Database) => ({
  /** The log of a game that was packed; null: it is in its rows. */
  read: async (game: string): Promise<PackedGame | null> => {
    const row = await db.selectFrom('records').select('data').where('game', '=', game).executeTakeFirst();
    return row ? unpack(row.data) : null;
  },

  /** Games that ended before `before` and are not packed yet. */
  unpacked: async (before: number, most: number): Promise<string[]> => {
    const rows = await db
      .selectFrom('games')
      .select('id')
      .where(sql<boolean>`phase = 'finished' and packed = 0`)
      .where('updated', '<', before)
      .limit(most)
      .execute();
    return rows.map((row) => row.id);
  },

  /** False: there was nothing to pack. Two that pack the same game write the same. */
  pack: async (game: string): Promise<boolean> => {
    const [opening, rows] = await Promise.all([
      db.selectFrom('openings').select(['view', 'board', 'events']).where('game', '=', game).executeTakeFirst(),
      db.selectFrom('entries').selectAll().where('game', '=', game).orderBy('tick').execute(),
    ]);
    if (!opening) return false;
    const entries = rows.map(({ game: _, player: __, ...entry }) => entry);
    const data = await pack({ opening, entries });
    await atomic([
      db
        .insertInto('records')
        .values({ game, data })
        .onConflict((conflict) => conflict.column('game').doNothing())
        .compile(),
      db.updateTable('games').set({ packed: 1 }).where('id', '=', game).compile(),
      ...(['openings', 'entries', 'snapshots', 'votes', 'leases'] as const).map((table) =>
        db.deleteFrom(table).where('game', '=', game).compile(),
      ),
    ]);
    return true;
  },
});
