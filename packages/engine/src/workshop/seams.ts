// Where the tiles of a draft meet: which streets, openings and doors go on over the border and which end there.
import { layTiles } from '../board/pieces.ts';
import { cellAfter, cellBefore, standingOf } from '../board/sides.ts';
import type { BoardPlan } from '../board/types.ts';
import type { MissionMap, TileFace } from '../content.ts';

/** `against`: a street ends at a building; `blind`: a printed gap leads into a wall. A wall between rooms is no news and left out. */
export type SeamKind = 'street' | 'opening' | 'door' | 'against' | 'blind';

/** A stretch of tile border, in tile sides from the upper left corner of the map. */
export interface Seam {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly is: SeamKind;
}

export function seamsOf(plan: BoardPlan, map: MissionMap, faces: ReadonlyMap<string, TileFace>): Seam[] {
  const laid = layTiles(map, faces);
  const standing = standingOf(plan);
  const seams: Seam[] = [];
  for (let side = 0; side < plan.cells.length * 2; side++) {
    const before = cellBefore(side);
    const after = cellAfter(plan, side);
    const upright = side % 2 === 0;
    const row = Math.floor(before / plan.cols);
    const col = before % plan.cols;
    const overBorder = ((upright ? col : row) + 1) % laid.size === 0;
    const a = plan.zones[plan.cells[before] ?? -1];
    const b = plan.zones[plan.cells[after] ?? -1];
    if (after < 0 || !overBorder || !a || !b) continue;
    const is = kindOf(standing[side]?.is ?? 'open', [a.kind, b.kind], laid.gaps.has(side));
    if (is === null) continue;
    const [x, y] = [plan.xs[col + 1] ?? 0, plan.ys[row + 1] ?? 0];
    const seam = upright ? { x1: x, y1: plan.ys[row] ?? 0, x2: x, y2: y, is } : { x1: plan.xs[col] ?? 0, y1: y, x2: x, y2: y, is };
    const last = seams.findIndex((one) => one.is === is && one.x2 === seam.x1 && one.y2 === seam.y1 && (one.x1 === one.x2) === upright);
    if (last >= 0) seams[last] = { ...seams[last], x2: seam.x2, y2: seam.y2 };
    else seams.push(seam);
  }
  return seams;
}

function kindOf(is: string, kinds: readonly string[], gap: boolean): SeamKind | null {
  if (is === 'door') return 'door';
  if (is === 'open' || is === 'sandbags') return 'street';
  if (is !== 'wall') return 'opening';
  if (gap) return 'blind';
  return kinds.includes('room') && kinds.some((kind) => kind !== 'room') ? 'against' : null;
}
