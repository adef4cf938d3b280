import type { Locals } from '../procedures.ts';
import type { CardId, KindId, SurvivorId, ZoneId } from '../state/state.ts';
import type { Bearer } from '../survivors/share-wounds.ts';
import type { Allotment } from './targets.ts';
import type { Assault, Numbers } from './types.ts';

export interface CombatLocals {
  /** car: the one a mission lets survivors shoot at */
  attack: Locals<
    Assault & { car?: number },
    {
      volley: number;
      kills: number;
      zone: ZoneId;
      n: Numbers;
      /** dice a spray adds */
      more: number;
      dice: number[];
      risked: number[];
      rerolls: string[];
      with: string;
      breaks: number;
      /** dice that sixes bring, still to roll */
      fresh: number;
      misses: number;
      damage: number;
      hits: Allotment;
    }
  >;
  /** zone: the one the dice were rolled against */
  breaks: Locals<Assault & { zone: ZoneId }, { ways: string[]; way: string }>;
  'friendly-fire': Locals<
    Pick<Assault, 'who' | 'source' | 'guards' | 'from'> & { zone: ZoneId; misses: number; damage: number },
    { bearers: Bearer[]; given: number[]; next: number }
  >;
  'burn-zone': Locals<
    { who: SurvivorId; zone: ZoneId; with: string },
    { swallower: KindId; kind: KindId; kills: number; next: SurvivorId }
  >;
  /** fire: what it is called when the card has no name of its own */
  'throw-fire': Locals<{ who: SurvivorId; zone: ZoneId; cards: CardId[]; fire: string }, { range: number }>;
  'lay-bile': Locals<{ who: SurvivorId; zone: ZoneId; card: CardId }>;
  /** zone: where the guards stand; dice: guards that take part, one die each */
  'guards-attack': Locals<{ who: SurvivorId; zone: ZoneId; target: ZoneId; kind: 'melee' | 'ranged'; dice: number }>;
  'car-attack': Locals<{ who: SurvivorId; zone: ZoneId }>;
}
