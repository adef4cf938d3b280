// Campaigns of this browser. A campaign keeps its sheet, its chapters and the one game that is running; a finished game is written down
// the next time anybody looks, so nothing is lost when the page is closed between missions.
import { addChapter, type Campaign, type EditionId, newCampaign, nextSetup, replaceDead } from '@holdout/engine';
import { isEdition, loadEdition } from '../editions.ts';
import { randomText } from '../random-text.ts';
import { engineFor } from './engines.ts';
import { browserSaves, database, type LocalCampaign, type Player } from './saves.ts';
import type { Made } from './service.ts';

export interface CampaignWish {
  readonly edition: EditionId;
  readonly seats: readonly (readonly string[])[];
  readonly players: readonly Player[];
  readonly options: Campaign['options'];
}

export type Imported = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly place: string; readonly reason: string };

const keep = async (one: LocalCampaign): Promise<void> => void (await (await database()).put('campaigns', one));

async function store(campaign: Campaign, players: readonly Player[]): Promise<string> {
  const now = Date.now();
  const id = `c-${randomText(10)}`;
  await keep({ id, campaign, players, game: null, games: [], created: now, updated: now });
  return id;
}

/** Writes the running game down if it has ended. */
async function settle(one: LocalCampaign): Promise<LocalCampaign> {
  if (one.game === null) return one;
  const saved = await browserSaves.load(one.game);
  if (saved === null) return { ...one, game: null };
  if (saved.card.result === null) return one;
  const engine = await engineFor(one.campaign.edition);
  const sheet = engine.nextSheet(saved.body.state);
  if (sheet === null) return one;
  const campaign = addChapter(one.campaign, saved.body.state, sheet);
  const next = { ...one, campaign, games: [...one.games, one.game], game: null, updated: Date.now() };
  await keep(next);
  return next;
}

/** Seats in which nobody is left stay empty at the next table. */
const sitting = ({ campaign, players }: LocalCampaign): Player[] =>
  players.filter((_, seat) => campaign.seats[seat]?.some((id) => !Object.hasOwn(campaign.sheet.dead, id)));

export const campaignService = {
  beginCampaign: ({ edition, seats, players, options }: CampaignWish): Promise<string> =>
    store(newCampaign(edition, seats, options), players),

  async campaign(id: string): Promise<LocalCampaign | null> {
    const one = await (await database()).get('campaigns', id);
    return one ? settle(one) : null;
  },

  async campaigns(): Promise<readonly LocalCampaign[]> {
    const all = await (await database()).getAll('campaigns');
    return (await Promise.all(all.map(settle))).sort((a, b) => b.updated - a.updated);
  },

  /** The campaign a game belongs to, running or written down. */
  async campaignOf(game: string): Promise<string | null> {
    const all = await (await database()).getAll('campaigns');
    return all.find((one) => one.game === game || one.games.includes(game))?.id ?? null;
  },

  async replaceDead(id: string, dead: string, heir: string): Promise<boolean> {
    const one = await campaignService.campaign(id);
    if (one === null || one.game !== null) return false;
    const campaign = replaceDead(one.campaign, await loadEdition(one.campaign.edition), dead, heir);
    if (campaign === null) return false;
    await keep({ ...one, campaign, updated: Date.now() });
    return true;
  },

  dropCampaign: async (id: string): Promise<void> => (await database()).delete('campaigns', id),

  /** A campaign from a file: read closely, then kept as a new one. */
  async importCampaign(json: unknown, me: Player): Promise<Imported> {
    const edition = (json as { edition?: unknown } | null)?.edition;
    if (typeof edition !== 'string' || !isEdition(edition)) return { ok: false, place: 'edition', reason: String(edition) };
    const parsed = (await engineFor(edition)).parseCampaign(json);
    if (!parsed.ok) {
      const [first] = parsed.problems;
      return { ok: false, place: first?.place ?? '', reason: first?.reason ?? '' };
    }
    const players = parsed.campaign.seats.map((_, seat) => (seat === 0 ? me : { name: String(seat + 1), bot: null }));
    return { ok: true, id: await store(parsed.campaign, players) };
  },
};

/** The next mission as a game; the running one if there is one. `create` makes a game of this browser. */
export async function startMission(
  id: string,
  create: (wish: {
    readonly setup: import('@holdout/engine').GameSetup;
    readonly players: readonly Player[];
    readonly seedChosen: boolean;
  }) => Promise<Made>,
): Promise<Made> {
  const one = await campaignService.campaign(id);
  if (one === null) return { ok: false, refusal: { reason: 'save-gone' } };
  if (one.game !== null) return { ok: true, id: one.game };
  const setup = nextSetup(one.campaign, await loadEdition(one.campaign.edition), randomText(16));
  if (setup === null) return { ok: false, refusal: { reason: 'game-over' } };
  const made = await create({ setup, players: sitting(one), seedChosen: false });
  if (made.ok) await keep({ ...one, game: made.id, updated: Date.now() });
  return made;
}
