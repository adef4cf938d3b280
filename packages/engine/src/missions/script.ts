// A mission's words after compiling: closures over numbers, never part of a game's state. Frames name an effect list by its number.
import type { ObjectiveCardDef } from '../content.ts';
import type { FrameOf, Given } from '../procedures.ts';
import type { Table } from '../rules.ts';
import type { KindId, SurvivorId, ZoneId } from '../state/state.ts';
import type { Lead } from './leads/lead.ts';
import type { Occasion } from './locals.ts';

/** Who acts and where: what `here`, `there` and `opener` mean to a condition. */
export interface Scene {
  readonly who: SurvivorId;
  readonly zone: ZoneId;
}

/** Zones under a name; some move during the game. */
export interface Area {
  /** the zones of a place that never moves; null: ask `zones` */
  readonly fixed: readonly ZoneId[] | null;
  zones(t: Table, at: Scene): readonly ZoneId[];
  has(t: Table, at: Scene, zone: ZoneId): boolean;
}

/** A condition: objective, defeat, key of a lock, guard of a trigger, grant or exit. */
export interface Goal {
  met(t: Table, at: Scene): boolean;
  /** can it never be met any more, as far as the players may know? */
  hopeless(t: Table): boolean;
  /** how far it has come; null where counting means nothing */
  count(t: Table): readonly [have: number, want: number] | null;
  /** how many of what must be gone are still there */
  left?(t: Table, at: Scene): number;
  /** where, with what and by whom it can be advanced while it is not met */
  leads(t: Table, at: Scene): readonly Lead[];
  /** is there a part of it that nobody can do anything about now? */
  stuck?(t: Table, at: Scene): boolean;
  /** writes down parts that stay done once done, and says whether the goal is met now; asked while the goal is an objective's turn */
  note?(t: Table): boolean;
}

/** Does something at once, or calls one procedure. The frame is the running `mission-effects`. */
export type Effect = (t: Table, f: FrameOf<'mission-effects'>) => void;

export interface TakeTrigger {
  fits(what: string, colour: string): boolean;
  readonly list: number;
}
export interface KillTrigger {
  readonly kinds: readonly KindId[];
  /** killed with this alone; '' with anything */
  readonly by: string;
  /** not when killed with this */
  readonly unless: string;
  readonly list: number;
}
export interface FireTrigger {
  readonly area: Area;
  readonly from: string;
  readonly list: number;
}
export interface PhaseTrigger {
  readonly phase: string;
  readonly goal: Goal | null;
  readonly list: number;
}
export interface WhenTrigger {
  readonly goal: Goal;
  readonly list: number;
}
export interface SightTrigger {
  readonly kinds: readonly KindId[];
  readonly goal: Goal | null;
  readonly list: number;
}

/** What a grant takes from the survivor: a kept token of these colours, or cards. */
export interface Price {
  /** name of this way to pay in the option's key; '' when there is only one */
  readonly id: string;
  readonly colours: readonly string[];
  /** item ids; empty: a token */
  readonly items: readonly string[];
  /** any number of them */
  readonly any: boolean;
}

export interface Grant {
  readonly id: string;
  readonly cost: number;
  readonly where: Area | null;
  /** doors the option is about, instead of zones */
  readonly doors: ((t: Table, zone: ZoneId) => readonly number[]) | null;
  readonly range: readonly [number, number] | null;
  readonly needs: Goal | null;
  readonly prices: readonly Price[];
  readonly reverse: boolean;
  /** it draws or reads something, so it cannot be undone */
  readonly reveals: boolean;
  /** whoever stands in its zone dies */
  readonly burns: boolean;
  /** it puts things onto a car of these kinds, which the option names; null: no car is meant */
  readonly cars: readonly string[] | null;
  readonly list: number;
}

/** A step of the mission's setup that may ask. */
export type SetupStep = {
  [P in SetupProcedure]: { readonly proc: P; readonly locals: Readonly<Given<P>> };
}[SetupProcedure];
type SetupProcedure = 'draft-pairs' | 'setup-groups' | 'setup-companions' | 'mission-effects';

/** Counters that events raise before anyone asks for them. */
export interface Listeners {
  readonly fires: ((t: Table, zone: ZoneId, by: string) => void)[];
  readonly kills: ((t: Table, kind: KindId, count: number, by: string, zone: ZoneId) => void)[];
}

/** An objective card as it lies: where, and the script that runs when it is read. */
export interface CardOnBoard {
  readonly card: ObjectiveCardDef;
  readonly zone: ZoneId;
  readonly door: number;
  readonly hour: number;
  readonly list: number;
}

export interface Script {
  readonly ordered: boolean;
  /** which line is about leaving the board; 0: none, or the first */
  readonly exitLine: number;
  readonly lines: readonly Goal[];
  /** lines that a card adds (`aim`), each asked once its card was read */
  readonly aims: readonly Goal[];
  /** the mission's own defeats: reason and test */
  readonly defeats: readonly { readonly reason: string; readonly is: (t: Table) => boolean }[];
  readonly effects: readonly (readonly Effect[])[];
  readonly takes: readonly TakeTrigger[];
  readonly kills: readonly KillTrigger[];
  readonly fires: readonly FireTrigger[];
  readonly phases: readonly PhaseTrigger[];
  readonly whens: readonly WhenTrigger[];
  readonly sights: readonly SightTrigger[];
  readonly listeners: Listeners;
  readonly grants: readonly Grant[];
  readonly setup: readonly SetupStep[];
  readonly cards: readonly CardOnBoard[];
  /** effect list of each note, by its number */
  readonly notes: ReadonlyMap<number, number>;
  /** `no-return`: from then on killed zombies leave the game */
  readonly noReturn: Goal | null;
  /** names given to single cards, and the item each is */
  readonly tags: ReadonlyMap<string, string>;
  /** `token.acts-as`: colour to item id */
  readonly actsAs: Readonly<Record<string, string>>;
  /** zones may be linked in play: ways are looked up again with every verdict */
  readonly linked: boolean;
  /** `token.stands-with-bearer` */
  readonly beaconWalks: boolean;
  /** guards leave with a survivor (`exit-rule` with guards) */
  readonly guardsLeave: boolean;
  /** the exit zones of the rule */
  readonly exits: Area | null;
}

export const NO_SCENE: Scene = { who: -1, zone: -1 };

/** The beginning of an effect list at this scene, nothing else being known of the moment. */
export const occasion = ({ who, zone }: Scene): Occasion & { at: number } => ({
  at: 0,
  who,
  zone,
  token: -1,
  cards: [],
  car: -1,
  door: -1,
});

/** Is a thing called `want` what did it? A card with a name of its own is also what it is without it. */
export const didIt = (tags: ReadonlyMap<string, string>, by: string, want: string): boolean =>
  want === '' || by === want || tags.get(by) === want;
