// Where a campaign lives: in this browser, or on the server with a room's people. Its page knows only this.
import type { Campaign } from '@holdout/engine';
import { go } from '../app/router.ts';
import type { Imported } from '../game/local/campaigns.ts';
import type { Player } from '../game/local/saves.ts';
import { engineWorker } from '../game/local/worker.ts';
import { problemCode, ServerProblem } from '../game/online/api.ts';
import { guest, hasGuest } from '../game/online/guest.ts';

export interface CampaignAt {
  readonly id: string;
  readonly campaign: Campaign;
  /** the mission under way */
  readonly game: string | null;
  /** records of the chapters' games; null where one is gone, fewer in a campaign that came as a file */
  readonly games: readonly (string | null)[];
  readonly updated: number;
  /** on the server: whose it is; null: this browser's own */
  readonly room: {
    readonly people: readonly string[];
    /** may open missions and choose successors */
    readonly mine: boolean;
    /** may give a mission up and delete the campaign */
    readonly leads: boolean;
  } | null;
}

const LOCAL = 'c-';
export const isLocalCampaign = (id: string): boolean => id.startsWith(LOCAL);
const online = () => import('../game/online/campaigns.ts');

type RoomCampaign = NonNullable<Awaited<ReturnType<Awaited<ReturnType<typeof online>>['roomCampaign']>>>;

const atRoom = ({ id, campaign, game, games, updated, people, mine, host }: RoomCampaign): CampaignAt => ({
  id,
  campaign,
  game,
  games,
  updated,
  room: { people, mine, leads: mine && guest()?.player === host },
});

/** Null: there is no such campaign; throws when the server does not answer. */
export async function loadCampaign(id: string): Promise<CampaignAt | null> {
  if (isLocalCampaign(id)) {
    const found = await engineWorker().campaign(id);
    return found && { ...found, room: null };
  }
  const found = await (await online()).roomCampaign(id);
  return found && atRoom(found);
}

/** Those of this browser and those of its person on the server, the newest first. */
export async function allCampaigns(): Promise<readonly CampaignAt[]> {
  const here = (await engineWorker().campaigns()).map((one): CampaignAt => ({ ...one, room: null }));
  const there = hasGuest() ? await (await online()).myCampaigns().catch(() => []) : [];
  return [...here, ...there.map(atRoom)].sort((a, b) => b.updated - a.updated);
}

/** Goes to the table of the next mission, or of the one under way; otherwise says why not, as a label. */
export async function goToMission(one: CampaignAt, seats: readonly (readonly string[])[] | null): Promise<string | null> {
  if (one.room === null) {
    const made = await engineWorker().startMission(one.id);
    if (!made.ok) return `reason.${made.refusal.reason}`;
    go(`play/${made.id}`);
    return null;
  }
  if (one.game !== null) {
    go(`room/${one.game}`);
    return null;
  }
  try {
    go(`room/${await (await online()).openMission(one.id, seats)}`);
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

const problemOf = (error: unknown): string =>
  error instanceof ServerProblem && error.reason ? `reason.${error.reason.reason}` : `error.${problemCode(error)}`;

export const replaceDead = async (one: CampaignAt, dead: string, heir: string): Promise<unknown> =>
  one.room === null ? engineWorker().replaceDead(one.id, dead, heir) : (await online()).chooseHeir(one.id, dead, heir);

export const dropCampaign = async (one: CampaignAt): Promise<unknown> =>
  one.room === null ? engineWorker().dropCampaign(one.id) : (await online()).removeCampaign(one.id);

export const giveUp = async (one: CampaignAt): Promise<void> => (await online()).giveUpMission(one.id);

/** A campaign from a file, kept here or, `nick` being somebody's name there, on the server. */
export async function importCampaign(json: unknown, me: Player, nick: string | null): Promise<Imported> {
  if (nick === null) return engineWorker().importCampaign(json, me);
  const { beGuest } = await import('../game/online/api.ts');
  try {
    await beGuest(nick);
    const file = typeof json === 'object' && json !== null && !Array.isArray(json) ? json : {};
    return { ok: true, id: (await (await online()).createCampaign({ file })).id };
  } catch (error) {
    const told = error instanceof ServerProblem ? error.reason : undefined;
    return { ok: false, place: String(told?.place ?? ''), reason: String(told?.problem ?? problemCode(error)) };
  }
}
