// Missions: their words compiled, their moments, their actions.
import type { Room } from '../procedures.ts';
import type { Action } from '../survivors/action.ts';
import { readAction, readingProcedures } from './cards/reading.ts';
import { gainProcedures } from './effects/gain-procedures.ts';
import { effectProcedures } from './effects/procedures.ts';
import { grant, missionGrant } from './grants.ts';
import type { MissionLocals } from './locals.ts';
import { moduleActions, moduleProcedures } from './modules/index.ts';
import { momentProcedures } from './procedures.ts';
import { setupStepProcedures } from './setup-procedures.ts';

export const missionActions: readonly Action[] = [grant, readAction, ...moduleActions];

export const missionProcedures: Room<MissionLocals> = {
  ...effectProcedures,
  ...gainProcedures,
  ...momentProcedures,
  ...setupStepProcedures,
  ...readingProcedures,
  'mission-grant': missionGrant,
  ...moduleProcedures,
};
