// What one seat may see: built up from nothing, never by deleting from the state. `makeView` in views/ fills it.
import type { Danger } from './content.ts';
import type { DecisionKind, Form, Option } from './decisions.ts';
import type { ZombieKind } from './rules.ts';
import type { Options } from './setup.ts';
import type { Over, Phase, Role } from './state.ts';

export interface CardView {
  /** card number, the handle for arrange forms */
  readonly card: number;
  readonly item: string;
  readonly empty: boolean;
  readonly tag?: string;
}

export interface SurvivorView {
  readonly index: number;
  readonly id: string;
  readonly role: Role;
  readonly seat: number;
  readonly kid: boolean;
  readonly zone: number;
  readonly alive: boolean;
  readonly out: boolean;
  readonly wounds: number;
  readonly health: number;
  readonly ap: number;
  readonly level: Danger;
  readonly laps: number;
  readonly actions: number;
  readonly free: readonly string[];
  readonly done: boolean;
  readonly skills: readonly string[];
  readonly lent: readonly string[];
  readonly hands: readonly (CardView | null)[];
  /** null: empty; undefined where the edition has no body slot */
  readonly body?: CardView | null;
  readonly pack: readonly CardView[];
  readonly packSize: number;
  readonly tokens: readonly string[];
  readonly leader: number;
  readonly car: number;
  readonly driver: boolean;
  readonly light: number;
  readonly lit: boolean;
}

export interface ZoneView {
  readonly noise: number;
  /** kind id to count, only what is there */
  readonly zombies: Readonly<Record<string, number>>;
  readonly guards: number;
  /** other tokens lying here: freeze, corruption, bile, cauldron, beacon, exit, ladder, light, vault-weapon, marked, … */
  readonly tokens: readonly string[];
  readonly building: number;
}

export interface ObjectiveLine {
  readonly line: number;
  readonly met: boolean;
  /** still to do in an ordered list: not yet this line's turn */
  readonly waiting: boolean;
  readonly have?: number;
  readonly want?: number;
}

export interface AskView {
  readonly kind: DecisionKind;
  /** seat that answers; -1: the team */
  readonly by: number;
  /** survivor concerned, or -1 */
  readonly survivor: number;
  /** zone concerned, or -1 */
  readonly zone: number;
  /** what it is about, a label key with parameters: `ask.reroll`, … */
  readonly about: string;
  readonly parameters: Readonly<Record<string, string | number | readonly (string | number)[]>>;
  /** for list decisions: every legal option. For forms: a sample of good answers, the default first. */
  readonly options: readonly Option[];
  readonly form?: Form;
}

export interface SeatView {
  readonly seat: number;
  readonly seats: number;
  readonly edition: string;
  readonly mission: string;
  readonly options: Options;
  readonly tick: number;
  readonly info: number;
  readonly round: number;
  readonly phase: Phase;
  readonly hour: number;
  readonly night: boolean;
  readonly first: number;
  readonly active: number;
  readonly danger: Danger;
  readonly over: Over | null;
  readonly ask: AskView | null;
  readonly survivors: readonly SurvivorView[];
  readonly zones: readonly ZoneView[];
  /** what is printed on the zombies of this book, by the names `zombies` of a zone uses */
  readonly kinds: Readonly<Record<string, ZombieKind>>;
  readonly doors: readonly ('closed' | 'open' | 'shut' | 'broken')[];
  /** numbers of closed doors that the mission keeps locked for whoever acts now */
  readonly locked: readonly number[];
  readonly objectives: readonly { readonly zone: number; readonly colour: string; readonly place: string; readonly by: number }[];
  readonly crates: readonly { readonly zone: number; readonly car: number }[];
  readonly spawns: readonly { readonly zone: number; readonly colour: string; readonly active: boolean }[];
  readonly cars: readonly { readonly kind: string; readonly zone: number }[];
  readonly loose: readonly { readonly zone: number; readonly name: string; readonly count: number; readonly cards: readonly string[] }[];
  readonly lines: readonly ObjectiveLine[];
  /** how many cards are left, and what was discarded (top last) */
  readonly decks: Readonly<Record<string, { readonly left: number; readonly discard: readonly string[] }>>;
  readonly zombieDeck: { readonly left: number; readonly discard: readonly number[] };
  readonly pool: Readonly<Record<string, number>>;
  readonly progress: Readonly<Record<string, number>>;
}
