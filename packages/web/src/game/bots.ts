/** Bots a seat can be given to, the usual one first; the labels `bot.<level>` name them. */
export const BOT_LEVELS = ['quick', 'strong', 'sensible', 'random'] as const;
