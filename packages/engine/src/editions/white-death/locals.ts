import type { Locals } from '../../procedures.ts';
import type { SurvivorId, ZoneId } from '../../state/state.ts';
import { callIn } from '../../table.ts';

export interface WhiteDeathLocals {
  'guards-order': Locals<{ who: SurvivorId; zone: ZoneId; word: string; to: ZoneId; n: number }>;
  'pour-cauldron': Locals<{ who: SurvivorId; from: ZoneId; to: ZoneId }>;
}

export const callOwn = callIn<WhiteDeathLocals>();
