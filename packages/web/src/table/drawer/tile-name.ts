/** Names of tiles as rules of missions say them: a number and a side. */
export const TILE_NAME = /\b(\d{1,2}[RV])\b/;
