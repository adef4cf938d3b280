// What the rest of the engine asks the mission. Filled by `compileMission` from the mission's words; `noMission` for boards without one.
import type { Refusal } from '../kernel/index.ts';
import type { Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import type { KindId, Survivor, ZoneId } from '../state/state.ts';
import type { LineLeads } from './leads/lead.ts';
import type { Script } from './script.ts';

export interface MissionRules {
  /** procedures a mission module replaces or adds */
  readonly procedures: Replaced;
  /** the mission's words, compiled: what its own procedures, actions and verdicts read */
  readonly script: Script;
  /** zones where a zombie that comes in is the end */
  keptFree(t: Table): readonly ZoneId[];
  /** zones where a zombie that begins its activation is the end */
  toClear(t: Table): readonly ZoneId[];
  /** zones with objectives that bring a card */
  treasures(t: Table): readonly ZoneId[];
  /** the verdict now: ends the game when it is won or lost, or calls what waits for its moment */
  judge(t: Table): void;
  /** lays figures and tokens of the map out on an empty table */
  layTokens(t: Table): void;
  /** zones that count as neighbours now (`link`) */
  links(t: Table): readonly (readonly [ZoneId, ZoneId])[];
  /** what each open line still asks for, keys of locks in the way included */
  leads(t: Table): LineLeads[];
  /** `locked`: why this door stays shut for this survivor; null: it may be opened */
  doorLocked(t: Table, s: Survivor, door: number): Refusal | null;
  /** `locked`: why a token (objective, crate, card, …) may not be taken */
  takeLocked(t: Table, s: Survivor, what: string, index: number): Refusal | null;
  searchLocked(t: Table, s: Survivor): Refusal | null;
  /** is the spawn token with this index asleep? asked at each spawn step */
  spawnAsleep(t: Table, index: number): boolean;
  guardsMoveLocked(t: Table, from: ZoneId): Refusal | null;
  /** adrenaline for taking an objective of this colour */
  tokenAp(colour: string): number;
  /** does the token stay with its taker (`token.keep`)? */
  keeps(colour: string): boolean;
  /** may a kept token be handed on like a card? */
  tradable(colour: string): boolean;
  /** may companions be handed on? */
  readonly companionsPass: boolean;
  /** `replace-spawn`: which kind really appears */
  spawnsAs(t: Table, kind: KindId): KindId;
  /** `at-most`: so many abominations may be on the board at once whatever the mode says; Infinity: as the mode says */
  readonly abominationsMost: number;
  /** may cars be driven? */
  readonly drive: boolean;
  /** extra actions a Move costs this survivor for what it carries, and whether movement skills are off (`token.slows-move`) */
  moveCost(t: Table, s: Survivor): number;
  /** `exit-rule`: why this survivor may not leave from where it stands; null: it may; undefined: the mission has no exit */
  exitRefused(t: Table, s: Survivor): Refusal | null | undefined;
  /** distances for zombies bound for this zone ignore closed doors (Z1) */
  pathsThroughDoors(t: Table, target: ZoneId): boolean;
  /** zones between which a door parts a building for spawning (`split-building`) */
  splitsBuilding(t: Table, door: number): boolean;
  /** zombies are about to activate in a zone: `zombie-in` */
  zombiesStart(t: Table, zone: ZoneId): void;
  /** `from`: the zone they walked out of; NOWHERE: they appeared here. May call a procedure (`weak-doors`). */
  zombiesEntered(t: Table, zone: ZoneId, from: ZoneId): void;
  /** zombies that begin a move in this zone are put there instead; NOWHERE: they move as usual (`on-zombie-move`) */
  movesInstead(t: Table, zone: ZoneId): ZoneId;
}
