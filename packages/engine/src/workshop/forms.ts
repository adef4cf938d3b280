// What the forms of an editor are made of: which parameters a word has, and what each takes.

/** Where an editor finds names for a field: in this mission, on its map, in its book. */
export type NameSource =
  | 'marks'
  | 'keywords'
  | 'tags'
  | 'killers'
  | 'cards-lying'
  | 'tiles'
  | 'stores'
  | 'decks'
  | 'heaps'
  | 'items'
  | 'companions'
  | 'achievements';

/**
 * What a parameter takes, so that an editor can offer it. `fixed-zones`: places that stay where they are; `deck-cards`: those of the
 * deck named beside it.
 */
export type FieldForm =
  | {
      readonly takes:
        | 'zones'
        | 'fixed-zones'
        | 'locks'
        | 'people'
        | 'card'
        | 'cards'
        | 'deck-cards'
        | 'kind'
        | 'kinds'
        | 'colours'
        | 'range';
    }
  | { readonly takes: 'conditions' | 'effects' | 'effect-lists' | 'price' }
  /** `flag`: unsaid is no; `yes-no`: unsaid is as the book has it; `nothing`: the word alone says it */
  | { readonly takes: 'flag' | 'yes-no' | 'nothing' }
  /** a condition or doors, or one of the words that may stand instead */
  | { readonly takes: 'condition' | 'doors'; readonly words?: readonly string[] }
  | { readonly takes: 'name'; readonly from?: NameSource }
  | { readonly takes: 'number'; readonly least: number; readonly most: number }
  /** a number, or one of the words that stand for one */
  | { readonly takes: 'count'; readonly words: readonly string[] }
  | { readonly takes: 'choice' | 'choices' | 'thing' | 'things'; readonly of: readonly string[] }
  /** so many of each: cards or kinds of zombies; or one of the words */
  | { readonly takes: 'numbers'; readonly each: 'items' | 'kinds'; readonly of: readonly string[] }
  /** parameters of its own; `short`: written as that one alone where nothing else is said */
  | { readonly takes: 'record'; readonly fields: Readonly<Record<string, Field>>; readonly short?: string };

export type Field = FieldForm & { readonly needed?: true };

/** Where a word may stand. */
export type WordUse = 'condition' | 'defeat' | 'setup' | 'rule' | 'effect' | 'card-effect';

export interface WordForm {
  readonly use: readonly WordUse[];
  readonly fields: Readonly<Record<string, Field>>;
  /** the word's parameter is this itself, not an object of fields */
  readonly bare?: Field;
  /** something to begin with */
  readonly example: unknown;
}
