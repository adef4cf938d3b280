import type { Procedures } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { Skill } from '../types.ts';
import { actionSkills, blackPlagueActionSkills } from './actions.ts';
import { blackPlagueFoldSkills, foldSkills } from './folds.ts';
import { blackPlagueLifesaver, lifesaverProcedure, secondEditionLifesaver, whiteDeathLifesaver } from './lifesaver.ts';
import { reactionProcedures, reactionSkills } from './reactions.ts';

const byId = (skills: readonly Skill[]): Record<string, Skill> => Object.fromEntries(skills.map((s) => [s.id, s]));

export const commonSurvivorSkills = byId([...foldSkills, ...actionSkills, ...reactionSkills]);
export const secondEditionSurvivorSkills = byId([secondEditionLifesaver]);
export const blackPlagueSurvivorSkills = byId([...blackPlagueFoldSkills, ...blackPlagueActionSkills, blackPlagueLifesaver]);
export const whiteDeathSurvivorSkills = byId([whiteDeathLifesaver]);

export const survivorSkillProcedures: Procedures<Table> = { ...reactionProcedures, lifesaver: lifesaverProcedure };
