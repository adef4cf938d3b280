// Tiles laid side by side: the pieces of zones they print, and what stands between cells before a mission changes it.
import type { EdgeKind, MissionMap, PlacedTile, Side, TileFace, TileZone } from '../content.ts';
import { type CutFace, commonBands, cutFace } from './faces.ts';
import type { Grid, SideNumber, Standing } from './sides.ts';

/** A zone as far as one tile prints it. */
export interface Piece {
  /** `0,1/A` */
  readonly name: string;
  readonly zone: TileZone;
  readonly face: string;
}

export interface Laid extends Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** cells to a tile side */
  readonly size: number;
  readonly pieces: readonly Piece[];
  /** piece of each cell, -1 for none */
  readonly pieceOf: readonly number[];
  readonly standing: (Standing | undefined)[];
  /** sides where a face prints a gap in its outer border, joined or not: where a door token belongs */
  readonly gaps: ReadonlySet<SideNumber>;
  readonly placed: readonly { readonly tile: PlacedTile; readonly face: TileFace; readonly row: number; readonly col: number }[];
}

export function layTiles(map: MissionMap, faces: ReadonlyMap<string, TileFace>): Laid {
  const placed = map.tiles.flatMap((tiles, row) =>
    tiles.flatMap((tile, col) => {
      const face = tile ? faces.get(tile.face) : undefined;
      return tile && face ? { tile, face, row, col } : [];
    }),
  );
  const lines = commonBands(new Set(placed.map(({ face }) => face)));
  const size = lines.length - 1;
  const down = map.tiles.length;
  const across = Math.max(0, ...map.tiles.map((row) => row.length));
  const rows = down * size;
  const cols = across * size;
  const pieceOf: number[] = new Array(rows * cols).fill(-1);
  const pieces: Piece[] = [];
  const cut = new Map<number, CutFace>();
  for (const { tile, face, row, col } of placed) {
    const piece = new Map<string, number>();
    const here = cutFace(face, tile.turn, lines);
    cut.set(row * across + col, here);
    for (let r = 0; r < size; r++) {
      for (let c = 0; c < size; c++) {
        const name = here.nameAt(r, c);
        const zone = name === null ? undefined : face.zones[name];
        if (name === null || !zone) continue;
        if (!piece.has(name)) piece.set(name, pieces.push({ name: `${row},${col}/${name}`, zone, face: face.id }) - 1);
        pieceOf[(row * size + r) * cols + col * size + c] = piece.get(name) ?? -1;
      }
    }
  }
  const listed = (row: number, col: number, side: Side): EdgeKind | undefined =>
    cut.get(Math.floor(row / size) * across + Math.floor(col / size))?.listed(row % size, col % size, side);
  /** A corridor that lists gaps on an outer side of its tile is walled on the rest of that side. */
  const walledCorridors = (side: Side): ReadonlySet<number> => {
    const walled = new Set<number>();
    for (const [at, piece] of pieceOf.entries()) {
      const row = Math.floor(at / cols);
      const col = at % cols;
      const outer = { N: row % size === 0, W: col % size === 0, S: row % size === size - 1, E: col % size === size - 1 }[side];
      if (outer && pieces[piece]?.zone.kind === 'corridor' && isGap(listed(row, col, side))) walled.add(piece);
    }
    return walled;
  };
  const walled = { N: walledCorridors('N'), E: walledCorridors('E'), S: walledCorridors('S'), W: walledCorridors('W') };
  const standing: (Standing | undefined)[] = new Array(rows * cols * 2).fill(undefined);
  const gaps = new Set<SideNumber>();
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      for (const [near, far, dr, dc, s] of [
        ['E', 'W', 0, 1, 0],
        ['S', 'N', 1, 0, 1],
      ] as const) {
        const cell = row * cols + col;
        const other = cell + dr * cols + dc;
        const a = pieces[pieceOf[cell] ?? -1];
        const b = row + dr < rows && col + dc < cols ? pieces[pieceOf[other] ?? -1] : undefined;
        if (!a || !b) continue;
        const first = listed(row, col, near);
        const second = listed(row + dr, col + dc, far);
        const overBorder =
          Math.floor(row / size) !== Math.floor((row + dr) / size) || Math.floor(col / size) !== Math.floor((col + dc) / size);
        const side = cell * 2 + s;
        if (!overBorder) {
          standing[side] = first ?? second ?? insideTile(a, b);
          continue;
        }
        if (isGap(first) || isGap(second)) gaps.add(side);
        standing[side] = overTileBorder(
          { zone: a.zone, listed: first, walled: walled[near].has(pieceOf[cell] ?? -1) },
          { zone: b.zone, listed: second, walled: walled[far].has(pieceOf[other] ?? -1) },
        );
      }
    }
  }
  const at = (tiles: number): number[] => [
    ...Array.from({ length: tiles * size }, (_, i) => Math.floor(i / size) + (lines[i % size] ?? 0)),
    tiles,
  ];
  return { rows, cols, xs: at(across), ys: at(down), size, pieces, pieceOf, standing, gaps, placed };
}

const isGap = (edge: EdgeKind | undefined): boolean => edge !== undefined && edge !== 'wall';

function insideTile(a: Piece, b: Piece): Standing | undefined {
  if (a === b) return undefined;
  return a.zone.kind === 'room' || b.zone.kind === 'room' ? 'wall' : 'open';
}

interface BorderSide {
  readonly zone: TileZone;
  readonly listed: EdgeKind | undefined;
  readonly walled: boolean;
}

/** Gap meets gap: a way through. A gap toward a street is a wall until a mission puts a door there. Street meets street: open. */
function overTileBorder(a: BorderSide, b: BorderSide): Standing {
  const both = [a, b];
  if (both.some((side) => side.listed === 'wall')) return 'wall';
  const indoors = both.some((side) => side.zone.kind === 'room');
  if (indoors && !both.every((side) => isGap(side.listed))) return 'wall';
  if (both.some((side) => side.walled && !isGap(side.listed))) return 'wall';
  for (const is of ['door', 'stairs', 'sandbags'] as const) if (both.some((side) => side.listed === is)) return is;
  return indoors || both.some((side) => side.walled) ? 'opening' : 'open';
}
