// Campaigns of rooms: begun or brought along as a file, mission after mission in rooms of their own, written down with the last answer.
import {
  addChapter,
  type Campaign,
  type EditionContent,
  type Engine,
  newCampaign,
  nextSetup,
  replaceDead,
  type State,
} from '@holdout/engine';
import type { CampaignInfo, CampaignWish } from '@holdout/protocol';
import type { CompiledQuery } from 'kysely';
import { newCode, newSeed } from '../secrets.ts';
import { Conflict } from '../store/index.ts';
import type { CampaignRow, GameRow, SeatRow } from '../store/tables.ts';
import { type Failed, fail } from './done.ts';
import type { House } from './house.ts';
import { emptyGame, freeSeat, named, setupColumns } from './lobby.ts';
import { showNext } from './rematch.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

type Got<T> = ({ readonly ok: true } & T) | Failed;

const read = (row: CampaignRow): Campaign => JSON.parse(row.campaign) as Campaign;

const bookOf = (house: House, edition: string): EditionContent | null =>
  house.engines[0]?.editions.find((book) => book.edition === edition) ?? null;

export async function createCampaign(house: House, host: string, wish: CampaignWish): Promise<Got<{ readonly id: string }>> {
  const [engine] = house.engines;
  if (!engine) return fail('internal');
  const begun = 'file' in wish ? wish.file : freshCampaign(house, wish);
  // Whatever came over the wire is read closely, a fresh team as well as a file.
  const parsed = engine.parseCampaign(begun);
  if (!parsed.ok) {
    const [first] = parsed.problems;
    return fail('campaign-file', { reason: 'campaign-file', place: first?.place ?? '', problem: first?.reason ?? '' });
  }
  const now = Date.now();
  const id = newCode();
  const campaign = JSON.stringify(parsed.campaign);
  await house.store.campaigns.create({ id, host, campaign, game: null, version: 1, created: now, updated: now });
  return { ok: true, id };
}

function freshCampaign(house: House, { edition, seats, options }: Exclude<CampaignWish, { readonly file: object }>): Campaign | null {
  const book = bookOf(house, edition);
  return book === null ? null : newCampaign(book.edition, seats, options);
}

/** The campaign as its page shows it. `player`: whoever asks; null: a stranger with the link. */
export async function campaignInfo(house: House, row: CampaignRow, player: string | null): Promise<CampaignInfo> {
  const { campaigns } = house.store;
  const [people, played] = await Promise.all([campaigns.people(row.id), campaigns.games(row.id)]);
  const chapters = played.filter((one) => one.chapter !== null);
  const watches = new Map((await campaigns.watchesOf(chapters.map((one) => one.game))).map(({ id, watch }) => [id, watch]));
  return {
    id: row.id,
    host: row.host,
    mine: people.some((one) => one.player === player),
    campaign: read(row),
    game: row.game,
    games: chapters.map((one) => watches.get(one.game) ?? null),
    people: people.map((one) => one.nick),
    updated: row.updated,
  };
}

/** The survivors of the next mission, in the hands that were wished for; null: these are not the same people. */
function dealt(seats: readonly (readonly string[])[], wished: readonly (readonly string[])[] | undefined): string[][] | null {
  const given = (wished ?? seats).filter((names) => names.length > 0).map((names) => [...names]);
  const same = JSON.stringify(given.flat().sort()) === JSON.stringify(seats.flat().sort());
  return same ? given : null;
}

/** Whoever owned a survivor's seat last time does so again, and so does a bot nobody lent it to; where there are more seats now, the new ones are free. */
async function seatsFor(house: House, row: CampaignRow, id: string, seats: readonly (readonly string[])[]): Promise<SeatRow[]> {
  const last = (await house.store.campaigns.games(row.id)).at(-1)?.game;
  const [game, before] = last ? await Promise.all([house.store.games.byId(last), house.store.games.seats(last)]) : [undefined, []];
  const teams = game ? (JSON.parse(game.setup) as { seats: readonly (readonly string[])[] }).seats : [];
  const left = new Set(before);
  return seats.map((names, seat) => {
    const was = before.find((one) => left.has(one) && names.some((name) => teams[one.seat]?.includes(name)));
    if (was) left.delete(was);
    const first = before.length === 0 && seat === 0 ? row.host : null;
    return { ...freeSeat(id, seat), owner: was?.owner ?? first, bot: was?.owner ? null : (was?.bot ?? null) };
  });
}

/** Opens the room of the next mission; the one that is open, if there is one. */
export async function openMission(
  house: House,
  rooms: Rooms,
  row: CampaignRow,
  player: string,
  wished: readonly (readonly string[])[] | undefined,
): Promise<Got<{ readonly game: string }>> {
  if (row.game !== null) return { ok: true, game: row.game };
  const campaign = read(row);
  const book = bookOf(house, campaign.edition);
  const setup = book && nextSetup(campaign, book, '');
  if (!setup) return fail('finished');
  const seats = dealt(setup.seats, wished);
  if (seats === null) return fail('setup', { reason: 'campaign-seats' });
  const { seed: _, ...wish } = { ...setup, mission: String(setup.mission), seats };
  const checked = await setupColumns(house, player, wish, newSeed(), row.id);
  if (!checked.ok) return checked;
  const { campaigns, games } = house.store;
  const played = await campaigns.games(row.id);
  const last = played.at(-1)?.game ?? null;
  try {
    const game = await named(async (short) => {
      const room: GameRow = { ...emptyGame(player, short), ...checked.columns, campaign: row.id };
      const more = campaigns.beginMission(row.id, played.length + 1, room.id, room.created);
      const sitting = await seatsFor(house, row, room.id, seats);
      if (last !== null && (await games.byId(last))) await games.follow(room, sitting, last, more);
      else await games.create(room, sitting, more);
      return room.id;
    });
    const old = last === null ? null : await rooms.get(last);
    if (old) await old.run(() => showNext(old));
    return { ok: true, game };
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // Somebody else opened it in the same moment.
    const fresh = await campaigns.byId(row.id);
    return fresh?.game ? { ok: true, game: fresh.game } : fail('unavailable');
  }
}

/** Somebody takes the place of one who died. Not while a mission is played. */
export async function chooseHeir(house: House, row: CampaignRow, dead: string, heir: string): Promise<Got<object>> {
  if (row.game !== null) return fail('started');
  const campaign = read(row);
  const book = bookOf(house, campaign.edition);
  const next = book && replaceDead(campaign, book, dead, heir);
  if (!next) return fail('setup', { reason: 'campaign-heir' });
  const changed = await house.store.campaigns.change(row.id, row.version, { campaign: JSON.stringify(next) }, Date.now());
  return changed ? { ok: true } : fail('stale');
}

/** The mission under way is given up: it counts for nothing, and can be begun anew. */
export async function giveUpMission(house: House, row: CampaignRow, player: string): Promise<Got<object>> {
  if (player !== row.host) return fail('not-host');
  if (row.game === null) return fail('not-started');
  return (await house.store.campaigns.change(row.id, row.version, { game: null }, Date.now())) ? { ok: true } : fail('stale');
}

/** What the last answer of a campaign's mission writes down besides itself. */
export async function chapterOf(room: Room, engine: Engine, state: State): Promise<readonly CompiledQuery[]> {
  const { campaign: id } = room.game;
  if (id === null) return [];
  const { campaigns } = room.house.store;
  const row = await campaigns.byId(id);
  const sheet = engine.nextSheet(state);
  if (row?.game !== room.id || sheet === null) return [];
  const next = addChapter(read(row), state, sheet);
  return campaigns.endMission(id, room.id, JSON.stringify(next), next.chapters.length - 1, Date.now());
}
