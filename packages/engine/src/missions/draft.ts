// What compiling a mission's words gathers, word by word.
import type { Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import type { KindId, ZoneId } from '../state/state.ts';
import type { Reading } from './reading.ts';
import type {
  Area,
  FireTrigger,
  Goal,
  Grant,
  KillTrigger,
  PhaseTrigger,
  SetupStep,
  SightTrigger,
  TakeTrigger,
  WhenTrigger,
} from './script.ts';

/** A lock opens when its goal is met; null: never. */
export interface Lock {
  readonly until: Goal | null;
  /** where it applies; null: everywhere */
  readonly area: Area | null;
}
export interface DoorLock extends Lock {
  readonly doors: readonly number[];
}
export interface TakeLock extends Lock {
  fits(t: Table, what: string, index: number): boolean;
}
export interface SearchLock extends Lock {
  /** only the search of a Humvee */
  readonly humvee: boolean;
}
export interface SpawnLock extends Lock {
  readonly colour: string;
}

/** `token`: what an objective of these colours is. */
export interface TokenRule {
  readonly colours: readonly string[];
  /** named by colour, not as `objective`: goes before general rules */
  readonly particular: boolean;
  readonly ap: number | null;
  readonly keep: 'bound' | 'tradable' | null;
  readonly slowsMove: number;
  readonly needsLevel: number;
  readonly limit: number;
}

export interface ExitRule {
  readonly survivors: boolean;
  readonly cars: boolean;
  readonly area: Area;
  readonly needs: Goal | null;
}

export interface Link {
  readonly zones: readonly [ZoneId, ZoneId];
  readonly goal: Goal | null;
}

export interface Draft {
  readonly lay: ((t: Table) => void)[];
  readonly setup: SetupStep[];
  readonly takes: TakeTrigger[];
  readonly kills: KillTrigger[];
  readonly fires: FireTrigger[];
  readonly phases: PhaseTrigger[];
  readonly whens: WhenTrigger[];
  readonly sights: SightTrigger[];
  readonly grants: Grant[];
  readonly defeats: { readonly reason: string; readonly is: (t: Table) => boolean }[];
  readonly doorLocks: DoorLock[];
  readonly takeLocks: TakeLock[];
  readonly searchLocks: SearchLock[];
  readonly spawnLocks: SpawnLock[];
  readonly guardLocks: Lock[];
  readonly tokens: TokenRule[];
  readonly exits: ExitRule[];
  readonly links: Link[];
  readonly splits: number[];
  readonly spawnsAs: Map<KindId, KindId>;
  abominationsMost: number;
  /** zombies that begin an activation here lose the game */
  readonly forbiddenStart: Area[];
  /** zombies that get here at all lose the game */
  readonly forbidden: Area[];
  /** where zombies that begin a move are put instead */
  readonly movesInstead: { readonly area: Area; readonly to: Area }[];
  readonly actsAs: Record<string, string>;
  procedures: Replaced;
  readonly pathsThroughDoors: Area[];
  readonly entered: ((t: Table, zone: ZoneId, from: ZoneId) => void)[];
  noReturn: Goal | null;
  drive: boolean;
  /** no car may be searched */
  noCarSearch: boolean;
  companionsPass: boolean;
  guardsLeave: boolean;
  beaconWalks: boolean;
  /** take triggers that name crates: the edition's own rule is then the mission's matter */
  cratesNamed: boolean;
}

export const newDraft = (): Draft => ({
  lay: [],
  setup: [],
  takes: [],
  kills: [],
  fires: [],
  phases: [],
  whens: [],
  sights: [],
  grants: [],
  defeats: [],
  doorLocks: [],
  takeLocks: [],
  searchLocks: [],
  spawnLocks: [],
  guardLocks: [],
  tokens: [],
  exits: [],
  links: [],
  splits: [],
  spawnsAs: new Map(),
  abominationsMost: Number.POSITIVE_INFINITY,
  forbiddenStart: [],
  forbidden: [],
  movesInstead: [],
  actsAs: {},
  procedures: {},
  pathsThroughDoors: [],
  entered: [],
  noReturn: null,
  drive: true,
  noCarSearch: false,
  companionsPass: true,
  guardsLeave: false,
  beaconWalks: false,
  cratesNamed: false,
});

/** A word of setup or rules writes what it means into the draft. */
export type CompileWord = (r: Reading, d: Draft) => void;
