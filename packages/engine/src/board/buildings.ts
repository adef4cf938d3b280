// A building is all rooms joined by openings and open doors; a room behind a closed door is one of its own.
import type { ZoneId } from '../state.ts';
import type { Steps } from './paths.ts';
import type { BoardPlan } from './types.ts';

export interface Buildings {
  readonly building: readonly number[];
  readonly buildings: readonly (readonly ZoneId[])[];
}

/** `steps`: who walks through printed openings and open doors, without ladders or links. */
export function buildingsOf(plan: BoardPlan, street: readonly boolean[], steps: Steps): Buildings {
  const indoors = (zone: ZoneId): boolean => !street[zone] && plan.zones[zone]?.kind === 'room';
  const building = plan.zones.map(() => -1);
  const buildings: ZoneId[][] = [];
  for (let first = 0; first < building.length; first++) {
    if (building[first] !== -1 || !indoors(first)) continue;
    const number = buildings.length;
    const zones = [first];
    building[first] = number;
    for (let i = 0; i < zones.length; i++) {
      for (const next of steps[zones[i] ?? 0] ?? []) {
        if (building[next] !== -1 || !indoors(next)) continue;
        building[next] = number;
        zones.push(next);
      }
    }
    buildings.push(zones.sort((a, b) => a - b));
  }
  return { building, buildings };
}
