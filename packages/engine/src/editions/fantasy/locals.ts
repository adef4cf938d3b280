import type { Locals } from '../../procedures.ts';
import type { CardId, SurvivorId } from '../../state/state.ts';
import { callIn } from '../../table.ts';

export interface FantasyLocals {
  /** target: a survivor by name, or a zone's number; second: cast again by Double Casting */
  enchant: Locals<{ who: SurvivorId; card: CardId; target: string; second: boolean }>;
  'enchanted-move': Locals<{ who: SurvivorId; by: SurvivorId; effect: 'free-move' | 'jump' | 'sprint'; topic: string; most: number }>;
}

export const callOwn = callIn<FantasyLocals>();
