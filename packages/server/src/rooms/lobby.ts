// A room before the first round: made, changed by its host, started.
import { type Engine, type GameSetup, type MissionDef, Trail } from '@holdout/engine';
import { commitTo, type GameWish, type PublicSetup, publishedIn, type RoomWish, type SetupWish } from '@holdout/protocol';
import { hashPassword, newCode, newSeed, newShort } from '../secrets.ts';
import { Conflict } from '../store/index.ts';
import type { GameRow, SeatRow } from '../store/tables.ts';
import { type Done, done, type Failed, fail } from './done.ts';
import { Gallery } from './gallery.ts';
import type { House } from './house.ts';
import { PerMinute } from './per-minute.ts';
import { countPlay, reload } from './play.ts';
import { fromOutside } from './rights.ts';
import type { Room } from './room.ts';
import { seatsChanged } from './seats.ts';
import { showWhole } from './show.ts';

type SetupColumns = Pick<GameRow, 'edition' | 'mission' | 'setup' | 'seed' | 'seed_chosen' | 'commitment' | 'ruleset' | 'published'>;
type Checked = { readonly ok: true; readonly columns: SetupColumns } | Failed;

/** Edition and mission must be known; whether the whole can be played is asked when the game starts. */
export async function setupColumns(
  house: House,
  player: string,
  wish: SetupWish,
  drawn: string,
  campaign: string | null = null,
): Promise<Checked> {
  const [engine] = house.engines;
  if (!engine) return fail('internal');
  const edition = engine.editions.find((candidate) => candidate.edition === wish.edition)?.edition;
  if (!edition) return fail('setup', { reason: 'setup-edition', edition: wish.edition });
  const found = await missionOf(house, engine, wish.mission);
  if (found === null) return fail('setup', { reason: 'setup-mission', mission: String(wish.mission) });
  const { seed: chosen, ...rest } = wish;
  const setup: PublicSetup = { ...rest, edition, mission: found.mission };
  const seed = chosen ?? drawn;
  if (fromOutside(setup, campaign)) {
    const refusal = await house.rehearsal.open({ ...setup, seed }, player);
    if (refusal) return fail('setup', refusal);
  }
  const mission = typeof wish.mission === 'string' ? wish.mission : String(wish.mission.id ?? 'own').slice(0, 80);
  return {
    ok: true,
    columns: {
      edition,
      mission,
      setup: JSON.stringify(setup),
      seed,
      seed_chosen: chosen === undefined ? 0 : 1,
      commitment: await commitTo(seed),
      ruleset: engine.ruleset(edition),
      published: found.published,
    },
  };
}

/** What is played: a mission of the books, one that came along, or a copy of a published one, whatever becomes of that later. */
async function missionOf(house: House, engine: Engine, wished: SetupWish['mission']) {
  if (typeof wished !== 'string' || engine.mission(wished)) return { mission: wished, published: null };
  const published = publishedIn(wished);
  const text = published === null ? undefined : await house.store.gallery.mission(published);
  return text === undefined ? null : { mission: JSON.parse(text) as MissionDef, published };
}

async function settingColumns(wish: RoomWish): Promise<Partial<GameRow>> {
  return {
    ...(wish.name !== undefined && { name: wish.name }),
    ...(wish.listed !== undefined && { listed: wish.listed ? 1 : 0 }),
    ...(wish.timer !== undefined && { timer: wish.timer }),
    ...(wish.rewind !== undefined && { rewind: wish.rewind ? 1 : 0 }),
    ...(wish.password !== undefined && { password_hash: wish.password === null ? null : await hashPassword(wish.password) }),
  };
}

export type Created = { readonly ok: true; readonly id: string } | Failed;

export async function createGame(house: House, host: string, wish: GameWish): Promise<Created> {
  const checked = await setupColumns(house, host, wish.setup, newSeed());
  if (!checked.ok) return checked;
  for (const { bot } of wish.bots ?? []) if (!house.bots.levels.includes(bot)) return fail('no-bot');
  const settings = await settingColumns(wish.room ?? {});
  return named(async (short) => {
    const game: GameRow = { ...emptyGame(host, short), ...checked.columns, ...settings };
    const seats = wish.setup.seats.map((_, seat): SeatRow => {
      const owner = wish.mySeats?.includes(seat) ? host : null;
      return { ...freeSeat(game.id, seat), owner, bot: wish.bots?.find((entry) => entry.seat === seat)?.bot ?? null };
    });
    await house.store.games.create(game, seats);
    return { ok: true, id: game.id };
  });
}

export const freeSeat = (game: string, seat: number): SeatRow => ({
  game,
  seat,
  owner: null,
  bot: null,
  lent_to: null,
  survivor_bots: null,
});

/** A room as it begins, without what is to be played in it. */
export function emptyGame(host: string, short: string): Omit<GameRow, keyof SetupColumns> {
  const now = Date.now();
  return {
    id: newCode(),
    watch: newCode(),
    short,
    host,
    name: null,
    phase: 'lobby',
    listed: 0,
    password_hash: null,
    timer: 0,
    rewind: 0,
    tick: 0,
    round: 0,
    waiting: null,
    result: null,
    hash: null,
    trouble: null,
    packed: 0,
    previous: null,
    next: null,
    campaign: null,
    created: now,
    started: null,
    updated: now,
  };
}

const SHORT_TRIES = 5;

/** A short name may be taken: then another one is tried. What still conflicts then, conflicts for another reason. */
export async function named<T>(make: (short: string) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await make(newShort());
    } catch (error) {
      if (!(error instanceof Conflict) || tries >= SHORT_TRIES) throw error;
    }
  }
}

/** passwords set, by whoever sets them */
const passwordsSet = new PerMinute();

export async function configure(room: Room, player: string, wish: { setup?: SetupWish; room?: RoomWish }): Promise<Done> {
  const { game, house } = room;
  if (player !== game.host) return fail('not-host');
  if (typeof wish.room?.password === 'string' && !passwordsSet.allow(player, house.config.passwordsPerMinute)) return fail('too-fast');
  if (wish.setup) {
    if (game.phase !== 'lobby') return fail('started');
    if (game.campaign !== null) return fail('in-campaign');
    // The drawn seed stays: the host must not be able to draw until the commitment suits them.
    const checked = await setupColumns(house, player, wish.setup, game.seed_chosen ? newSeed() : game.seed);
    if (!checked.ok) return checked;
    const seats = wish.setup.seats.map((_, seat): SeatRow => room.seats[seat] ?? freeSeat(room.id, seat));
    try {
      await house.store.games.configure(room.id, { ...checked.columns, updated: Date.now() }, seats);
    } catch (error) {
      if (error instanceof Conflict) return fail('started');
      throw error;
    }
  }
  if (wish.room) await house.store.games.update(room.id, { ...(await settingColumns(wish.room)), updated: Date.now() });
  const fresh = await house.store.games.byId(room.id);
  if (fresh) {
    room.game = fresh;
    room.setup = JSON.parse(fresh.setup) as PublicSetup;
  }
  return seatsChanged(room);
}

export async function start(room: Room, player: string): Promise<Done> {
  const { game, house } = room;
  if (player !== game.host) return fail('not-host');
  if (game.phase !== 'lobby') return fail('started');
  const [engine] = house.engines;
  if (!engine) return fail('internal');
  const setup = { ...room.setup, seed: game.seed };
  const refusal = fromOutside(setup, game.campaign) ? await house.rehearsal.open(setup, player) : null;
  if (refusal) return fail('setup', refusal);
  const opened = open(house, engine, setup);
  if (!opened.ok) return opened;
  const { state, events } = opened;
  const now = Date.now();
  const change = {
    phase: 'running' as const,
    ruleset: engine.ruleset(room.setup.edition),
    started: now,
    updated: now,
    round: state.round,
    waiting: state.ask?.by ?? null,
  };
  const opening = {
    view: JSON.stringify(engine.view(state, -1, true)),
    board: JSON.stringify(engine.board(state)),
    events: JSON.stringify(events),
  };
  try {
    await house.store.games.start(room.id, game, change, opening, JSON.stringify(state));
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    await reload(room);
    // Still in the lobby: it was set up anew while it was being started as it had been.
    return fail(room.game.phase === 'lobby' ? 'stale' : 'started');
  }
  room.game = { ...game, ...change };
  countPlay(room, false);
  room.play = { engine, state, trail: new Trail(state.info) };
  room.gallery = Gallery.live(engine, state);
  house.fanout.publish(room.id, { kind: 'room' });
  room.showRoom();
  for (const viewer of room.presence.viewers) showWhole(room, viewer, [{ tick: 0, to: null, events }]);
  room.changed(true);
  return done;
}

/** A mission of one's own comes from outside: whatever it does to the rules, the server stays up. */
function open(house: House, engine: Engine, setup: GameSetup) {
  try {
    const opened = engine.setup(setup);
    return opened.ok ? opened : fail('setup', opened.refusal);
  } catch (error) {
    house.log.warn({ problem: String(error), mission: typeof setup.mission === 'string' ? setup.mission : 'own' }, 'setup failed');
    return fail('setup', { reason: 'setup-failed' });
  }
}
