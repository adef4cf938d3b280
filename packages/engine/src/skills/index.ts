// Skills every book shares, and the procedures of all skills: reactions of a book's own are procedures every book has.
import type { Room } from '../procedures.ts';
import { commonCombatSkills } from './combat/index.ts';
import { combatSkillProcedures } from './combat/procedures.ts';
import type { SkillLocals } from './locals.ts';
import { commonSurvivorSkills } from './survivors/index.ts';
import { lifesaverProcedure } from './survivors/lifesaver.ts';
import { reactionProcedures } from './survivors/reactions.ts';
import type { Skill } from './types.ts';
import { windowProcedure } from './window.ts';
import { distributorProcedures } from './zombies/distributor.ts';
import { commonZombieSkills } from './zombies/index.ts';
import { reflexProcedures } from './zombies/reflexes.ts';
import { zombieLinkProcedures } from './zombies/zombie-link.ts';

export const commonSkills: Readonly<Record<string, Skill>> = { ...commonCombatSkills, ...commonZombieSkills, ...commonSurvivorSkills };

export const skillProcedures: Room<SkillLocals> = {
  window: windowProcedure,
  ...reactionProcedures,
  lifesaver: lifesaverProcedure,
  ...combatSkillProcedures,
  ...reflexProcedures,
  ...zombieLinkProcedures,
  ...distributorProcedures,
};
