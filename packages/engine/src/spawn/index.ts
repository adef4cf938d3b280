// Spawning: tokens, cards, buildings. Editions replace procedures by name.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { openBuilding } from './buildings.ts';
import { cardProcedures } from './cards.ts';
import { placingProcedures } from './placing.ts';
import { spawnStep } from './step.ts';

export const spawnProcedures: Procedures<Table> = {
  'spawn-step': spawnStep,
  'open-building': openBuilding,
  ...cardProcedures,
  ...placingProcedures,
};
