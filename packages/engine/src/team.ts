// Who sits down when nobody has chosen: the book's survivors in their order, grown-ups first.
import type { EditionContent, MissionDef, SurvivorDef } from './content.ts';

/** Survivors who can be played, grown-ups first. */
export const playable = (content: Pick<EditionContent, 'survivors'>): SurvivorDef[] =>
  content.survivors.filter((one) => !one.companionOnly).sort((a, b) => Number(a.kid ?? false) - Number(b.kid ?? false));

/** As many as the mission is made for. */
export const usualSurvivors = (content: Pick<EditionContent, 'survivors'>, mission: MissionDef): string[] =>
  playable(content)
    .slice(0, mission.survivors.count)
    .map((one) => one.id);
