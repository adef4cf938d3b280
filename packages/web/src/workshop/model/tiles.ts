// Laying tiles: what is on them goes with them.
import type { MissionDef, MissionMap, PlacedTile } from '@holdout/engine/content';
import { moveReferences, moveTiles, type TileMove, withMap } from './references.ts';

export const MOST_TILES = 5;

export interface Cell {
  readonly row: number;
  readonly col: number;
}

type Grid = readonly (readonly (PlacedTile | null)[])[];

const width = (grid: Grid): number => Math.max(...grid.map((row) => row.length));
const square = (grid: Grid): (PlacedTile | null)[][] =>
  grid.map((row) => Array.from({ length: width(grid) }, (_, col) => row[col] ?? null));
const same: TileMove = (row, col) => [row, col];

export const tileAt = (map: MissionMap, { row, col }: Cell): PlacedTile | null => map.tiles[row]?.[col] ?? null;

/** Lays a tile, or takes one away; what stood on another face goes with it. */
export function layTile(mission: MissionDef, at: Cell, tile: PlacedTile | null): MissionDef {
  const { map } = mission;
  if (tileAt(map, at) === null && tile === null) return mission;
  const tiles = square(map.tiles);
  while (tiles.length <= at.row) tiles.push(Array.from({ length: width(map.tiles) }, () => null));
  for (const row of tiles) while (row.length <= at.col) row.push(null);
  tiles[at.row][at.col] = tile;
  const stays = tile !== null && tileAt(map, at)?.face === tile.face;
  const moved = stays ? map : moveReferences(map, (row, col) => (row === at.row && col === at.col ? null : [row, col]));
  return withMap(mission, { ...moved, tiles });
}

export function turnTile(mission: MissionDef, at: Cell, by: 90 | 270 = 90): MissionDef {
  const tile = tileAt(mission.map, at);
  return tile ? layTile(mission, at, { ...tile, turn: ((tile.turn + by) % 360) as PlacedTile['turn'] }) : mission;
}

/** Two cells change places, tokens and all. */
export function swapTiles(mission: MissionDef, a: Cell, b: Cell): MissionDef {
  const tiles = square(mission.map.tiles);
  while (tiles.length <= Math.max(a.row, b.row)) tiles.push(Array.from({ length: tiles[0].length }, () => null));
  for (const row of tiles) while (row.length <= Math.max(a.col, b.col)) row.push(null);
  [tiles[a.row][a.col], tiles[b.row][b.col]] = [tiles[b.row][b.col], tiles[a.row][a.col]];
  const is = (cell: Cell, row: number, col: number) => cell.row === row && cell.col === col;
  const move: TileMove = (row, col) => (is(a, row, col) ? [b.row, b.col] : is(b, row, col) ? [a.row, a.col] : [row, col]);
  return moveTiles(mission, move, tiles);
}

/** A free row or column at that side. */
export function widen(mission: MissionDef, side: 'N' | 'E' | 'S' | 'W'): MissionDef {
  const tiles = square(mission.map.tiles);
  const across = side === 'E' || side === 'W';
  if ((across ? tiles[0].length : tiles.length) >= MOST_TILES) return mission;
  if (side === 'N') tiles.unshift(tiles[0].map(() => null));
  else if (side === 'S') tiles.push(tiles[0].map(() => null));
  else for (const row of tiles) side === 'W' ? row.unshift(null) : row.push(null);
  const move: TileMove = side === 'N' ? (row, col) => [row + 1, col] : side === 'W' ? (row, col) => [row, col + 1] : same;
  return moveTiles(mission, move, tiles);
}

/** Empty rows and columns at the rim go; one cell stays. */
export function trim(mission: MissionDef): MissionDef {
  let tiles = square(mission.map.tiles);
  let up = 0;
  let left = 0;
  const empty = (row: readonly (PlacedTile | null)[]) => row.every((tile) => tile === null);
  while (tiles.length > 1 && empty(tiles[0])) {
    tiles = tiles.slice(1);
    up++;
  }
  while (tiles.length > 1 && empty(tiles[tiles.length - 1])) tiles = tiles.slice(0, -1);
  while (tiles[0].length > 1 && tiles.every((row) => row[0] === null)) {
    tiles = tiles.map((row) => row.slice(1));
    left++;
  }
  while (tiles[0].length > 1 && tiles.every((row) => row[row.length - 1] === null)) tiles = tiles.map((row) => row.slice(0, -1));
  return tiles.length === mission.map.tiles.length && tiles[0].length === width(mission.map.tiles)
    ? mission
    : moveTiles(mission, (row, col) => [row - up, col - left], tiles);
}

/** The whole map a quarter turn clockwise, every tile with it. */
export function turnMap(mission: MissionDef): MissionDef {
  const tiles = square(mission.map.tiles);
  const rows = tiles.length;
  const turned = tiles[0].map((_, col) =>
    tiles
      .map((row) => row[col])
      .reverse()
      .map((tile) => tile && { ...tile, turn: ((tile.turn + 90) % 360) as PlacedTile['turn'] }),
  );
  return moveTiles(mission, (row, col) => [col, rows - 1 - row], turned);
}

/**
 * The map as in a mirror that stands at its side: columns change places and tiles turn the other way round. A printed face has no mirror
 * image, so each tile stays what it is; what stands on it goes with it.
 */
export function mirrorMap(mission: MissionDef): MissionDef {
  const tiles = square(mission.map.tiles);
  const last = tiles[0].length - 1;
  const mirrored = tiles.map((row) =>
    row.toReversed().map((tile) => tile && { ...tile, turn: ((360 - tile.turn) % 360) as PlacedTile['turn'] }),
  );
  return moveTiles(mission, (row, col) => [row, last - col], mirrored);
}

/** A tile and all that stands on it once more in another cell; a start, an exit or a spawn token is put there too. */
export function copyTile(mission: MissionDef, from: Cell, to: Cell): MissionDef {
  const tile = tileAt(mission.map, from);
  if (!tile || (from.row === to.row && from.col === to.col)) return mission;
  const laid = layTile(mission, to, tile);
  const only = moveReferences(mission.map, (row, col) => (row === from.row && col === from.col ? [to.row, to.col] : null));
  return withMap(mission, joined(laid.map, only));
}

/** Everything of both maps; the ground is the first one's. */
function joined(map: MissionMap, more: MissionMap): MissionMap {
  const both = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined) => (b && b.length > 0 ? [...(a ?? []), ...b] : a);
  const lists = [
    'doors',
    'edges',
    'vaults',
    'cars',
    'zombies',
    'guards',
    'cauldrons',
    'ladders',
    'corruption',
    'noise',
    'lights',
    'companions',
    'stairs',
  ] as const;
  const out: Record<string, unknown> = { ...map };
  for (const name of lists) {
    const list = name === 'vaults' ? map.vaults : both<unknown>(map[name], more[name]);
    if (list !== undefined) out[name] = list;
  }
  for (const name of ['objectives', 'crates'] as const)
    if (Array.isArray(map[name])) out[name] = both<unknown>(map[name], more[name] as readonly unknown[]);
  const places = Object.keys({ ...map.places, ...more.places });
  return {
    ...(out as unknown as MissionMap),
    places: Object.fromEntries(places.map((name) => [name, both(map.places[name], more.places[name]) ?? []])),
    spawns: [...map.spawns, ...more.spawns.filter((spawn) => spawn.colour !== 'starting' && spawn.colour !== '1')],
  };
}

/** Faces laid already. */
export const facesLaid = (map: MissionMap): ReadonlySet<string> => new Set(map.tiles.flat().flatMap((tile) => (tile ? [tile.face] : [])));

/** More of a tile than the box has. Faces of one's own are as many as one prints. */
export function hasCopies(map: MissionMap): boolean {
  const faces = map.tiles.flat().flatMap((tile) => (tile && !tile.face.startsWith('own-') ? [tile.face] : []));
  return new Set(faces).size < faces.length;
}
