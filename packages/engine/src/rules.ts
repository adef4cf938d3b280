// The book opened at one mission: content indexed, the edition's law, the compiled procedures. Built once per setup, shared by all states.
import type { Board } from './board/index.ts';
import type { Danger, EditionContent, EditionId, ItemDef, MissionDef, SurvivorDef, ZombieCardDef } from './content.ts';
import type { GameEvent } from './events.ts';
import type { Procedures, Program } from './kernel/index.ts';
import type { MissionRules } from './missions/types.ts';
import type { Skill } from './skills/types.ts';
import type { Options } from './state/setup.ts';
import type { State, ZoneId } from './state/state.ts';
import type { Action } from './survivors/action.ts';

/** Who listens: a list that grows, or somebody who looks at the table each time something is told. */
export interface Ear {
  push(event: GameEvent): unknown;
}

/** Everything a rule function needs: the state it may change, the rules it may read, the events it tells (null: nobody listens). */
export interface Table {
  readonly g: State;
  readonly r: Rules;
  readonly events: Ear | null;
}

export type ZombieBase = 'walker' | 'brute' | 'runner' | 'abomination' | 'necromancer';

export interface ZombieKind {
  readonly id: string;
  readonly base: ZombieBase;
  readonly actions: number;
  /** damage of one hit that kills it */
  readonly toughness: number;
  readonly ap: number;
  /** place in the targeting order, lowest first; equal: the shooter chooses */
  readonly priority: number;
  /** folds and procedures ask for these by name: `first-target`, `swallows-fire`, `bars-combat`, … */
  readonly traits: readonly string[];
}

/** Constants in which the books differ. What differs in procedure is a replaced procedure, not a constant. */
export interface Law {
  readonly mergeStreets: boolean;
  readonly packSize: number;
  readonly bodySlot: boolean;
  /** anything fits anywhere (2E) or only in its own slot */
  readonly freeSlots: boolean;
  /** any: one survivor's death loses the game; all: only the last one's */
  readonly lostByDeath: 'any' | 'all';
  readonly startingCards: 'dealt' | 'shared';
  /** card whose holder begins; null: the players choose (seat 0) */
  readonly firstPlayerCard: string | null;
  readonly objectiveAp: number;
  /** zombies of a kind that share several ways: split evenly, split with reinforcements, or go together */
  readonly split: 'share' | 'reinforce' | 'together';
  readonly noWay: 'stay' | 'through-doors' | 'through-all';
  /** target choice prefers zones that can be reached (WD) */
  readonly preferReachable: boolean;
  readonly buildingSpawn: 'dark' | 'every-room' | 'never';
  readonly spawnOrder: 'listed' | 'numbered';
  /** seven survivors or more: further spawn tokens, or further zombie cards dealt round the tokens */
  readonly moreThanSix: 'nothing' | 'tokens' | 'cards';
  readonly doorDice: boolean;
  /** how wounds of zombies' attacks are saved; fire and friends are never armour's matter */
  readonly armour: 'none' | 'reroll-with-shield' | 'one-of-two';
  readonly dragonFire: 'none' | 'two-steps' | 'one-throw';
  /** most spawn tokens on the board when a necromancer escapes (BP); 0: rule not in the book */
  readonly necromancerLimit: number;
  readonly necromancers: 'none' | 'flee' | 'defile';
  /** too few miniatures in the box: all of that kind act again, or the abomination does */
  readonly emptyBox: 'kind-acts' | 'abomination-acts';
  /** those who leave a vault weapon behind when they are killed (WD) */
  readonly vaultWeaponsFrom: readonly ZombieBase[];
  readonly risk: boolean;
  readonly clock: boolean;
  readonly kidsSlippery: boolean;
  readonly jumpNeedsSight: boolean;
  readonly jumpOntoWalkways: boolean;
}

export interface Rules {
  readonly edition: EditionId;
  readonly version: number;
  readonly content: EditionContent;
  readonly law: Law;
  readonly options: Options;
  readonly program: Program<Table>;
  readonly items: readonly ItemDef[];
  readonly itemNumber: Readonly<Record<string, number>>;
  readonly kinds: readonly ZombieKind[];
  readonly kindNumber: Readonly<Record<string, number>>;
  /** the same kinds by name, as everybody may read them */
  readonly kindOf: Readonly<Record<string, ZombieKind>>;
  readonly zombieCards: readonly ZombieCardDef[];
  readonly survivorCards: Readonly<Record<string, SurvivorDef>>;
  /** every skill this edition knows by name */
  readonly skills: Readonly<Record<string, Skill>>;
  /** the same for `skillOf`, which looks them up all the time and puts members of open families there when it meets them */
  readonly skillsMet: Map<string, Skill>;
  /** a member of an open family (`risk-plus-1-die-ranged`), made from the skills it names; null: no such family */
  readonly openSkill: (id: string, known: (id: string) => Skill) => Skill | null;
  /** actions in the order they are offered */
  readonly actions: readonly Action[];
  readonly actionOf: Readonly<Record<string, Action>>;
  readonly board: Board;
  readonly places: Readonly<Record<string, readonly ZoneId[]>>;
  readonly mission: MissionDef;
  readonly missionRules: MissionRules;
}

/** An edition as code: what it adds to or replaces in the ruleset it stands on. */
export interface Ruleset {
  readonly law: Law;
  readonly kinds: readonly ZombieKind[];
  /** by name; `compile` refuses a skill or mission that names one which is not here */
  readonly procedures: Procedures<Table>;
  readonly actions: readonly Action[];
  readonly skills: Readonly<Record<string, Skill>>;
}

export const DANGER: readonly Danger[] = ['blue', 'yellow', 'orange', 'red'];
export const TOP_AP = 43;

export function levelOf(ap: number): number {
  return ap >= 43 ? 3 : ap >= 19 ? 2 : ap >= 7 ? 1 : 0;
}
