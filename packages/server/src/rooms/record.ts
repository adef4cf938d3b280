// A game as a file: to keep, to watch again, to verify.
import type { GameEvent, SeatView } from '@holdout/engine';
import type { Board, GameFile, PastStep, Patch, PublicSetup } from '@holdout/protocol';
import type { Store } from '../store/index.ts';
import type { PackedGame } from '../store/records.ts';
import type { GameRow } from '../store/tables.ts';

/** Longer games are fetched as a replay. */
const MOST_PAST_STEPS = 5000;

/** What happened after a tick; after tick 0, the setup too. */
export async function pastOf(store: Store, game: GameRow, since: number): Promise<PastStep[]> {
  if (since >= game.tick && since > 0) return [];
  const packed = game.phase === 'finished' ? await store.records.read(game.id) : null;
  const rows = packed
    ? packed.entries.filter((entry) => entry.tick >= since).slice(0, MOST_PAST_STEPS)
    : await store.entries.eventsSince(game.id, since, MOST_PAST_STEPS);
  const past = rows.map((row) => ({ tick: row.tick + 1, to: row.target, events: JSON.parse(row.events) as GameEvent[] }));
  const opening = since === 0 ? (packed?.opening ?? (await store.games.opening(game.id))) : undefined;
  return opening ? [{ tick: 0, to: null, events: JSON.parse(opening.events) as GameEvent[] }, ...past] : past;
}

/** How a game began and every answer of it, packed or not; null while it has not started. */
export async function logOf(store: Store, game: string): Promise<PackedGame | null> {
  const [opening, entries] = await Promise.all([store.games.opening(game), store.entries.since(game, 0)]);
  return opening ? { opening, entries } : store.records.read(game);
}

/** Null while the game has not started. The seed and the last hash are told only when it is over. */
export async function recordOf(store: Store, id: string): Promise<GameFile | null> {
  const [game, log, seats, members] = await Promise.all([
    store.games.byId(id),
    logOf(store, id),
    store.games.seats(id),
    store.games.members(id),
  ]);
  if (!game || !log) return null;
  const { opening, entries } = log;
  const nicks = new Map(members.map((member) => [member.player, member.nick]));
  const over = game.phase === 'finished';
  return {
    format: 1,
    game: 'holdout',
    ruleset: game.ruleset,
    setup: JSON.parse(game.setup) as PublicSetup,
    commitment: game.commitment,
    seedChosen: game.seed_chosen === 1,
    seed: over ? game.seed : null,
    players: seats.map((seat) => (seat.owner === null ? seat.bot : (nicks.get(seat.owner) ?? null))),
    started: game.started ?? game.created,
    updated: game.updated,
    board: JSON.parse(opening.board) as Board,
    view: JSON.parse(opening.view) as SeatView,
    events: JSON.parse(opening.events) as GameEvent[],
    steps: entries
      .filter((entry) => entry.tick < game.tick)
      .map((entry) => ({
        tick: entry.tick + 1,
        kind: entry.kind,
        key: entry.key,
        to: entry.target,
        seat: entry.seat,
        bot: entry.bot,
        at: entry.at,
        events: JSON.parse(entry.events) as GameEvent[],
        patch: JSON.parse(entry.patch) as Patch,
        ...(entry.board === null ? {} : { board: JSON.parse(entry.board) as Board }),
      })),
    hash: over ? game.hash : null,
  };
}
