// Numbers that name things, and what each says for none. They are indexes: of zones, survivors, cards, kinds. The mark keeps them apart for
// the compiler: a plain number (a loop's, a parsed one) fits any of them, but a zone is not taken for a survivor or a card.

declare const mark: unique symbol;
type Marked<Name extends string> = number & { readonly [mark]?: Name };

/** Index into `board.zones`; NOWHERE when off the board. */
export type ZoneId = Marked<'zone'>;
/** Index into `state.survivors`. */
export type SurvivorId = Marked<'survivor'>;
/** Number of one physical card; `state.cards[card]` is its index in `rules.items`. */
export type CardId = Marked<'card'>;
/** Index into `rules.kinds` (zombie kinds). */
export type KindId = Marked<'kind'>;
export const NOWHERE = -1;
export const NOBODY = -1;
export const NO_CARD = -1;
