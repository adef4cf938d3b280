import type { Rules } from '../rules.ts';
import type { Skill } from './types.ts';

const NOTHING: Skill = { id: '' };

export function skillOf(r: Rules, id: string): Skill {
  return r.skills[id] ?? NOTHING;
}
