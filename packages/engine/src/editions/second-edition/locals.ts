import type { Locals } from '../../procedures.ts';
import type { SurvivorId, ZoneId } from '../../state/state.ts';
import { callIn } from '../../table.ts';

export interface SecondEditionLocals {
  /** fast: two zones; calm: no attacks */
  drive: Locals<{ who: SurvivorId; path: ZoneId[]; fast: boolean; calm: boolean }>;
}

export const callOwn = callIn<SecondEditionLocals>();
