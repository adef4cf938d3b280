// Special rules that the campaign's missions share.
import type { Word } from '@holdout/engine/content';

/** the Humvee stays where it is; a search in its zone draws from the Secret Service deck */
export const humvee: Word = { cars: { drive: false, search: 'secret-service' } };
/** setup: never removed by an end phase */
export const sixNoise: Word = { place: { what: 'noise', count: 6, zone: 'marked', permanent: true } };
/** cards lie on the board and notes beside it; nothing of them is known before it is read */
export const deal = (cards: number, notes: number): Word => ({ 'deal-cards': { cards, notes } });
export const clockAt = (start: number): Word => ({ clock: { start } });
