import type { CardId } from '../ids.ts';
import type { Locals, None } from '../procedures.ts';
import type { SurvivorId, ZoneId } from '../state/state.ts';
import type { WindowPoint, WindowPoints } from './types.ts';

/** What every reaction is called with besides what its window knows: which skill steps in, and whose it is. */
export interface ByOwner {
  skill: string;
  owner: SurvivorId;
}
type Reacting<W extends WindowPoint, Own = None> = Locals<ByOwner & WindowPoints[W], Own>;

export interface SkillLocals {
  /** queue: who may react with what; next: place in it */
  window: Locals<{ point: WindowPoint; queue: [who: SurvivorId, skill: string][]; context: WindowPoints[WindowPoint]; next: number }>;
  destiny: Reacting<'card-drawn'>;
  'safe-search': Reacting<'card-drawn'>;
  'matching-set': Reacting<'card-drawn'>;
  'hold-your-nose': Reacting<'zone-cleared'>;
  medic: Reacting<'end-phase'>;
  regeneration: Reacting<'end-phase-last'>;
  rotten: Reacting<'turn-end'>;
  'hit-and-run': Reacting<'after-attack'>;
  'blitz-move': Reacting<'zone-cleared'>;
  'second-cocktail': Reacting<'molotov-thrown'>;
  'combat-reflexes': Reacting<'zombies-spawned'>;
  sidestep: Reacting<'zombies-spawned'>;
  distributor: Reacting<'spawn-step', { hand: number[]; dealt: number[] }>;
  /** who: the survivor whose extra turn it is; kept: what is left of the turn it interrupts */
  'zombie-link': Locals<
    ByOwner & { card: CardId },
    {
      waiting: SurvivorId[];
      who: SurvivorId;
      kept: { actions: number; free: string[]; used: string[]; marks: string[]; active: SurvivorId };
    }
  >;
  /** all: they were named, nobody is asked; guards: how many of them come along */
  lifesaver: Locals<
    { who: SurvivorId; zone: ZoneId; left: SurvivorId[]; all: boolean; guards: number },
    { pulled?: boolean; pulling: SurvivorId }
  >;
}
