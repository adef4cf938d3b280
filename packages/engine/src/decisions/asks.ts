// What each kind of question carries: the parameters its asker gives and its answerer, view and odds read. One entry for each kind.
import type { CardId, SurvivorId, ZoneId } from '../state/state.ts';
import type { DecisionKind, Option, Place } from './decisions.ts';

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
  order: Listed;
  /** verbs: a bonus action narrowed to these (null: to none in particular), its attacks into `zone` where that is one */
  turn: { readonly who: SurvivorId; readonly verbs?: readonly string[] | null };
  wounds: Shared;
  split: Shared & { readonly zombie: string };
  route: Listed & { readonly zone: ZoneId; readonly zombies: readonly string[] };
  hits: Listed & {
    readonly who: SurvivorId;
    readonly zone: ZoneId;
    readonly left: number;
    readonly damage: number;
    /** the target chosen where nobody cares */
    readonly best: string;
  };
  'friendly-fire': Shared & { readonly who: SurvivorId; readonly damage: number };
  /** dice of an attack; or of armour: `count` rolled, `saved` of them */
  reroll: Listed & {
    readonly who: SurvivorId;
    readonly topic: string;
    readonly need: number;
    readonly dice?: readonly number[];
    readonly armour?: true;
    readonly saved?: number;
    readonly count?: number;
  };
  keep: Arranged;
  arrange: Arranged;
  skill: Listed & { readonly who: SurvivorId; readonly level: number };
  zone: Listed & { readonly topic: string };
  armour: Listed & { readonly who: SurvivorId; readonly count: number; readonly values: readonly number[] };
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
  route: ['zone'],
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
