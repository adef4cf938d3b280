// Answers and undos: worked out on a copy, stored in one transaction, and only then shown.
import { RecordProblem, type State, type Watched } from '@holdout/engine';
import type { Trouble } from '@holdout/protocol';
import { rulesFileOf } from '../rules/older.ts';
import { Conflict } from '../store/index.ts';
import type { EntryRow } from '../store/tables.ts';
import { chapterOf } from './campaign.ts';
import { type Done, done, fail } from './done.ts';
import type { Rehang } from './gallery.ts';
import { loadRoom, stateAt, troubleText } from './load.ts';
import { fromOutside } from './rights.ts';
import type { Play, Room } from './room.ts';
import { showStep, showWhole } from './show.ts';
import { type Told, toldOf, UNTOLD } from './told.ts';

export interface By {
  readonly seat: number;
  readonly player: string | null;
  readonly bot: string | null;
}

/** Two old snapshots stay for quick undos; the first stays for ever. */
const SNAPSHOTS_KEPT = 3;

/** Gives the pending question this answer. The caller has checked who may. */
export async function applyAnswer(room: Room, key: string, by: By): Promise<Done> {
  const { play, gallery } = room;
  if (!play || !gallery) return fail('not-started');
  const refusal = fromOutside(room.setup, room.game.campaign)
    ? await room.house.rehearsal.answer(play.state, key, room.id, rulesFileOf(play.engine))
    : null;
  if (refusal?.reason === 'mission-waits') return fail('unavailable');
  if (refusal) return standStill(room, 'mission');
  const next = play.engine.clone(play.state);
  let answered: Watched;
  try {
    answered = play.engine.watch(next, key, true);
    if (!answered.ok) return fail('refused', answered.refusal);
  } catch (error) {
    room.house.log.error({ problem: String(error), ruleset: room.game.ruleset, tick: room.tick }, 'the engine failed on an answer');
    return fail('internal');
  }
  return store(room, play, next, { kind: 'answer', key, target: null, ...by }, answered);
}

/** The game cannot go on from here: everyone is told why, and it is not tried again until the rules have changed. */
export async function standStill(room: Room, trouble: Trouble): Promise<Done> {
  const { play, house } = room;
  if (!play) return fail('frozen');
  const text = troubleText(trouble, play.engine, room.game);
  await house.store.games.update(room.id, { trouble: text });
  room.game = { ...room.game, trouble: text };
  house.log.warn({ trouble, ruleset: room.game.ruleset, tick: room.tick }, 'a game stands still');
  room.play = null;
  room.trouble = trouble;
  house.fanout.publish(room.id, { kind: 'room' });
  room.showRoom();
  room.changed(true);
  return fail('frozen');
}

/** Makes the state of an earlier tick the present one again. */
export async function applyUndo(room: Room, target: number, player: string): Promise<Done> {
  const { play } = room;
  if (!play) return fail('not-started');
  let earlier: State;
  try {
    earlier = await stateAt(room.house.store, play.engine, room.id, target, play.trail);
  } catch (error) {
    if (!(error instanceof RecordProblem)) throw error;
    room.house.log.error({ problem: error.message, ruleset: room.game.ruleset, target }, 'an earlier state cannot be had back');
    return fail('undo-lost');
  }
  return store(room, play, earlier, { kind: 'undo', key: '', target, seat: room.waiting ?? -1, player, bot: null }, null);
}

type What = Pick<EntryRow, 'kind' | 'key' | 'target' | 'seat' | 'player' | 'bot'>;

/** `answered`: null when nothing was answered, but taken back. */
async function store(room: Room, play: Play, next: State, what: What, answered: Extract<Watched, { ok: true }> | null): Promise<Done> {
  const { house, gallery } = room;
  if (!gallery) return fail('not-started');
  const rehang = gallery.plan(play.engine, next);
  const told = answered ? toldOf(answered, rehang) : UNTOLD;
  const at = Date.now();
  const tick = room.tick + 1;
  const over = next.over !== null;
  const entry: EntryRow = {
    ...what,
    game: room.id,
    tick: room.tick,
    info: next.info,
    events: JSON.stringify(told.events),
    patch: rehang.patchText,
    board: rehang.board?.text ?? null,
    at,
  };
  const change = {
    tick,
    updated: at,
    round: next.round,
    waiting: next.ask?.by ?? null,
    ...(next.over ? { phase: 'finished' as const, result: next.over.result, hash: play.engine.hash(next) } : {}),
  };
  const every = house.config.snapshotEvery;
  const keep = over || tick % every === 0;
  const stop = house.metrics.storeSeconds.startTimer();
  try {
    await house.store.entries.commit({
      entry,
      game: change,
      snapshot: keep ? JSON.stringify(next) : null,
      forgetBefore: over ? tick : tick - SNAPSHOTS_KEPT * every,
      more: over ? await chapterOf(room, play.engine, next) : [],
    });
  } catch (error) {
    if (!(error instanceof Conflict)) {
      room.doubtful = true;
      throw error;
    }
    house.metrics.conflicts.inc();
    await catchUp(room);
    return fail('stale');
  } finally {
    stop();
  }
  house.fanout.publish(room.id, { kind: 'tick' });
  house.metrics.answers.inc({ by: what.bot === null ? 'person' : 'bot' });
  adopt(room, play, next, entry, rehang, told);
  room.game = { ...room.game, ...change };
  if (over) countPlay(room, true);
  afterStep(room, true);
  return done;
}

/** Games on a published mission are counted; a count that is lost holds nobody up. */
export function countPlay({ house, game }: Room, finished: boolean): void {
  if (game.published === null) return;
  house.store.gallery
    .played(game.published, game.id, game.id, finished)
    .catch((error) => house.log.warn({ problem: String(error) }, 'a game of a published mission was not counted'));
}

function adopt(room: Room, play: Play, next: State, entry: EntryRow, rehang: Rehang, told: Told): void {
  play.state = next;
  play.trail.add(entry);
  room.votes = [];
  room.gallery?.rehang(play.engine, next, rehang);
  room.game = { ...room.game, tick: entry.tick + 1, updated: entry.at };
  showStep(room, entry, rehang, told);
}

function afterStep(room: Room, mine: boolean): void {
  room.touched();
  if (room.game.phase === 'finished') {
    room.play = null;
    room.showRoom();
  }
  room.changed(mine);
}

/** Plays on what another process stored, so that everyone here sees it step by step. */
export async function catchUp(room: Room): Promise<void> {
  const { house, play, gallery } = room;
  if (!play || !gallery) return reload(room);
  const entries = await house.store.entries.since(room.id, room.tick);
  if (entries.length === 0) return;
  for (const entry of entries) {
    const next = play.engine.clone(play.state);
    const answered = entry.kind === 'undo' ? null : play.engine.watch(next, entry.key, true);
    if (!answered?.ok) return reload(room);
    const rehang = gallery.plan(play.engine, next);
    adopt(room, play, next, entry, rehang, toldOf(answered, rehang));
  }
  const fresh = await house.store.games.byId(room.id);
  if (fresh && fresh.tick === room.tick) room.game = fresh;
  afterStep(room, false);
}

/** Starts again from the store and shows everyone the whole picture. */
export async function reload(room: Room): Promise<void> {
  const parts = await loadRoom(room.house, room.id);
  if (!parts) return;
  Object.assign(room, parts);
  room.showRoom();
  for (const viewer of room.presence.viewers) showWhole(room, viewer, []);
  room.changed(false);
}
