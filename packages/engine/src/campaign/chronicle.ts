// A whole campaign as one JSON value: who plays, how each mission went, the sheet as it stands. Pure: store it where you like.

import type { EditionContent, EditionId } from '../content.ts';
import type { ShapeProblem } from '../parse/shapes.ts';
import type { GameSetup, Options } from '../state/setup.ts';
import type { Over, State, StoryLine } from '../state/state.ts';
import { type CampaignSheet, newSheet, succeed } from './sheet.ts';

/** How one mission ended. A lost mission is played again, so one mission may have several chapters. */
export interface Chapter {
  readonly mission: string;
  readonly result: Over['result'];
  readonly reason: string;
  readonly rounds: number;
  readonly seats: readonly (readonly string[])[];
  /** cards and notes read, who took them, what was chosen */
  readonly story: readonly StoryLine[];
  /** knocked out and taken up, and those who died */
  readonly rescued: readonly string[];
  readonly died: readonly string[];
}

export interface Campaign {
  readonly format: 1;
  readonly edition: EditionId;
  /** survivors by seat, as the next mission begins */
  readonly seats: readonly (readonly string[])[];
  /** modes the table plays with, besides the campaign itself */
  readonly options: Options;
  readonly sheet: CampaignSheet;
  readonly chapters: readonly Chapter[];
}

export type CampaignEnd = 'won' | 'lost' | null;

export const newCampaign = (edition: EditionId, seats: readonly (readonly string[])[], options: Options = {}): Campaign => ({
  format: 1,
  edition,
  seats,
  options,
  sheet: newSheet(),
  chapters: [],
});

/** Every survivor was out at once: the whole campaign is lost. All missions won in their order: it is won. */
export function campaignEnd(campaign: Campaign, content: EditionContent): CampaignEnd {
  if (campaign.chapters.some((c) => c.reason === EVERYONE_OUT)) return 'lost';
  return nextMission(campaign, content) === null ? 'won' : null;
}

const EVERYONE_OUT = 'everyone-out';

/** The first mission of the book not yet won; null: none is left. */
export function nextMission(campaign: Campaign, content: EditionContent): string | null {
  const won = new Set(campaign.chapters.filter((c) => c.result === 'won').map((c) => c.mission));
  return content.missions.find((m) => !won.has(m.id))?.id ?? null;
}

/** Who may take the place of the dead: anyone alive who is not in the team. */
export function successors(campaign: Campaign, content: EditionContent): string[] {
  const team = campaign.seats.flat();
  return content.survivors
    .filter((s) => s.companionOnly !== true && !team.includes(s.id) && !Object.hasOwn(campaign.sheet.dead, s.id))
    .map((s) => s.id);
}

/** Dead of the team whose seats nobody has filled yet. */
export const vacancies = (campaign: Campaign): string[] => campaign.seats.flat().filter((id) => Object.hasOwn(campaign.sheet.dead, id));

/** The heir sits down in the place of the dead, with the deeds and nothing else. Null: not possible. */
export function replaceDead(campaign: Campaign, content: EditionContent, dead: string, heir: string): Campaign | null {
  if (!vacancies(campaign).includes(dead) || !successors(campaign, content).includes(heir)) return null;
  const seats = campaign.seats.map((names) => names.map((id) => (id === dead ? heir : id)));
  return { ...campaign, seats, sheet: succeed(campaign.sheet, dead, heir) };
}

/** The next mission as a game; the dead without a successor stay away. Null: the campaign is over, or nobody is left. */
export function nextSetup(campaign: Campaign, content: EditionContent, seed: string): GameSetup | null {
  const mission = nextMission(campaign, content);
  if (mission === null || campaignEnd(campaign, content) !== null) return null;
  const seats = campaign.seats
    .map((names) => names.filter((id) => !Object.hasOwn(campaign.sheet.dead, id)))
    .filter((names) => names.length > 0);
  if (seats.length === 0) return null;
  return { edition: campaign.edition, mission, seats, options: { ...campaign.options, campaign: true }, seed, campaign: campaign.sheet };
}

/** Writes a finished mission down. `sheet` is what `engine.nextSheet` read off that game. */
export function addChapter(campaign: Campaign, state: State, sheet: CampaignSheet): Campaign {
  const { over, setup } = state;
  if (over === null) return campaign;
  const lives = state.campaign?.lives ?? {};
  const chapter: Chapter = {
    mission: typeof setup.mission === 'string' ? setup.mission : setup.mission.id,
    result: over.result,
    reason: over.reason,
    rounds: state.round,
    seats: setup.seats,
    story: (state.campaign?.story ?? []).map((line) => ({ ...line })),
    rescued: Object.keys(lives).filter((id) => lives[id].fate === 'rescued' || lives[id].fate === 'down'),
    died: Object.keys(lives).filter((id) => lives[id].fate === 'dead'),
  };
  return { ...campaign, sheet, chapters: [...campaign.chapters, chapter] };
}

export type ParsedCampaign =
  | { readonly ok: true; readonly campaign: Campaign }
  | { readonly ok: false; readonly problems: readonly ShapeProblem[] };
