import type { Locals, None } from '../procedures.ts';
import type { ZombieBase } from '../rules.ts';
import type { CardId, KindId, SurvivorId, ZoneId } from '../state/state.ts';
import type { Gift } from './effects/gain-procedures.ts';

/** What an effect list knows of the moment: who and where, and what the trigger, grant or card adds. */
export interface Occasion {
  who: SurvivorId;
  zone: ZoneId;
  token: number;
  cards: CardId[];
  car: number;
  door: number;
  /** the kind of zombie it was about */
  kind?: KindId;
  /** the objective card being read */
  card?: string;
}

export interface MissionLocals {
  'mission-setup': Locals<None, { next: number }>;
  'setup-groups': Locals<None, { placed: SurvivorId[]; left: SurvivorId[]; who: SurvivorId }>;
  /** count: -1 is one each */
  'setup-companions': Locals<{ count: number }, { left: number; led: SurvivorId[]; companion: string }>;
  'draft-pairs': Locals<None, { pairs: { zone: ZoneId; names: string[] }[]; chosen: string[]; seats: number[]; wanted: number }>;
  'mission-taken': Locals<{ who: SurvivorId; what: string; colour: string; zone: ZoneId; index: number }>;
  /** what a module does when an objective is taken */
  'module-taken': Locals<{ who: SurvivorId; index: number }>;
  'mission-door-opened': Locals<{ door: number; who: SurvivorId }>;
  'mission-killed': Locals<{ by: SurvivorId; zone: ZoneId; kind: KindId; count: number; with: string }, { who: SurvivorId; read: boolean }>;
  'zone-burned': Locals<{ who: SurvivorId; zone: ZoneId; with: string }, { lists: number[] }>;
  'mission-left': Locals<{ who: SurvivorId }, { zones: ZoneId[]; zone: ZoneId }>;
  'mission-phase': Locals<{ phase: string }>;
  'mission-end-phase': Locals;
  'mission-when': Locals;
  /** list: number of the effect list; at: place in it */
  'mission-effects': Locals<Occasion & { list: number; at: number }>;
  'mission-lists': Locals<{ lists: number[]; who: SurvivorId; zone: ZoneId; kind?: KindId; door?: number }>;
  'mission-grant': Locals<{
    who: SurvivorId;
    id: string;
    list: number;
    zone: ZoneId;
    door: number;
    car: number;
    token: number;
    cards: CardId[];
    back: boolean;
  }>;
  /** kinds: any of them will do */
  'put-zombie': Locals<{ zone: ZoneId; kinds: readonly KindId[]; base: ZombieBase; count: number }>;
  'mission-spawn': Locals<{ zones: ZoneId[]; cards: number; redraw: string }>;
  'spawn-opened': Locals<{ zones: ZoneId[] }>;
  'put-zombies-elsewhere': Locals<{ zone: ZoneId; to: ZoneId }>;
  'burn-all': Locals<{ zones: ZoneId[]; who: SurvivorId; with: string }>;
  'open-all': Locals<{ doors: number[]; who: SurvivorId }>;
  'move-beacon': Locals<{ left: number; optional: boolean }>;
  'choose-line': Locals<{ lists: number[]; who: SurvivorId; zone: ZoneId; card: string }>;
  'campaign-points-of': Locals<{ left: SurvivorId[]; count: number }>;
  'heal-survivors': Locals<{ left: SurvivorId[]; count: number }>;
  'wound-survivors': Locals<{ left: SurvivorId[]; count: number }>;
  'gain-card': Locals<
    Gift & { who: SurvivorId; to: 'taker' | 'all' | 'chosen-survivor' | 'chosen-survivor-there' },
    { left: SurvivorId[] }
  >;
  'gain-companion': Locals<{ who: SurvivorId; companion: string }>;
  'read-card': Locals<{ who: SurvivorId; zone: ZoneId; card: string; optional: boolean }>;
  /** note: 0 is the next in order; about: the kind it is looked at for, without being carried out */
  'read-note': Locals<{ who: SurvivorId; zone: ZoneId; note: number; optional: boolean; about?: KindId }>;
  'blow-up-car': Locals<{ who: SurvivorId; zone: ZoneId; hits: number; damage: number; car: number }>;
}
