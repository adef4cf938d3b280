// Spawning: tokens, cards, buildings, sieges. Editions replace procedures by name.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { openBuilding } from './buildings.ts';
import { cardProcedures } from './cards.ts';
import { whiteDeathNecromancerCard } from './necromancer-cards.ts';
import { placingProcedures, whiteDeathPlacing } from './placing.ts';
import { siegeProcedures } from './siege.ts';
import { spawnStep } from './step.ts';

export { blackPlagueNecromancerCard } from './necromancer-cards.ts';

export const spawnProcedures: Procedures<Table> = {
  'spawn-step': spawnStep,
  'open-building': openBuilding,
  ...cardProcedures,
  ...placingProcedures,
};

export const whiteDeathSpawnProcedures: Procedures<Table> = { ...whiteDeathNecromancerCard, ...whiteDeathPlacing, ...siegeProcedures };
