// A game out of the store, at the very choice where it was left.
import { type Engine, RecordProblem, type SeatView, type State, Trail } from '@holdout/engine';
import { applyPatch, type Board, type Patch, type PublicSetup, type Trouble } from '@holdout/protocol';
import type { Store } from '../store/index.ts';
import type { GameRow } from '../store/tables.ts';
import { Gallery } from './gallery.ts';
import type { House } from './house.ts';
import { logOf } from './record.ts';
import type { Play, RoomParts } from './room.ts';

type Loaded = { readonly play: Play; readonly trouble: null } | { readonly play: null; readonly trouble: Trouble };

export async function loadRoom(house: House, id: string): Promise<RoomParts | null> {
  const { store } = house;
  const [game, seats, members] = await Promise.all([store.games.byId(id), store.games.seats(id), store.games.members(id)]);
  if (!game) return null;
  const setup = JSON.parse(game.setup) as PublicSetup;
  const people = peopleOf(members);
  if (game.phase === 'lobby') return { game, setup, seats, people, play: null, gallery: null, votes: [], trouble: null };
  const { play, trouble } = game.phase === 'running' ? await loadPlay(house, game) : { play: null, trouble: null };
  const gallery = play ? Gallery.live(play.engine, play.state) : await storedGallery(store, game);
  const votes = play ? await store.entries.votes(id, game.tick) : [];
  return { game, setup, seats, people, play, gallery, votes, trouble };
}

/** The room's people by their id. */
export const peopleOf = (
  members: readonly { readonly player: string; readonly nick: string; readonly muted: number }[],
): RoomParts['people'] => new Map(members.map(({ player, nick, muted }) => [player, { nick, muted: muted === 1 }]));

/** How trouble is kept: with the rules that had it, so that mended rules try again. */
export const troubleText = (trouble: Trouble, engine: Engine, game: GameRow): string => `${trouble} ${rulesetOf(engine, game.edition)}`;

async function loadPlay(house: House, game: GameRow): Promise<Loaded> {
  if (game.trouble === 'closed') return { play: null, trouble: 'closed' };
  const engine = house.engines.find((candidate) => rulesetOf(candidate, game.edition) === game.ruleset);
  if (!engine) return { play: null, trouble: 'ruleset' };
  for (const trouble of ['mission', 'rules'] as const)
    if (game.trouble === troubleText(trouble, engine, game)) return { play: null, trouble };
  const entries = await house.store.entries.trail(game.id);
  try {
    const first = await stateAt(house.store, engine, game.id, 0, null);
    const trail = new Trail(first.info);
    for (const entry of entries) if (entry.tick < game.tick) trail.add(entry);
    const state = await stateAt(house.store, engine, game.id, game.tick, trail);
    return { play: { engine, state, trail }, trouble: null };
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error;
    house.log.error({ problem: error.message, ruleset: game.ruleset }, 'a stored game cannot be played on');
    return { play: null, trouble: 'record' };
  }
}

/** The ruleset an engine plays this edition with; null if it does not know the edition. */
function rulesetOf(engine: Engine, edition: string): string | null {
  const known = engine.editions.find((candidate) => candidate.edition === edition);
  return known ? engine.ruleset(known.edition) : null;
}

/** Rebuilds the state of a tick from the nearest snapshot on its way; every event must come out as it was shown. */
export async function stateAt(store: Store, engine: Engine, game: string, tick: number, trail: Trail | null): Promise<State> {
  const kept = new Set(await store.entries.snapshotTicks(game));
  const { from, answers } = trail ? trail.pathTo(tick, kept) : { from: tick, answers: [] };
  const snapshot = await store.entries.snapshot(game, from);
  const [first] = answers;
  const rows = first === undefined ? [] : await store.entries.played(game, first);
  return playing(() => {
    if (!snapshot) throw new RecordProblem(`no snapshot at ${from}`);
    const parsed = engine.parse(JSON.parse(snapshot.state));
    if (!parsed.ok) throw new RecordProblem(`snapshot at ${from}: ${parsed.refusal.reason}`);
    const played = new Map(rows.map((row) => [row.tick, row]));
    for (const made of answers) {
      const row = played.get(made);
      const answered = engine.answer(parsed.state, row?.key ?? '');
      if (!answered.ok) throw new RecordProblem(`answer at ${made}: ${answered.refusal.reason}`);
      if (JSON.stringify(answered.events) !== row?.events) throw new RecordProblem(`other events at ${made}: the rules have changed`);
    }
    return parsed.state;
  });
}

/** Whatever the rules throw over a stored game is a problem of its record. */
function playing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof RecordProblem ? error : new RecordProblem(String(error));
  }
}

/** The last stored picture, without running any rules. */
async function storedGallery(store: Store, game: GameRow): Promise<Gallery> {
  const log = await logOf(store, game.id);
  let view = JSON.parse(log?.opening.view ?? '{}') as unknown;
  let board = JSON.parse(log?.opening.board ?? '{}') as Board;
  for (const entry of log?.entries ?? []) {
    view = applyPatch(view, JSON.parse(entry.patch) as Patch);
    if (entry.board !== null) board = JSON.parse(entry.board) as Board;
  }
  return Gallery.stored(view as SeatView, board);
}
