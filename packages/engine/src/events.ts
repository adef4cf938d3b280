// What happened, for logs, animation and statistics. Events are output, never input: the engine never reads them back.
import type { Danger } from './content.ts';

/** Zones and survivors by number, cards and kinds by id, so that a reader needs only the board view and the labels. */
export type GameEvent =
  | { t: 'round'; round: number; hour: number }
  | { t: 'phase'; phase: string }
  | { t: 'turn'; who: number; extra?: boolean }
  | { t: 'turn-end'; who: number }
  | { t: 'moved'; who: number; path: number[]; by: string }
  | { t: 'searched'; who: number; zone: number }
  | { t: 'drew'; who: number; card: string; deck: string }
  | { t: 'kept'; who: number; card: string }
  | { t: 'discarded'; who: number; card: string; why: string }
  | { t: 'gave'; from: number; to: number; cards: string[] }
  | { t: 'arranged'; who: number }
  | { t: 'trade-refused'; who: number; from: number }
  | { t: 'ate'; who: number; card: string; ap: number }
  | { t: 'noise'; zone: number; tokens: number; who: number }
  | { t: 'door'; door: number; state: 'open' | 'closed' | 'shut' | 'broken'; who: number }
  | { t: 'door-failed'; door: number; who: number }
  | { t: 'attack'; who: number; kind: string; weapons: string[]; zone: number; dual: boolean; need: number }
  | {
      t: 'dice';
      why: string;
      who: number;
      rolled: number[];
      need: number;
      hits: number;
      risk?: number[];
      rerolled?: boolean;
      card?: string;
    }
  | { t: 'killed'; by: number; zone: number; kind: string; count: number; ap: number; with: string }
  | { t: 'absorbed'; zone: number; kind: string; count: number }
  | { t: 'friendly-fire'; from: number; zone: number; misses: number }
  | { t: 'wounded'; who: number; wounds: number; left: number; by: string }
  | { t: 'saved'; who: number; cancelled: number; by: string }
  | { t: 'healed'; who: number; wounds: number; by: string }
  | { t: 'died'; who: number; by: string }
  | { t: 'knocked-out'; who: number; zone: number }
  | { t: 'guards-died'; zone: number; count: number; by: string }
  | { t: 'ap'; who: number; gained: number; total: number; why: string }
  | { t: 'level'; who: number; level: Danger; lap: number }
  | { t: 'skill'; who: number; skill: string; how: 'gained' | 'used' }
  | { t: 'campaign-point'; who: number; total: number }
  | { t: 'campaign-reward'; who: number; reward: string }
  | { t: 'took'; who: number; what: string; colour: string; zone: number }
  | { t: 'revealed'; what: string; colour: string; zone: number }
  | { t: 'zombies-attack'; zone: number; kinds: Record<string, number>; wounds: number }
  | {
      t: 'zombies-move';
      from: number;
      to: number;
      kind: string;
      count: number;
      target: number;
      reason: 'sees' | 'hears' | 'drawn' | 'rush';
    }
  | { t: 'zombies-stay'; zone: number; kinds: Record<string, number>; reason: string }
  | { t: 'zombie-card'; card: number; zone: number; level: Danger; deck: 'spawn' | 'building' | 'mission' }
  | { t: 'spawned'; zone: number; kind: string; count: number; how: string }
  | { t: 'out-of-miniatures'; kind: string; zone: number }
  | { t: 'extra-activation'; kinds: string[] }
  | { t: 'removed'; zone: number; kind: string; count: number; why: string }
  | { t: 'pushed'; from: number; to: number; who: number }
  | { t: 'token'; what: string; zone: number; change: 'placed' | 'moved' | 'removed' | 'woken'; from?: number; colour?: string }
  | { t: 'fire'; zone: number; with: string; who: number }
  | { t: 'reloaded'; who: number; cards: string[] }
  | { t: 'broke'; who: number; card: string }
  | { t: 'enchanted'; who: number; card: string; on: number; zone: number }
  | { t: 'car'; car: number; change: 'entered' | 'left' | 'seat' | 'drove' | 'destroyed'; who: number; zone: number }
  | { t: 'recruited'; who: number; companion: number }
  | { t: 'left-board'; who: number; zone: number }
  | { t: 'light'; who: number; zone: number; on: boolean }
  | { t: 'shuffled'; deck: string }
  | { t: 'objective-met'; line: number }
  | { t: 'mission'; text: string; [parameter: string]: string | number }
  | { t: 'over'; result: 'won' | 'lost'; reason: string };
