// Every straight line of cells that leaves a zone, cut down to the borders it crosses. It depends on the plan alone.
import { NOWHERE } from '../ids.ts';
import { sideBetween, standingOf } from './sides.ts';
import type { BoardPlan, EdgePlan } from './types.ts';

/** Nothing that stops sight, a wall; a number from 0 up is a door. */
export const CLEAR = -1;
export const WALL = -2;

/** Three numbers for each border crossed: what stands there, the zone entered, how many zones have been entered till then. */
export type Ray = Int16Array;

const COMPASS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const obstacle = (edge: EdgePlan | undefined): number => {
  if (edge?.is === 'wall') return WALL;
  return edge?.is === 'door' ? edge.door : CLEAR;
};

export function raysOf(plan: BoardPlan): Ray[][] {
  const standing = standingOf(plan);
  const { rows, cols } = plan;
  const trace = (row: number, col: number, down: number, right: number): number[] => {
    const crossings: number[] = [];
    let cell = row * cols + col;
    const start = plan.cells[cell] ?? NOWHERE;
    let zone = start;
    const entered = new Set([start]);
    for (let r = row + down, c = col + right; r >= 0 && r < rows && c >= 0 && c < cols; r += down, c += right) {
      const next = r * cols + c;
      const entry = plan.cells[next] ?? NOWHERE;
      const edge = obstacle(standing[sideBetween(plan, cell, next)]);
      if (entry === NOWHERE) break;
      if (entry !== zone || edge !== CLEAR) {
        entered.add(entry);
        crossings.push(edge, entry, entered.size - 1);
      }
      zone = entry;
      cell = next;
    }
    return crossings;
  };
  return plan.zones.map((zone, z) => {
    const rays = new Map<string, Ray>();
    for (const cell of zone.cells) {
      const row = Math.floor(cell / cols);
      const col = cell % cols;
      for (const [down, right] of COMPASS) {
        // A line that runs on in its own zone is told from the cell where it leaves.
        if (plan.cells[cell + down * cols + right] === z) continue;
        const crossings = trace(row, col, down, right);
        if (crossings.length > 0) rays.set(crossings.join(), Int16Array.from(crossings));
      }
    }
    return [...rays.values()];
  });
}

/** Doors that lie on a zone's lines: with the ground unchanged, its sight depends on no others. */
export function doorsOnRays(rays: readonly Ray[]): number[] {
  const doors = new Set<number>();
  for (const ray of rays) for (let i = 0; i < ray.length; i += 3) if ((ray[i] ?? WALL) >= 0) doors.add(ray[i] ?? WALL);
  return [...doors];
}
