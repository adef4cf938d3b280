import type { Locals, None } from '../../procedures.ts';
import type { CardId, SurvivorId } from '../../state/state.ts';

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

/** before the first round */
export interface SetupLocals {
  setup: Locals<None, { next: number }>;
  'deal-starting-cards': Locals<None, { cards: CardId[] }>;
  'survivor-start': Locals<{ who: SurvivorId }>;
}
