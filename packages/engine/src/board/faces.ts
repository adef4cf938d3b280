// Tile faces: turning them, checking them, and cutting the faces of one board along common lines.
import type { CellSide, EdgeKind, Side, TileFace } from '../content.ts';
import { unknownWord } from './problems.ts';

const CLOCKWISE: Readonly<Record<Side, Side>> = { N: 'E', E: 'S', S: 'W', W: 'N' };
/** Lines of different faces nearer than this are meant to meet. */
const SAME_LINE = 0.06;
const EXACTLY = 1e-6;

const rowsOf = (face: TileFace): string[][] => face.cells.map((row) => row.trim().split(/\s+/));

/** A quarter turn clockwise: the west column becomes the north row. */
function quarterTurn(face: TileFace): TileFace {
  const rows = rowsOf(face);
  const last = rows.length - 1;
  return {
    ...face,
    cells: rows.map((_, r) => rows.map((_, c) => rows[last - c]?.[r] ?? '.').join(' ')),
    edges: face.edges.map(({ at: [r, c, side], is }) => ({ at: [c, last - r, CLOCKWISE[side]] as CellSide, is })),
  };
}

export function turnFace(face: TileFace, turn: 0 | 90 | 180 | 270): TileFace {
  let turned = face;
  for (let done = 0; done < turn; done += 90) turned = quarterTurn(turned);
  return turned;
}

/** Why a face cannot be laid out. */
export function faceProblems(face: TileFace): string[] {
  const problems: string[] = [];
  const { bands } = face;
  const size = bands.length - 1;
  if (bands[0] !== 0 || bands[size] !== 1) problems.push('bands must run from 0 to 1');
  for (let i = 0; i < size; i++) if (!((bands[i] ?? 0) < (bands[i + 1] ?? 0))) problems.push('bands must rise');
  if (bands.some((line, i) => Math.abs(line + (bands[size - i] ?? 0) - 1) > EXACTLY))
    problems.push('bands must be symmetric, or the face cannot be turned');
  if (face.cells.length !== size) problems.push(`${face.cells.length} rows of cells, the bands ask for ${size}`);
  const used = new Set<string>();
  for (const [r, row] of rowsOf(face).entries()) {
    if (row.length !== size) problems.push(`row ${r} has ${row.length} cells, the bands ask for ${size}`);
    for (const name of row) if (name !== '.') used.add(name);
  }
  const known = Object.keys(face.zones);
  for (const name of used) if (!known.includes(name)) problems.push(unknownWord('zone', name, known));
  for (const name of known) if (!used.has(name)) problems.push(`zone ${name} has no cells`);
  for (const name of Object.values(face.spots ?? {})) if (!known.includes(name)) problems.push(unknownWord('zone of a spot', name, known));
  for (const { at } of face.edges)
    if (!(at[0] >= 0 && at[0] < size && at[1] >= 0 && at[1] < size)) problems.push(`edge ${at.join(',')} lies off the face`);
  return problems;
}

/** A face turned and cut along the board's lines: names of cells, and what is listed on the sides of a cell. */
export interface CutFace {
  readonly face: TileFace;
  /** null: no zone */
  nameAt(row: number, col: number): string | null;
  listed(row: number, col: number, side: Side): EdgeKind | undefined;
}

/** The lines of all faces together; a line close to another face's is taken as the same. */
export function commonBands(faces: Iterable<TileFace>): number[] {
  const sorted = [...faces].sort((p, q) => q.bands.length - p.bands.length || (p.id < q.id ? -1 : 1));
  const lines: number[] = [];
  for (const { bands } of sorted) {
    const before = [...lines];
    for (const line of bands) if (nearest(before, bands, line) === line) lines.push(line);
  }
  return [...new Set(lines)].sort((p, q) => p - q);
}

/** The line of `lines` that `line` of `bands` means: the nearest, unless another of its own bands is nearer to that. */
function nearest(lines: readonly number[], bands: readonly number[], line: number): number {
  let best = line;
  let distance = SAME_LINE;
  for (const other of lines) {
    const d = Math.abs(other - line);
    if (d < distance && !bands.some((own) => own !== line && Math.abs(own - other) <= d)) {
      best = other;
      distance = d;
    }
  }
  return best;
}

export function cutFace(face: TileFace, turn: 0 | 90 | 180 | 270, lines: readonly number[]): CutFace {
  const turned = turnFace(face, turn);
  const rows = rowsOf(turned);
  const placed = face.bands.map((line) => nearest(lines, face.bands, line));
  // The coarse cell that each strip between two lines of the board belongs to.
  const coarse = lines.slice(0, -1).map((line) => placed.findLastIndex((own) => own <= line + EXACTLY));
  const edges = new Map(turned.edges.map(({ at, is }) => [at.join(), is]));
  const isBorder = (at: number, step: number): boolean => coarse[at] !== coarse[at + step];
  const beside: Readonly<Record<Side, (row: number, col: number) => boolean>> = {
    N: (row) => isBorder(row, -1),
    S: (row) => isBorder(row, 1),
    E: (_, col) => isBorder(col, 1),
    W: (_, col) => isBorder(col, -1),
  };
  return {
    face,
    nameAt(row, col) {
      const name = rows[coarse[row] ?? 0]?.[coarse[col] ?? 0] ?? '.';
      return name === '.' ? null : name;
    },
    listed: (row, col, side) => (beside[side](row, col) ? edges.get(`${coarse[row]},${coarse[col]},${side}`) : undefined),
  };
}
