import type { Locals } from '../../procedures.ts';
import type { SurvivorId } from '../../state/state.ts';

export interface RoundLocals {
  game: Locals;
  round: Locals;
  'zombies-phase': Locals;
  'before-zombies': Locals;
  'after-zombies': Locals;
  /** crossed off on the campaign's sheet */
  'campaign-points': Locals<{ who: SurvivorId; count: number }>;
  'end-phase': Locals;
  'clear-tokens': Locals;
}
