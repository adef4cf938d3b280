// Spawning: tokens, cards, buildings. Editions replace procedures by name.
import type { Room } from '../procedures.ts';
import { openBuilding } from './buildings.ts';
import { cardProcedures } from './cards.ts';
import type { SpawnLocals } from './locals.ts';
import { placingProcedures } from './placing.ts';
import { spawnStep } from './step.ts';

export const spawnProcedures: Room<SpawnLocals> = {
  'spawn-step': spawnStep,
  'open-building': openBuilding,
  ...cardProcedures,
  ...placingProcedures,
  /** only the fantasy books' decks have these cards */
  'necromancer-card': { nothing() {} },
  'siege-card': { nothing() {} },
};
