// What lies between each two neighbouring zones, however many cell sides they share.
import { NOWHERE, type ZoneId } from '../ids.ts';
import { cellAfter, cellBefore, standingOf } from './sides.ts';
import type { BoardPlan } from './types.ts';

export interface Border {
  readonly a: ZoneId;
  readonly b: ZoneId;
  /** a stretch of it is free: an opening, or a street marking */
  open: boolean;
  stairs: boolean;
  sandbags: boolean;
  doors: number[];
}

/** Borders at each zone, in the order of the zones beyond. */
export function bordersOf(plan: BoardPlan): Border[][] {
  const at: Border[][] = plan.zones.map(() => []);
  const between = new Map<number, Border>();
  const border = (x: ZoneId, y: ZoneId): Border => {
    const [a, b] = x < y ? [x, y] : [y, x];
    const key = a * plan.zones.length + b;
    let found = between.get(key);
    if (!found) {
      found = { a, b, open: false, stairs: false, sandbags: false, doors: [] };
      between.set(key, found);
      at[a]?.push(found);
      at[b]?.push(found);
    }
    return found;
  };
  const standing = standingOf(plan);
  for (let side = 0; side < standing.length; side++) {
    const after = cellAfter(plan, side);
    const x = plan.cells[cellBefore(side)] ?? NOWHERE;
    const y = after < 0 ? NOWHERE : (plan.cells[after] ?? NOWHERE);
    if (x === NOWHERE || y === NOWHERE || x === y) continue;
    const found = border(x, y);
    const edge = standing[side];
    const is = edge?.is ?? 'open';
    if (is === 'open' || is === 'opening') found.open = true;
    else if (is === 'stairs') found.stairs = true;
    else if (is === 'sandbags') found.sandbags = true;
    else if (is === 'door' && edge && !found.doors.includes(edge.door)) found.doors.push(edge.door);
  }
  for (const [number, door] of plan.doors.entries()) if (door.vault) border(door.a, door.b).doors.push(number);
  for (const [zone, list] of at.entries()) list.sort((p, q) => beyond(p, zone) - beyond(q, zone));
  return at;
}

export const beyond = (border: Border, zone: ZoneId): ZoneId => (border.a === zone ? border.b : border.a);
