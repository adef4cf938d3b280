import type { Rules } from '../rules.ts';
import type { Skill } from './types.ts';

const NOTHING: Skill = { id: '' };

/** A member of an open family, met for the first time. */
function open(r: Rules, id: string): Skill {
  const skill = r.openSkill(id, (inner) => skillOf(r, inner)) ?? NOTHING;
  r.skillsMet.set(id, skill);
  return skill;
}

export function skillOf(r: Rules, id: string): Skill {
  return r.skillsMet.get(id) ?? open(r, id);
}

/** Does this edition know the skill, by name or as a member of an open family? */
export function isSkill(r: Rules, id: string): boolean {
  return skillOf(r, id) !== NOTHING;
}
