// What the four books share: the round and every procedure, action and skill that no book changes.
import { combatActions, combatProcedures } from '../../combat/index.ts';
import { missionActions, missionProcedures } from '../../missions/index.ts';
import type { Ruleset } from '../../rules.ts';
import { commonCombatSkills } from '../../skills/combat/index.ts';
import { commonSurvivorSkills } from '../../skills/survivors/index.ts';
import { windowProcedure } from '../../skills/window.ts';
import { commonZombieSkills } from '../../skills/zombies/index.ts';
import { spawnProcedures } from '../../spawn/index.ts';
import { survivorActions, survivorProcedures } from '../../survivors/index.ts';
import { zombieProcedures } from '../../zombies/index.ts';
import { gameProcedures } from './round.ts';

export const core: Omit<Ruleset, 'law' | 'kinds'> = {
  procedures: {
    ...gameProcedures,
    window: windowProcedure,
    ...survivorProcedures,
    ...combatProcedures,
    ...zombieProcedures,
    ...spawnProcedures,
    ...missionProcedures,
  },
  actions: [...survivorActions, ...combatActions, ...missionActions],
  skills: { ...commonCombatSkills, ...commonZombieSkills, ...commonSurvivorSkills },
};
