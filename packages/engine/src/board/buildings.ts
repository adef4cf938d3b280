// A building is all rooms joined by openings and open doors; a room behind a closed door is one of its own.
import type { ZoneId } from '../ids.ts';
import { type Border, beyond } from './borders.ts';
import { type Crossing, survivorStep } from './paths.ts';
import type { BoardPlan } from './types.ts';

export interface Buildings {
  readonly building: readonly number[];
  readonly buildings: readonly (readonly ZoneId[])[];
}

/** Ladders and links join no buildings; a vault belongs to none. */
export function buildingsOf(plan: BoardPlan, borders: readonly (readonly Border[])[], crossing: Crossing): Buildings {
  const { street } = crossing.ground;
  const indoors = (zone: ZoneId): boolean => !street[zone] && plan.zones[zone]?.kind === 'room';
  const building = plan.zones.map(() => -1);
  const buildings: ZoneId[][] = [];
  for (let first = 0; first < building.length; first++) {
    if (building[first] !== -1 || !indoors(first)) continue;
    const zones = [first];
    building[first] = buildings.length;
    for (let i = 0; i < zones.length; i++) {
      const zone = zones[i] ?? first;
      for (const border of borders[zone] ?? []) {
        const next = beyond(border, zone);
        if (building[next] !== -1 || !indoors(next) || !survivorStep(border, zone, crossing)) continue;
        building[next] = buildings.length;
        zones.push(next);
      }
    }
    buildings.push(zones.sort((a, b) => a - b));
  }
  return { building, buildings };
}
