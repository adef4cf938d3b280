import type { GameCard } from '@holdout/protocol';
import { mayAnswer } from '../rooms/rights.ts';
import type { CardRow } from '../store/games.ts';
import type { Store } from '../store/index.ts';
import type { SeatRow } from '../store/tables.ts';

/** The person a running game waits for; null: nobody, a bot, or the whole table. */
function personAsked(row: CardRow, seats: readonly SeatRow[]): string | null {
  const seat = row.phase === 'running' ? seats.find((one) => one.game === row.id && one.seat === row.waiting) : undefined;
  return seat === undefined || seat.bot !== null ? null : (seat.lent_to ?? seat.owner);
}

/** Lines for a list of games; those that wait for `player` are marked. */
export async function cardsFor(store: Store, rows: readonly CardRow[], player: string | null): Promise<GameCard[]> {
  const seats = await store.games.seatsOf(rows.map((row) => row.id));
  const asked = new Map(rows.map((row) => [row.id, player === null ? null : personAsked(row, seats)]));
  const named = new Set([...rows.map((row) => row.host), ...asked.values()].filter((one) => one !== null));
  const nicks = new Map((await store.players.byIds([...named])).map((one) => [one.id, one.nick]));
  return rows.map((row) => {
    const own = seats.filter((seat) => seat.game === row.id).sort((a, b) => a.seat - b.seat);
    return {
      room: row.id,
      watch: player === null && row.password_hash !== null ? null : row.watch,
      name: row.name,
      phase: row.phase,
      edition: row.edition,
      mission: row.mission,
      seats: own.length,
      free: own.filter((seat) => seat.owner === null && seat.bot === null).length,
      round: row.round,
      tick: row.tick,
      host: nicks.get(row.host) ?? '',
      locked: row.password_hash !== null,
      yourTurn:
        row.phase === 'running' && row.waiting !== null && player !== null && mayAnswer(own, { by: row.waiting, survivors: [] }, player),
      ...(player !== null && { waitsFor: asked.get(row.id) === player ? null : (nicks.get(asked.get(row.id) ?? '') ?? null) }),
      result: row.result,
      created: row.created,
      updated: row.updated,
    };
  });
}
