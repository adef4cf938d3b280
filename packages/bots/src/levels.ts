/** Bots a seat can be given to, the usual one first; the labels `bot.<level>` name them. Apart, so that a page can list them without loading them. */
export const TABLE_BOTS = ['quick', 'swift', 'strong', 'sensible', 'random'] as const;
export type TableBot = (typeof TABLE_BOTS)[number];
