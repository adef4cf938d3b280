// Washington: Second Edition with the clock, the night, risk attacks and the campaign.
import type { Ruleset } from '../../rules.ts';
import { light } from '../../survivors/light.ts';
import { secondEdition } from '../second-edition/index.ts';
import { bonus } from './campaign.ts';
import { washingtonLaw } from './law.ts';
import { nightProcedures } from './night.ts';
import { washingtonProcedures } from './procedures.ts';
import { washingtonSkills } from './skills.ts';

export const washington: Ruleset = {
  ...secondEdition,
  law: washingtonLaw,
  procedures: { ...secondEdition.procedures, ...nightProcedures, ...washingtonProcedures },
  actions: [...secondEdition.actions, light, bonus],
  skills: { ...secondEdition.skills, ...washingtonSkills },
};
