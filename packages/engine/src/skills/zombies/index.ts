// Skills about zombies and spawning that all books share; the procedures of all of them.
import type { Procedures } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import type { Skill } from '../types.ts';
import { distributorProcedures } from './distributor.ts';
import { shove, taunt } from './luring.ts';
import { reflexProcedures } from './reflexes.ts';
import { zombieLink, zombieLinkProcedures } from './zombie-link.ts';

const byId = (...skills: readonly Skill[]): Record<string, Skill> => Object.fromEntries(skills.map((skill) => [skill.id, skill]));

export const commonZombieSkills = byId(shove, taunt, zombieLink);

export const zombieSkillProcedures: Procedures<Table> = { ...reflexProcedures, ...zombieLinkProcedures, ...distributorProcedures };
