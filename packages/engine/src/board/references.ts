// Zone and edge references of a mission map: `0,1/A`, `@4,7`, `vault:yellow`, `@4,7-4,8`, `0,1/A|0,1/NW`.
import type { EdgeRef, ZoneRef } from '../content.ts';
import { unknownWord } from './problems.ts';
import { type Grid, type SideNumber, sharedSides, sideBetween } from './sides.ts';

/** Areas of the board under their names: pieces of tiles, or whole zones under the names of all their pieces. */
export interface Areas {
  readonly grid: Grid;
  readonly areaOf: readonly number[];
  readonly named: ReadonlyMap<string, number>;
}

export interface FoundEdge {
  readonly a: number;
  readonly b: number;
  /** none between a vault and a zone */
  readonly sides: readonly SideNumber[];
}

export const isReason = (found: unknown): found is string => typeof found === 'string';

function cellAt({ grid }: Areas, row: string | undefined, col: string | undefined): number | string {
  const r = Number(row);
  const c = Number(col);
  if (r >= grid.rows || c >= grid.cols)
    return `cell ${r},${c} lies off the board: it has ${grid.rows} rows and ${grid.cols} columns of cells, counted from 0`;
  return r * grid.cols + c;
}

/** The area a reference names, or the reason why there is none. */
export function findZone(areas: Areas, ref: ZoneRef): number | string {
  const cell = /^@(\d+),(\d+)$/.exec(ref);
  if (!cell) return areas.named.get(ref) ?? unknownWord('zone', ref, areas.named.keys());
  const at = cellAt(areas, cell[1], cell[2]);
  if (isReason(at)) return at;
  const area = areas.areaOf[at] ?? -1;
  return area < 0 ? `there is no zone at cell ${cell[1]},${cell[2]}` : area;
}

export function findEdge(areas: Areas, ref: EdgeRef): FoundEdge | string {
  const cells = /^@(\d+),(\d+)-(\d+),(\d+)$/.exec(ref);
  if (cells) {
    const first = cellAt(areas, cells[1], cells[2]);
    const second = cellAt(areas, cells[3], cells[4]);
    if (isReason(first)) return first;
    if (isReason(second)) return second;
    const side = sideBetween(areas.grid, first, second);
    if (side < 0) return `cells ${cells[1]},${cells[2]} and ${cells[3]},${cells[4]} are no neighbours`;
    return found(areas.areaOf[first] ?? -1, areas.areaOf[second] ?? -1, [side]);
  }
  const [left, right, more] = ref.split('|');
  if (left === undefined || right === undefined || more !== undefined) return `${ref} names no border: write @4,7-4,8 or 0,1/A|0,1/NW`;
  const a = findZone(areas, left);
  const b = findZone(areas, right);
  if (isReason(a)) return a;
  if (isReason(b)) return b;
  return found(a, b, sharedSides(areas.grid, areas.areaOf, a, b));
}

function found(a: number, b: number, sides: readonly SideNumber[]): FoundEdge | string {
  if (a < 0 || b < 0) return 'there is no zone on one side of this border';
  return a === b ? 'both sides of this border are the same zone' : { a, b, sides };
}
