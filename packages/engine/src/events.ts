// What happened, for logs, animation and statistics. Events are output, never input: the engine never reads them back.

import type { Danger } from './content.ts';
import type { CardId, SurvivorId, ZoneId } from './ids.ts';

/** Zones and survivors by number, cards and kinds by id, so that a reader needs only the board view and the labels. */
export type GameEvent =
  | { t: 'round'; round: number; hour: number }
  | { t: 'phase'; phase: string }
  | { t: 'turn'; who: SurvivorId; extra?: boolean }
  | { t: 'turn-end'; who: SurvivorId }
  | { t: 'moved'; who: SurvivorId; path: number[]; by: string }
  | { t: 'searched'; who: SurvivorId; zone: ZoneId }
  | { t: 'drew'; who: SurvivorId; card: string; deck: string }
  | { t: 'kept'; who: SurvivorId; card: string }
  | { t: 'discarded'; who: SurvivorId; card: string; why: string }
  | { t: 'gave'; from: number; to: number; cards: string[] }
  | { t: 'arranged'; who: SurvivorId }
  | { t: 'trade-refused'; who: SurvivorId; from: number }
  | { t: 'ate'; who: SurvivorId; card: string; ap: number }
  | { t: 'noise'; zone: ZoneId; tokens: number; who: SurvivorId }
  | { t: 'door'; door: number; state: 'open' | 'closed' | 'shut' | 'broken'; who: SurvivorId }
  | { t: 'door-failed'; door: number; who: SurvivorId }
  | { t: 'attack'; who: SurvivorId; kind: string; weapons: string[]; zone: ZoneId; dual: boolean; need: number }
  | {
      t: 'dice';
      why: string;
      who: SurvivorId;
      rolled: number[];
      need: number;
      hits: number;
      risk?: number[];
      rerolled?: boolean;
      card?: string;
    }
  | { t: 'killed'; by: number; zone: ZoneId; kind: string; count: number; ap: number; with: string }
  | { t: 'absorbed'; zone: ZoneId; kind: string; count: number }
  | { t: 'friendly-fire'; from: number; zone: ZoneId; misses: number }
  | { t: 'wounded'; who: SurvivorId; wounds: number; left: number; by: string }
  | { t: 'saved'; who: SurvivorId; cancelled: number; by: string }
  | { t: 'healed'; who: SurvivorId; wounds: number; by: string }
  | { t: 'died'; who: SurvivorId; by: string }
  | { t: 'knocked-out'; who: SurvivorId; zone: ZoneId }
  | { t: 'guards-died'; zone: ZoneId; count: number; by: string }
  | { t: 'ap'; who: SurvivorId; gained: number; total: number; why: string }
  | { t: 'level'; who: SurvivorId; level: Danger; lap: number }
  | { t: 'skill'; who: SurvivorId; skill: string; how: 'gained' | 'used' }
  | { t: 'campaign-point'; who: SurvivorId; total: number }
  | { t: 'campaign-reward'; who: SurvivorId; reward: string }
  | { t: 'took'; who: SurvivorId; what: string; colour: string; zone: ZoneId }
  | { t: 'revealed'; what: string; colour: string; zone: ZoneId }
  | { t: 'zombies-attack'; zone: ZoneId; kinds: Record<string, number>; wounds: number }
  | {
      t: 'zombies-move';
      from: number;
      to: number;
      kind: string;
      count: number;
      target: number;
      reason: 'sees' | 'hears' | 'drawn' | 'rush';
    }
  | { t: 'zombies-stay'; zone: ZoneId; kinds: Record<string, number>; reason: string }
  | { t: 'zombie-card'; card: CardId; zone: ZoneId; level: Danger; deck: 'spawn' | 'building' | 'mission' }
  | { t: 'spawned'; zone: ZoneId; kind: string; count: number; how: string }
  | { t: 'out-of-miniatures'; kind: string; zone: ZoneId }
  | { t: 'extra-activation'; kinds: string[] }
  | { t: 'removed'; zone: ZoneId; kind: string; count: number; why: string }
  | { t: 'pushed'; from: number; to: number; who: SurvivorId }
  | { t: 'token'; what: string; zone: ZoneId; change: 'placed' | 'moved' | 'removed' | 'woken'; from?: number; colour?: string }
  | { t: 'fire'; zone: ZoneId; with: string; who: SurvivorId }
  | { t: 'reloaded'; who: SurvivorId; cards: string[] }
  | { t: 'broke'; who: SurvivorId; card: string }
  | { t: 'enchanted'; who: SurvivorId; card: string; on: number; zone: ZoneId }
  | { t: 'car'; car: number; change: 'entered' | 'left' | 'seat' | 'drove' | 'destroyed'; who: SurvivorId; zone: ZoneId }
  | { t: 'recruited'; who: SurvivorId; companion: number }
  | { t: 'left-board'; who: SurvivorId; zone: ZoneId }
  | { t: 'light'; who: SurvivorId; zone: ZoneId; on: boolean }
  | { t: 'shuffled'; deck: string }
  | { t: 'objective-met'; line: number }
  | { t: 'mission'; text: string; [parameter: string]: string | number }
  | { t: 'over'; result: 'won' | 'lost'; reason: string };
