import type { Skill } from '../types.ts';
import { actionSkills } from './actions.ts';
import { foldSkills } from './folds.ts';
import { reactionSkills } from './reactions.ts';

const byId = (skills: readonly Skill[]): Record<string, Skill> => Object.fromEntries(skills.map((s) => [s.id, s]));

export const commonSurvivorSkills = byId([...foldSkills, ...actionSkills, ...reactionSkills]);
