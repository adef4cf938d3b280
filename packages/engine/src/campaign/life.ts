// A survivor's campaign sheet during a mission. Books without a campaign have none.
import type { Table } from '../rules.ts';
import type { CampaignLife, Survivor } from '../state/state.ts';
import { sheetOf } from './sheet.ts';

/** The sheet entry, opened from the setup when it is first needed. */
export function lifeOf(t: Table, s: Survivor): CampaignLife {
  const campaign = t.g.campaign;
  if (campaign === undefined) throw new Error('this book has no campaign');
  const known = campaign.lives[s.id];
  if (known !== undefined) return known;
  const sheet = sheetOf(t.g.setup.campaign, s.id);
  const life: CampaignLife = {
    fate: 'standing',
    until: 0,
    points: sheet.xp,
    bonus: sheet.bonusActions,
    bonusLeft: sheet.bonusActions,
    skills: [...sheet.skills],
    achievements: [...sheet.achievements],
    kept: [],
  };
  campaign.lives[s.id] = life;
  return life;
}

/** Knocked out and lying in its zone: neither dead nor gone. */
export const liesDown = (t: Table, s: Survivor): boolean => t.g.campaign?.lives[s.id]?.fate === 'down';

/** Dead, not merely knocked out or taken up. */
export function isDead(t: Table, s: Survivor): boolean {
  if (s.alive) return false;
  const fate = t.g.campaign?.lives[s.id]?.fate;
  return fate !== 'down' && fate !== 'rescued';
}

/** Achievements of this survivor alone. */
export const deedsOf = (t: Table, s: Survivor): readonly string[] =>
  t.g.campaign?.lives[s.id]?.achievements ?? sheetOf(t.g.setup.campaign, s.id).achievements;
