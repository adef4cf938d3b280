// Numbers that name things, and what each says for none. They are indexes: of zones, survivors, cards, kinds.

/** Index into `board.zones`; NOWHERE when off the board. */
export type ZoneId = number;
/** Index into `state.survivors`. */
export type SurvivorId = number;
/** Number of one physical card; `state.cards[card]` is its index in `rules.items`. */
export type CardId = number;
/** Index into `rules.kinds` (zombie kinds). */
export type KindId = number;
export const NOWHERE = -1;
export const NOBODY = -1;
export const NO_CARD = -1;
