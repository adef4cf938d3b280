import type { Locals } from '../../procedures.ts';
import { callIn } from '../../table.ts';

export interface WashingtonLocals {
  'fallen-die': Locals;
}

export const callOwn = callIn<WashingtonLocals>();
