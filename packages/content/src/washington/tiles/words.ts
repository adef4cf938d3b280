// Washington's own zones, beside the words of the core tiles.
import type { TileZone } from '@holdout/engine/content';

/** red carpet: sees and counts like a street, inside a building */
export const corridor: TileZone = { kind: 'corridor' };
/** a search here draws from the Secret Service deck */
export const secretService: TileZone = { kind: 'room', searchDeck: 'secret-service' };
export const tankZone: TileZone = { kind: 'street', tank: true };
