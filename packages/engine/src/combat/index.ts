// Combat: the attacks survivors choose and the procedures that carry them out.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { combatSkillProcedures } from '../skills/combat/procedures.ts';
import type { Action } from '../survivors/action.ts';
import { armourRoll } from '../survivors/armour.ts';
import { takeWounds } from '../survivors/take-wounds.ts';
import { woundProcedures } from '../survivors/wounds.ts';
import { magic, melee, ranged } from './actions.ts';
import { attack } from './attack.ts';
import { breaks } from './breaks.ts';
import { burnZone } from './fire.ts';
import { bile, dragonfire, fireProcedures, throwMolotov, torch } from './fire-actions.ts';
import { friendlyFire } from './friendly-fire.ts';
import { orderProcedures } from './orders.ts';
import { reload } from './reload.ts';

export const combatActions: readonly Action[] = [melee, ranged, magic, throwMolotov, dragonfire, bile, torch, reload];

export const combatProcedures: Procedures<Table> = {
  attack,
  breaks,
  'friendly-fire': friendlyFire,
  'burn-zone': burnZone,
  /** what a mission does after a fire; locals who, zone, with */
  'zone-burned': { nothing() {} },
  ...fireProcedures,
  ...orderProcedures,
  'take-wounds': takeWounds,
  'armour-roll': armourRoll,
  ...woundProcedures,
  ...combatSkillProcedures,
};
