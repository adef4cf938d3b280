// What the four books share: the round and every procedure, action and skill that no book changes.
import { combatActions, combatProcedures } from '../../combat/index.ts';
import { missionActions, missionProcedures } from '../../missions/index.ts';
import type { CoreLocals, Room } from '../../procedures.ts';
import type { Ruleset } from '../../rules.ts';
import { commonSkills, skillProcedures } from '../../skills/index.ts';
import { spawnProcedures } from '../../spawn/index.ts';
import { survivorActions, survivorProcedures } from '../../survivors/index.ts';
import { searchProcedure } from '../../survivors/search/search.ts';
import { zombieProcedures } from '../../zombies/index.ts';
import { setupProcedures } from './begin.ts';
import { gameProcedures } from './round.ts';

const procedures: Room<CoreLocals> = {
  ...gameProcedures,
  ...setupProcedures,
  ...survivorProcedures,
  search: searchProcedure,
  ...combatProcedures,
  ...skillProcedures,
  ...zombieProcedures,
  ...spawnProcedures,
  ...missionProcedures,
};

export const core: Omit<Ruleset, 'law' | 'kinds'> & { readonly procedures: typeof procedures } = {
  procedures,
  actions: [...survivorActions, ...combatActions, ...missionActions],
  skills: commonSkills,
};
