import type { Procedures } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { Skill } from '../types.ts';
import { actionSkills } from './actions.ts';
import { foldSkills } from './folds.ts';
import { lifesaverProcedure } from './lifesaver.ts';
import { reactionProcedures, reactionSkills } from './reactions.ts';

const byId = (skills: readonly Skill[]): Record<string, Skill> => Object.fromEntries(skills.map((s) => [s.id, s]));

export const commonSurvivorSkills = byId([...foldSkills, ...actionSkills, ...reactionSkills]);

export const survivorSkillProcedures: Procedures<Table> = { ...reactionProcedures, lifesaver: lifesaverProcedure };
