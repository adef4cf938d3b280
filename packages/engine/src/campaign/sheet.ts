// The campaign sheet (Washington p. 13-15): what goes from one mission to the next. Plain JSON, the same in the setup, the store and the file.
import type { CampaignDef, EditionContent } from '../content.ts';

export interface SurvivorSheet {
  /** campaign points, boxes crossed off */
  readonly xp: number;
  /** campaign skills taken as rewards, each once */
  readonly skills: readonly string[];
  /** bonus actions owned: each may be used once a mission */
  readonly bonusActions: number;
  /** cards that came through their save rolls */
  readonly kept: readonly string[];
  /** deeds of this survivor alone */
  readonly achievements: readonly string[];
}

export interface CampaignSheet {
  /** deeds of the whole team */
  readonly achievements: readonly string[];
  readonly survivors: Readonly<Record<string, SurvivorSheet>>;
  /** dead for the rest of the campaign: nobody may choose them again. Each with the deeds that wait for a successor. */
  readonly dead: Readonly<Record<string, readonly string[]>>;
}

const BLANK: SurvivorSheet = { xp: 0, skills: [], bonusActions: 0, kept: [], achievements: [] };

export const newSheet = (): CampaignSheet => ({ achievements: [], survivors: {}, dead: {} });

/** What is written for this survivor; a blank sheet for a newcomer. */
export const sheetOf = (sheet: CampaignSheet | undefined, id: string): SurvivorSheet =>
  sheet !== undefined && Object.hasOwn(sheet.survivors, id) ? sheet.survivors[id] : BLANK;

/** Rewards earned so far by so many points. */
export const rewardsAt = (campaign: CampaignDef, xp: number): number => campaign.rewardAt.filter((mark) => mark <= xp).length;

/** Every achievement that some card or rule of the edition's missions can give or asks for. */
export function knownAchievements(content: EditionContent): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [word, inside] of Object.entries(value as Record<string, unknown>)) {
      const named = (word === 'achievement' || word === 'achieved') && typeof inside === 'object' && inside !== null && 'id' in inside;
      if (named && typeof inside.id === 'string') found.add(inside.id);
      look(inside);
    }
  };
  for (const mission of content.missions) look([mission.cards, mission.notes, mission.rules, mission.setup, mission.objectives]);
  return [...found];
}

/** A successor takes over the deeds of the dead, and nothing else: no cards, points or rewards. */
export function succeed(sheet: CampaignSheet, dead: string, heir: string): CampaignSheet {
  const own = sheetOf(sheet, heir);
  const achievements = [...new Set([...own.achievements, ...(sheet.dead[dead] ?? [])])];
  return { ...sheet, survivors: { ...sheet.survivors, [heir]: { ...own, achievements } }, dead: { ...sheet.dead, [dead]: [] } };
}
