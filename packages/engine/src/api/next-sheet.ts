// After a mission: the sheet for the next one, read off the finished game. Won or lost, what happened has happened.

import { type CampaignSheet, newSheet, type SurvivorSheet, sheetOf } from '../campaign/sheet.ts';
import type { Rules } from '../rules.ts';
import type { State, Survivor } from '../state/state.ts';
import { cardsOf } from '../survivors/inventory.ts';

function ownSheet(r: Rules, g: State, s: Survivor): SurvivorSheet {
  const life = g.campaign?.lives[s.id];
  const before = sheetOf(g.setup.campaign, s.id);
  return {
    xp: life?.points ?? before.xp,
    skills: [...(life?.skills ?? before.skills)],
    bonusActions: life?.bonus ?? before.bonusActions,
    kept: cardsOf(s).map((card) => r.items[g.cards[card]].id),
    achievements: [...(life?.achievements ?? before.achievements)],
  };
}

/** Null while the game goes on, and for a game outside the campaign. Survivors who sat this mission out keep their sheets. */
export function nextSheet(r: Rules, g: State): CampaignSheet | null {
  if (g.over === null || r.options.campaign !== true) return null;
  const before = g.setup.campaign ?? newSheet();
  const survivors: Record<string, SurvivorSheet> = { ...before.survivors };
  const dead: Record<string, readonly string[]> = { ...before.dead };
  for (const s of g.survivors) {
    if (s.role !== 'played') continue;
    const own = ownSheet(r, g, s);
    if (g.campaign?.lives[s.id]?.fate !== 'dead') survivors[s.id] = own;
    else {
      dead[s.id] = own.achievements;
      delete survivors[s.id];
    }
  }
  return { achievements: [...(g.campaign?.achievements ?? before.achievements)], survivors, dead };
}
