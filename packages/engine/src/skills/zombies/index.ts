// Skills about zombies and spawning that all books share.
import type { Skill } from '../types.ts';
import { shove, taunt } from './luring.ts';
import { zombieLink } from './zombie-link.ts';

const byId = (...skills: readonly Skill[]): Record<string, Skill> => Object.fromEntries(skills.map((skill) => [skill.id, skill]));

export const commonZombieSkills = byId(shove, taunt, zombieLink);
