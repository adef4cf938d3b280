// Combat: the attacks survivors choose and the procedures that carry them out.
import type { Room } from '../procedures.ts';
import type { Action } from '../survivors/action.ts';
import { magic, melee, ranged } from './actions.ts';
import { attack } from './attack.ts';
import { breaks } from './breaks.ts';
import { burnZone } from './fire.ts';
import { bile, dragonfire, fireProcedures, throwMolotov, torch } from './fire-actions.ts';
import { friendlyFire } from './friendly-fire.ts';
import type { CombatLocals } from './locals.ts';
import { orderProcedures } from './orders.ts';
import { reload } from './reload.ts';

export const combatActions: readonly Action[] = [melee, ranged, magic, throwMolotov, dragonfire, bile, torch, reload];

export const combatProcedures: Room<CombatLocals> = {
  attack,
  breaks,
  'friendly-fire': friendlyFire,
  'burn-zone': burnZone,
  ...fireProcedures,
  ...orderProcedures,
};
