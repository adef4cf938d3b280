import type { BoardView } from '@holdout/engine/board';

/** Names of tiles as rules of missions say them: a number and a side. */
export const TILE_NAME = /\b(\d{1,2}[RV])\b/;

/** Zones on a tile of this name. */
export const zonesOn = (board: BoardView, tile: string): readonly number[] =>
  board.zones.flatMap((zone, i) => (zone.faces.includes(tile) ? [i] : []));

/** Zones of all tiles a text names: the board does not show their names. */
export const zonesNamed = (board: BoardView, text: string): readonly number[] =>
  text.split(TILE_NAME).flatMap((part, at) => (at % 2 === 0 ? [] : zonesOn(board, part)));
