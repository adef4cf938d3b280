// Every question the rules put to players: a closed list of kinds, one entry each. What it carries: the parameters its asker gives and its
// answerer, view and odds read.
import type { CardId, SurvivorId, ZoneId } from '../state/state.ts';
import type { Option, Place } from './decisions.ts';

/** What people see of a key besides the key itself. */
export type About = Readonly<Record<string, Omit<Option, 'key' | 'verb'>>>;

/** Any question may say whom and which zone it is about, and by `topic` what it is about where its kind does not say it. */
interface Asked {
  readonly by: number;
  readonly who?: SurvivorId;
  readonly zone?: ZoneId;
  readonly topic?: string;
}

/** The question carries its few keys itself. */
interface Listed {
  readonly keys: readonly string[];
  readonly about?: About;
}

/** Puts `total` into places. Places are `id/group` where there are groups: each is shared out for itself, and an id may have a limit over all. */
interface Shared {
  readonly zone: ZoneId;
  readonly total: number;
  readonly places: readonly Place[];
  /** the key offered first */
  readonly preset: string;
  readonly groups?: Readonly<Record<string, number>>;
  readonly limits?: Readonly<Record<string, number>>;
}

interface Arranged {
  readonly who: SurvivorId;
  readonly survivors: readonly SurvivorId[];
  /** cards that come to the first of them */
  readonly incoming: readonly CardId[];
}

interface Questions {
  /** whose turn next: options are survivors */
  order: Listed;
  /** the active survivor's next action; verbs: a bonus action narrowed to these (null: to none in particular), its attacks into `zone` where that is one */
  turn: { readonly who: SurvivorId; readonly verbs?: readonly string[] | null };
  /** form: share wounds of an attack among survivors, companions, guards */
  wounds: Shared;
  /** form: split zombies of one kind over several ways */
  split: Shared & { readonly zombie: string };
  /** one zone for a group that does not split */
  route: Listed & { readonly zone: ZoneId; readonly zombies: readonly string[] };
  /** which target the next hit takes */
  hits: Listed & {
    readonly who: SurvivorId;
    readonly zone: ZoneId;
    readonly left: number;
    readonly damage: number;
    /** the target chosen where nobody cares */
    readonly best: string;
  };
  /** form: share friendly-fire hits */
  'friendly-fire': Shared & { readonly who: SurvivorId; readonly damage: number };
  /** use a reroll? dice of an attack; or of armour: `count` rolled, `saved` of them */
  reroll: Listed & {
    readonly who: SurvivorId;
    readonly topic: string;
    readonly need: number;
    readonly dice?: readonly number[];
    readonly armour?: true;
    readonly saved?: number;
    readonly count?: number;
  };
  /** keep or discard drawn cards, with free rearrangement */
  keep: Arranged;
  /** form: where cards lie (reorganise, trade, received cards, shared starting equipment) */
  arrange: Arranged;
  /** choose a skill on reaching a level */
  skill: Listed & { readonly who: SurvivorId; readonly level: number };
  /** pick a zone: which room next, where a token goes */
  zone: Listed & { readonly topic: string };
  /** which of two ways to roll armour */
  armour: Listed & { readonly who: SurvivorId; readonly count: number; readonly values: readonly number[] };
  /** use an optional skill or reaction now? may carry options beyond yes and no */
  use: Listed & {
    readonly topic: string;
    readonly skill?: string;
    readonly card?: string;
    readonly wounds?: number;
    readonly note?: number;
    /** a trade: who proposes it, and the answer of the turn it would be */
    readonly from?: string;
    readonly offer?: string;
  };
  /**
   * Anything else a mission or card puts as a numbered choice.
   * card: a card, line or companion it is about, by name; left: how many more will be asked for; points: of the campaign's sheet;
   * then: cards that will be asked about after this one in the same way
   */
  option: Listed & {
    readonly topic: string;
    readonly card?: string;
    readonly left?: number;
    readonly points?: number;
    readonly then?: readonly string[];
  };
}

export type DecisionKind = keyof Questions;
/** A pending question of one kind. */
export type AskOf<K extends DecisionKind> = Asked & Questions[K] & { readonly kind: K };
/** A pending question. */
export type Ask = { [K in DecisionKind]: AskOf<K> }[DecisionKind];

/** The parameters of each kind that people are told, under their names: whatever is not listed stays at the table. */
export const TOLD = {
  order: [],
  turn: ['zone'],
  wounds: ['zone'],
  split: ['zone', 'zombie'],
  route: ['zone', 'zombies'],
  hits: ['zone', 'left', 'damage', 'best'],
  'friendly-fire': ['zone', 'damage'],
  reroll: ['zone', 'need', 'saved', 'count'],
  keep: [],
  arrange: [],
  skill: ['level'],
  zone: ['zone'],
  armour: ['count'],
  use: ['zone', 'skill', 'card', 'wounds', 'note', 'from', 'offer'],
  option: ['zone', 'card', 'left', 'points', 'then'],
} as const satisfies { [K in DecisionKind]: readonly (keyof AskOf<K>)[] };
