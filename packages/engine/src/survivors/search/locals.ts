import type { Locals } from '../../procedures.ts';
import type { CardId, SurvivorId } from '../../state/state.ts';

export interface SearchLocals {
  /** left: cards still to draw; drawn: those to keep; notSearch: a draw outside a Search action */
  search: Locals<
    { who: SurvivorId; deck: string; left: number; untilWeapon: boolean; drawn: CardId[]; notSearch?: boolean },
    { card: CardId; replaced?: CardId; ambushed: boolean }
  >;
}
