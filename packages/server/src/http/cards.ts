import type { GameCard } from '@holdout/protocol';
import { mayAnswer } from '../rooms/rights.ts';
import type { CardRow } from '../store/games.ts';
import type { Store } from '../store/index.ts';

/** Lines for a list of games; those that wait for `player` are marked. */
export async function cardsFor(store: Store, rows: readonly CardRow[], player: string | null): Promise<GameCard[]> {
  const [seats, hosts] = await Promise.all([
    store.games.seatsOf(rows.map((row) => row.id)),
    store.players.byIds([...new Set(rows.map((row) => row.host))]),
  ]);
  const nicks = new Map(hosts.map((host) => [host.id, host.nick]));
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
      result: row.result,
      created: row.created,
      updated: row.updated,
    };
  });
}
