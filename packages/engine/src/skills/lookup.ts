import type { Rules } from '../rules.ts';
import type { Skill } from './types.ts';

const NOTHING: Skill = { id: '' };

/** Members of open families met so far, by the skills of the edition they stand on. */
const opened = new WeakMap<Rules['skills'], Record<string, Skill>>();

function open(r: Rules, id: string): Skill {
  let known = opened.get(r.skills);
  if (known === undefined) {
    known = Object.create(null) as Record<string, Skill>;
    opened.set(r.skills, known);
  }
  known[id] ??= r.openSkill(id, (inner) => skillOf(r, inner)) ?? NOTHING;
  return known[id];
}

export function skillOf(r: Rules, id: string): Skill {
  return r.skills[id] ?? open(r, id);
}

/** Does this edition know the skill, by name or as a member of an open family? */
export function isSkill(r: Rules, id: string): boolean {
  return skillOf(r, id) !== NOTHING;
}
