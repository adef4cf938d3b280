// A game out of the store, at the very choice where it was left.
import type { Engine, SeatView, State } from '@holdout/engine';
import { applyPatch, type Board, type Patch, type PublicSetup } from '@holdout/protocol';
import type { Store } from '../store/index.ts';
import type { GameRow } from '../store/tables.ts';
import { Gallery } from './gallery.ts';
import type { House } from './house.ts';
import type { Play, RoomParts } from './room.ts';
import { Trail } from './trail.ts';

export async function loadRoom(house: House, id: string): Promise<RoomParts | null> {
  const { store } = house;
  const [game, seats, members] = await Promise.all([store.games.byId(id), store.games.seats(id), store.games.members(id)]);
  if (!game) return null;
  const setup = JSON.parse(game.setup) as PublicSetup;
  const people = new Map(members.map(({ player, nick }) => [player, nick]));
  if (game.phase === 'lobby') return { game, setup, seats, people, play: null, gallery: null, votes: [] };
  const play = game.phase === 'running' ? await loadPlay(house, game) : null;
  const gallery = play ? Gallery.live(play.engine, play.state) : await storedGallery(store, game);
  const votes = play ? await store.entries.votes(id, game.tick) : [];
  return { game, setup, seats, people, play, gallery, votes };
}

/** Null when no engine here plays the ruleset the game is pinned to, or the log no longer fits it. */
async function loadPlay(house: House, game: GameRow): Promise<Play | null> {
  const engine = house.engines.find((candidate) => rulesetOf(candidate, game.edition) === game.ruleset);
  if (!engine) return null;
  const entries = await house.store.entries.trail(game.id);
  try {
    const first = await stateAt(house.store, engine, game.id, 0, null);
    const trail = new Trail(first.info);
    for (const entry of entries) if (entry.tick < game.tick) trail.add(entry);
    const state = await stateAt(house.store, engine, game.id, game.tick, trail);
    return { engine, state, trail };
  } catch (error) {
    house.log.error({ problem: String(error), ruleset: game.ruleset }, 'a stored game cannot be played on');
    return null;
  }
}

/** The ruleset an engine plays this edition with; null if it does not know the edition. */
function rulesetOf(engine: Engine, edition: string): string | null {
  const known = engine.editions.find((candidate) => candidate.edition === edition);
  return known ? engine.ruleset(known.edition) : null;
}

/** Rebuilds the state of a tick from the nearest snapshot on its way. */
export async function stateAt(store: Store, engine: Engine, game: string, tick: number, trail: Trail | null): Promise<State> {
  const kept = new Set(await store.entries.snapshotTicks(game));
  const { from, answers } = trail ? trail.pathTo(tick, kept) : { from: tick, answers: [] };
  const snapshot = await store.entries.snapshot(game, from);
  if (!snapshot) throw new Error(`no snapshot at ${from}`);
  const parsed = engine.parse(JSON.parse(snapshot.state));
  if (!parsed.ok) throw new Error(`snapshot at ${from}: ${parsed.refusal.reason}`);
  const { state } = parsed;
  const [first] = answers;
  if (first === undefined) return state;
  const keys = new Map((await store.entries.keys(game, first)).map((row) => [row.tick, row.key]));
  for (const made of answers) {
    const answered = engine.answer(state, keys.get(made) ?? '', true);
    if (!answered.ok) throw new Error(`answer at ${made}: ${answered.refusal.reason}`);
  }
  return state;
}

/** The last stored picture, without running any rules. */
async function storedGallery(store: Store, game: GameRow): Promise<Gallery> {
  const opening = await store.games.opening(game.id);
  let view = JSON.parse(opening?.view ?? '{}') as unknown;
  let board = JSON.parse(opening?.board ?? '{}') as Board;
  for (const entry of await store.entries.since(game.id, 0)) {
    view = applyPatch(view, JSON.parse(entry.patch) as Patch);
    if (entry.board !== null) board = JSON.parse(entry.board) as Board;
  }
  return Gallery.stored(view as SeatView, board);
}
