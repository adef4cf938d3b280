// Zones and doors of a finished board by the references missions use.
import { NOWHERE } from '../ids.ts';
import { type Areas, findEdge, findZone, isReason } from './references.ts';
import { standingOf } from './sides.ts';
import type { Board, BoardPlan } from './types.ts';

export function namesOf(plan: BoardPlan): Pick<Board, 'zoneNamed' | 'doorsNamed'> {
  const named = new Map(Object.entries(plan.pieces ?? {}));
  for (const [zone, { name }] of plan.zones.entries()) named.set(name, zone);
  const areas: Areas = { grid: plan, areaOf: plan.cells, named };
  const standing = standingOf(plan);
  return {
    zoneNamed(ref) {
      const found = named.get(ref) ?? findZone(areas, ref);
      return isReason(found) ? NOWHERE : found;
    },
    doorsNamed(ref) {
      const found = findEdge(areas, ref);
      if (isReason(found)) return [];
      const doors = found.sides.flatMap((side) => standing[side]?.door ?? NOWHERE);
      for (const [number, { a, b, vault }] of plan.doors.entries()) {
        if (vault && [a, b].includes(found.a) && [a, b].includes(found.b)) doors.push(number);
      }
      return [...new Set(doors)].filter((door) => door !== NOWHERE);
    },
  };
}
