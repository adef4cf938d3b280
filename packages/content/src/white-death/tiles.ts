// Where streets, rooms and ruins lie is known for most faces; openings, walkways and stairs are ours on all of them.
// A rampart runs through the middle row of 28R, 29R and 33V, so that wall tiles laid side by side make one wall; stairs lie on its city side.
import type { TileFace } from '@holdout/engine/content';
import { tile26R, tile26V } from './tiles/tile-26.ts';
import { tile27R, tile27V } from './tiles/tile-27.ts';
import { tile28R, tile28V } from './tiles/tile-28.ts';
import { tile29R, tile29V } from './tiles/tile-29.ts';
import { tile30R, tile30V } from './tiles/tile-30.ts';
import { tile31R, tile31V } from './tiles/tile-31.ts';
import { tile32R, tile32V } from './tiles/tile-32.ts';
import { tile33R, tile33V } from './tiles/tile-33.ts';
import { tile34R, tile34V } from './tiles/tile-34.ts';

export const tiles: readonly TileFace[] = [
  tile26R,
  tile26V,
  tile27R,
  tile27V,
  tile28R,
  tile28V,
  tile29R,
  tile29V,
  tile30R,
  tile30V,
  tile31R,
  tile31V,
  tile32R,
  tile32V,
  tile33R,
  tile33V,
  tile34R,
  tile34V,
];
