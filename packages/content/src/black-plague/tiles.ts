import type { TileFace } from '@holdout/engine/content';
import { tile1R, tile1V } from './tiles/tile-1.ts';
import { tile2R, tile2V } from './tiles/tile-2.ts';
import { tile3R, tile3V } from './tiles/tile-3.ts';
import { tile4R, tile4V } from './tiles/tile-4.ts';
import { tile5R, tile5V } from './tiles/tile-5.ts';
import { tile6R, tile6V } from './tiles/tile-6.ts';
import { tile7R, tile7V } from './tiles/tile-7.ts';
import { tile8R, tile8V } from './tiles/tile-8.ts';
import { tile9R, tile9V } from './tiles/tile-9.ts';

export const tiles: readonly TileFace[] = [
  tile1R,
  tile1V,
  tile2R,
  tile2V,
  tile3R,
  tile3V,
  tile4R,
  tile4V,
  tile5R,
  tile5V,
  tile6R,
  tile6V,
  tile7R,
  tile7V,
  tile8R,
  tile8V,
  tile9R,
  tile9V,
];
