// The board in three stages: a plan (what lies on the table), the board (the plan indexed), tables (what follows from the state of doors,
// corruption, ladders). Tables are pure functions of `boardKey` and are cached, so a game's state carries none of them.
import type { Colour, EdgeKind, ZoneKind } from '../content.ts';
import type { ZoneId } from '../ids.ts';

export interface ZonePlan {
  /** stable name: `0,1/A`, a case's letter, `vault:yellow` */
  readonly name: string;
  readonly kind: ZoneKind;
  readonly dark: boolean;
  readonly ruin: boolean;
  readonly tank: boolean;
  readonly searchDeck: string | null;
  readonly searchable: boolean;
  /** faces this zone lies on, `1R`; empty in rule cases */
  readonly faces: readonly string[];
  /** cells, row * cols + col; empty for vaults */
  readonly cells: readonly number[];
}

/** What stands between cell (row, col) and its neighbour to the east or south. */
export interface EdgePlan {
  readonly row: number;
  readonly col: number;
  readonly side: 'E' | 'S';
  readonly is: EdgeKind | 'open';
  /** door number, -1 if none */
  readonly door: number;
}

export interface DoorPlan {
  readonly a: ZoneId;
  readonly b: ZoneId;
  readonly colour: Colour | null;
  readonly vault: boolean;
  readonly state: 'closed' | 'open' | 'broken';
}

export interface BoardPlan {
  readonly rows: number;
  readonly cols: number;
  /** drawing positions of the cell borders, in tile sides: xs has cols + 1 entries */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** zone of each cell, row * cols + col; NOWHERE for none */
  readonly cells: readonly ZoneId[];
  readonly zones: readonly ZonePlan[];
  /** every side between two cells of different zones, and walls inside a zone if any; unlisted: open */
  readonly edges: readonly EdgePlan[];
  readonly doors: readonly DoorPlan[];
  /** rope ladders do not belong here: they are tokens */
  /** zones under the names of all pieces of tile they consist of; none in rule cases */
  readonly pieces?: Readonly<Record<string, ZoneId>>;
  readonly tiles: readonly { readonly face: string; readonly turn: 0 | 90 | 180 | 270; readonly row: number; readonly col: number }[];
}

/** What changes in play and decides movement and sight. */
export interface BoardDynamics {
  readonly doors: readonly number[];
  readonly corruption: readonly ZoneId[];
  readonly ruins: readonly ZoneId[];
  /** rope ladders that stand: joins zone pairs for survivors */
  readonly ladders: readonly (readonly [ZoneId, ZoneId])[];
  /** zones that count as neighbours although nothing is printed (missions) */
  readonly links: readonly (readonly [ZoneId, ZoneId])[];
}

/** Ways of looking that a skill or a light changes. */
export type SightMode = 'plain' | 'ghost' | 'home-defender' | 'ruin';

export interface BoardTables {
  /** zones a survivor may step into (openings, open doors, stairs, ladders) */
  readonly steps: readonly (readonly ZoneId[])[];
  /** zones a zombie may step into now (drops off walkways, no ladders, sandbags stop it, tank is walked round) */
  readonly zombieSteps: readonly (readonly ZoneId[])[];
  /** zombie steps of an extra activation: sandbags and tank do not stop them (WZC); else the same table */
  readonly freeZombieSteps: readonly (readonly ZoneId[])[];
  /** zombie steps of those who climb ramparts without stairs (WD abominations, walking necromancers); else zombieSteps */
  readonly climbSteps: readonly (readonly ZoneId[])[];
  /** zombie steps as if every door were open but those shut for good; `distanceThroughDoors` counts these */
  readonly stepsThroughDoors: readonly (readonly ZoneId[])[];
  /** shortest way for zombies by zombieSteps; FAR where there is none */
  zombieDistance(from: ZoneId, to: ZoneId): number;
  /** the same by freeZombieSteps */
  freeZombieDistance(from: ZoneId, to: ZoneId): number;
  climbDistance(from: ZoneId, to: ZoneId): number;
  /** as if every door were open (BP) and nothing stood in the way (WD): distance through doors, walls, walkways */
  distanceThroughDoors(from: ZoneId, to: ZoneId): number;
  distanceThroughAll(from: ZoneId, to: ZoneId): number;
  /** shortest way for survivors by steps */
  distance(from: ZoneId, to: ZoneId): number;
  /** zones in sight, own zone included, in zone order */
  sees(from: ZoneId, mode?: SightMode): readonly ZoneId[];
  /** zones along the line of sight, 0 for the own zone; FAR when not seen */
  sightRange(from: ZoneId, to: ZoneId, mode?: SightMode): number;
  /** neighbours in the sense of "adjacent": share a cell side, whatever stands on it; a vault and its doors' zones; linked zones */
  readonly adjacent: readonly (readonly ZoneId[])[];
  /** building number of each zone, -1 for street; rooms joined by openings and open doors are one */
  readonly building: readonly number[];
  /** zones of each building */
  readonly buildings: readonly (readonly ZoneId[])[];
  /** is it a street zone for rules now (corruption makes rooms streets; corridors count as street) */
  readonly street: readonly boolean[];
  /** building zone that may be searched by its kind alone (room, not ruin, not corrupted, not vault), or `searchable` */
  readonly searchable: readonly boolean[];
  readonly walkway: readonly boolean[];
  readonly ruin: readonly boolean[];
}

export const FAR = 255;

export interface Board {
  readonly plan: BoardPlan;
  readonly zones: readonly ZonePlan[];
  /** doors at each zone */
  readonly doorsAt: readonly (readonly number[])[];
  /** any ZoneRef: a zone's name, the name of one of its pieces, `@row,col`; NOWHERE if there is none */
  zoneNamed(ref: string): ZoneId;
  /** doors on the border an EdgeRef names, `@4,7-4,8` or `A|B`; vault doors too */
  doorsNamed(ref: string): readonly number[];
  /** cached: the same key gives the same object */
  tables(key: string): BoardTables;
}
