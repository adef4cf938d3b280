import type { Locals, None } from '../procedures.ts';
import type { KindId, SurvivorId, ZoneId } from '../state/state.ts';
import type { Groups } from './groups.ts';

/** What every activation works with, whoever acts in it. */
export interface Activation {
  groups: Groups;
  /** sandbags and tank do not stop them */
  extra: boolean;
  /** the taunter all of them are after; NOBODY: whom they find */
  prey: SurvivorId;
  rush: boolean;
  /** the second action of those who have two */
  second: boolean;
  again: Groups;
  at: number;
  movers: Groups;
  moves: number[];
  /** necromancers that go ways of their own, by their number */
  mages: number[];
}

export interface ZombieLocals {
  'zombies-activation': Locals<None, Activation>;
  'activate-kind': Locals<{ kinds: readonly KindId[] }, Activation>;
  /** target: the taunter, for everyone there; or kind and count: just those (Rush) */
  'activate-zone': Locals<{ zone: ZoneId; target: SurvivorId } | { zone: ZoneId; kind: KindId; count: number }, Activation>;
  'activate-groups': Locals<{ groups: Groups }, Activation>;
  /** which: its number in `State.necromancers` */
  'necromancer-acts': Locals<{ which: number }, { goals: ZoneId[] }>;
  'zombie-killed': Locals<
    { by: SurvivorId; zone: ZoneId; kind: KindId; count: number; with: string },
    /** necromancers still to be paid for, and the token one came with (Black Plague) */
    { left?: number; token: number }
  >;
}
