// Second Edition: the core and cars.
import type { Ruleset } from '../../rules.ts';
import { core } from '../core/index.ts';
import { drive, driveProcedure, enter, leave, seat } from './cars.ts';
import { secondEditionKinds } from './kinds.ts';
import { secondEditionLaw } from './law.ts';
import { secondEditionSkills } from './skills.ts';

export const secondEdition: Ruleset = {
  law: secondEditionLaw,
  kinds: secondEditionKinds,
  procedures: { ...core.procedures, drive: driveProcedure },
  actions: [...core.actions, enter, seat, leave, drive],
  skills: { ...core.skills, ...secondEditionSkills },
};
