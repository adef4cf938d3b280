// Skills about zombies and spawning, by the books that share them.
import type { Procedures } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { Skill } from '../types.ts';
import { distributor, distributorProcedures } from './distributor.ts';
import { loud, secondEditionTaunt, shove, taunt, whiteDeathShove } from './luring.ts';
import { combatReflexes, reflexProcedures, sidestep } from './reflexes.ts';
import { whiteDeathZombieLink, zombieLink, zombieLinkProcedures } from './zombie-link.ts';

const byId = (...skills: readonly Skill[]): Record<string, Skill> => Object.fromEntries(skills.map((skill) => [skill.id, skill]));

export const commonZombieSkills = byId(shove, taunt, zombieLink);
export const secondEditionZombieSkills = byId(secondEditionTaunt, distributor, combatReflexes, sidestep);
export const blackPlagueZombieSkills = byId(loud);
export const whiteDeathZombieSkills = byId(whiteDeathShove, whiteDeathZombieLink, combatReflexes, sidestep);

export const zombieSkillProcedures: Procedures<Table> = { ...reflexProcedures, ...zombieLinkProcedures, ...distributorProcedures };
