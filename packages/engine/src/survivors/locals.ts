import type { Locals, None } from '../procedures.ts';
import type { CardId, KindId, SurvivorId, ZoneId } from '../state/state.ts';
import type { Bonus } from './bonus-action.ts';
import type { Bearer } from './share-wounds.ts';

type Who = Locals<{ who: SurvivorId }>;

export interface SurvivorLocals {
  'players-phase': Locals<None, { passed: number; seat: number }>;
  /** extra: a turn besides the one of this round */
  turn: Locals<{ who: SurvivorId; extra?: boolean }>;
  'end-of-turn': Who;
  'leave-board': Who;
  /** from: the level before */
  'level-up': Locals<{ who: SurvivorId; from: number }>;
  'bonus-action': Locals<
    Bonus & { zone: ZoneId; easy: boolean; own?: boolean },
    { saved: { actions: number; free: string[]; active: SurvivorId }; costless: boolean }
  >;
  ambush: Locals<{ who: SurvivorId; kind: KindId; count: number }>;
  /** a trade proposed to another player's survivor: the verb and arguments of the turn's answer */
  'trade-consent': Locals<{ who: SurvivorId; other: SurvivorId; verb: string; args: string[] }>;
  'keep-cards': Locals<{ who: SurvivorId; cards: readonly CardId[] }>;
  /** item: '' with bare hands */
  'open-door': Locals<
    { who: SurvivorId; door: number; item: string },
    { from: ZoneId; need: number; count: number; rerolls: string[]; again: boolean }
  >;
  'door-opened': Locals<{ door: number; who: SurvivorId }>;
  'heal-one': Locals<{ who: SurvivorId; by: string }>;
  'take-objective': Locals<{ who: SurvivorId; which: number }>;
  'take-crate': Locals<{ who: SurvivorId; which: number }, { zone: ZoneId }>;
  'take-card': Locals<{ who: SurvivorId; which: number }, { zone: ZoneId; name: string }>;
  'take-companion': Locals<{ who: SurvivorId; which: string }>;
  'take-ladder': Locals<{ who: SurvivorId; which: number }>;
  /** someone who lies there, by name: only Washington's campaign has them */
  'take-down': Locals<{ who: SurvivorId; which: string }>;
  /** attackers: count by kind; only: a taunting survivor draws every attack */
  'take-wounds': Locals<
    { zone: ZoneId; attackers: number[]; only?: SurvivorId },
    { bearers: Bearer[]; kinds: KindId[]; byKind: boolean; given: number[][]; next: number }
  >;
  'armour-roll': Locals<{ who: SurvivorId; count: number }, { by: string; need: number; rerolls: string[]; again: boolean; with: string }>;
  'survivor-down': Locals<{ who: SurvivorId; by: string }>;
  /** attacks: armour may cancel them; sure: it may not; damage: wounds of each; wounds: what is left after armour and skills */
  endure: Locals<{ who: SurvivorId; attacks: number; sure: number; damage: number; by: string }, { wounds?: number }>;
}
