// What people see of a question (its kinds are in asks.ts). A list decision offers options with stable keys; a form decision offers items,
// limits and a default, and one check accepts or refuses a filled-in key.
import type { AttackKind } from '../content.ts';
import type { Variants } from '../keys/index.ts';
import type { SurvivorId, ZoneId } from '../state/state.ts';

/** One choosable answer. `key` is what is stored and sent; the rest is for people, odds and highlights. */
export interface Option {
  readonly key: string;
  /** action verb or answer word: move, search, melee, yes, no, survivor, zone, … */
  readonly verb: string;
  readonly zones?: readonly ZoneId[];
  readonly survivors?: readonly SurvivorId[];
  readonly cards?: readonly string[];
  /** of zombies it concerns; of skills and guards: `move` where the answer brings the piece to another zone */
  readonly kinds?: readonly string[];
  readonly skill?: string;
  readonly doors?: readonly number[];
  readonly attack?: AttackKind;
  /** what it costs: ordinary actions and the free action spent, if any */
  readonly cost?: { readonly actions: number; readonly free?: string };
  /** true: it rolls dice, draws or reveals, so it cannot be undone */
  readonly reveals?: boolean;
  /** true: a deed of the mission that kills whatever stands in its zone, one's own too */
  readonly burns?: boolean;
  /** it does something only if a die comes up: how many dice, the least face, and the chance with every reroll there is */
  readonly roll?: { readonly dice: number; readonly need: number; readonly chance: number };
  readonly count?: number;
  /** other manners of the same: `varied` of the keys makes their keys */
  readonly variants?: Variants;
}

/** A weapon that may be fired into zones where no zombie stands: legal, rarely wise, and so on no list. */
export interface Aim {
  readonly verb: 'ranged' | 'magic';
  readonly item: string;
  readonly zones: readonly ZoneId[];
  /** only with risk: nothing is left to pay a plain shot with */
  readonly risk?: true;
}

/** A place of a share form and how much it may get. */
export interface Place {
  readonly id: string;
  readonly min: number;
  readonly max: number;
}

/** A form: put `amount` of things into places, each place with its limit. Key: `place=amount,place=amount`, places left out get nothing. */
export interface ShareForm {
  readonly form: 'share';
  readonly total: number;
  readonly places: readonly Place[];
  /** places are `id/group`: each group is shared out for itself, this much of it */
  readonly groups?: Readonly<Record<string, number>>;
  /** most an id may get over all groups together */
  readonly limits?: Readonly<Record<string, number>>;
  readonly default: string;
}

/** A form: where each card lies. Key: `survivor/h=card card,b=card,p=card card;…;x=card card` (x: discarded), cards by number, `-` for an empty place. */
export interface ArrangeForm {
  readonly form: 'arrange';
  readonly survivors: readonly SurvivorId[];
  /** card numbers that must each be put somewhere */
  readonly cards: readonly number[];
  readonly items: readonly string[];
  readonly mayDiscard: boolean;
  readonly default: string;
}

export type Form = ShareForm | ArrangeForm;
