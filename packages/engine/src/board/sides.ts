// Cell sides by number: twice the cell for its east side, one more for its south side.
import type { EdgeKind } from '../content.ts';
import { NOWHERE, type ZoneId } from '../ids.ts';
import type { BoardPlan, EdgePlan } from './types.ts';

export type SideNumber = number;
export type Standing = EdgeKind | 'open';

export interface Grid {
  readonly rows: number;
  readonly cols: number;
}

/** The side between two neighbouring cells, -1 if they are none. */
export function sideBetween(grid: Grid, a: number, b: number): SideNumber {
  const [first, second] = a < b ? [a, b] : [b, a];
  if (second === first + 1 && second % grid.cols !== 0) return first * 2;
  return second === first + grid.cols ? first * 2 + 1 : -1;
}

export const cellBefore = (side: SideNumber): number => side >> 1;

/** The cell east or south of the side, -1 beyond the grid. */
export function cellAfter(grid: Grid, side: SideNumber): number {
  const cell = side >> 1;
  if (side % 2 === 0) return (cell + 1) % grid.cols === 0 ? -1 : cell + 1;
  return cell + grid.cols < grid.rows * grid.cols ? cell + grid.cols : -1;
}

/** Every side between a cell of one area and a cell of another one. */
export function sharedSides(grid: Grid, areaOf: readonly number[], a: number, b: number): SideNumber[] {
  const sides: SideNumber[] = [];
  for (let side = 0; side < areaOf.length * 2; side++) {
    const after = cellAfter(grid, side);
    if (after < 0) continue;
    const first = areaOf[cellBefore(side)];
    const second = areaOf[after];
    if ((first === a && second === b) || (first === b && second === a)) sides.push(side);
  }
  return sides;
}

/** The edges of a plan out of what stands on each side: all between two zones, and what stands inside one. */
export function edgesOf(
  grid: Grid,
  zoneOf: readonly ZoneId[],
  standing: readonly (Standing | undefined)[],
  doorOf: readonly number[],
): EdgePlan[] {
  const edges: EdgePlan[] = [];
  for (let side = 0; side < zoneOf.length * 2; side++) {
    const cell = cellBefore(side);
    const after = cellAfter(grid, side);
    if (after < 0 || zoneOf[cell] === NOWHERE || zoneOf[after] === NOWHERE) continue;
    const is = standing[side] ?? 'open';
    if (zoneOf[cell] === zoneOf[after] && is === 'open') continue;
    edges.push({
      row: Math.floor(cell / grid.cols),
      col: cell % grid.cols,
      side: side % 2 === 0 ? 'E' : 'S',
      is,
      door: doorOf[side] ?? -1,
    });
  }
  return edges;
}

/** What stands on each side of a plan, by side number; undefined: nothing. */
export function standingOf(plan: BoardPlan): (EdgePlan | undefined)[] {
  const standing: (EdgePlan | undefined)[] = new Array(plan.rows * plan.cols * 2).fill(undefined);
  for (const edge of plan.edges) standing[(edge.row * plan.cols + edge.col) * 2 + (edge.side === 'E' ? 0 : 1)] = edge;
  return standing;
}
