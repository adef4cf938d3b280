// Missions: their words compiled, their moments, their actions.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import type { Action } from '../survivors/action.ts';
import { readAction, readingProcedures } from './cards/reading.ts';
import { gainProcedures } from './effects/gain-procedures.ts';
import { effectProcedures } from './effects/procedures.ts';
import { grant, missionGrant } from './grants.ts';
import { moduleActions } from './modules/index.ts';
import { momentProcedures } from './procedures.ts';
import { setupStepProcedures } from './setup-procedures.ts';

export const missionActions: readonly Action[] = [grant, readAction, ...moduleActions];

export const missionProcedures: Procedures<Table> = {
  ...effectProcedures,
  ...gainProcedures,
  ...momentProcedures,
  ...setupStepProcedures,
  ...readingProcedures,
  'mission-grant': missionGrant,
};
