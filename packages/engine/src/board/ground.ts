// What each zone is now: corruption makes streets of rooms and walkways, a mission makes ruins.
import type { BoardDynamics, BoardPlan } from './types.ts';

export interface Ground {
  readonly corrupted: readonly boolean[];
  /** street zone for the rules: streets, corridors, walkways, corruption */
  readonly street: readonly boolean[];
  readonly walkway: readonly boolean[];
  readonly ruin: readonly boolean[];
  readonly searchable: readonly boolean[];
  readonly tank: readonly boolean[];
  readonly hasWalkways: boolean;
}

export function groundOf(plan: BoardPlan, d: Pick<BoardDynamics, 'corruption' | 'ruins'>): Ground {
  const corrupted = plan.zones.map(() => false);
  for (const zone of d.corruption) corrupted[zone] = true;
  const laid = new Set(d.ruins);
  const walkway = plan.zones.map((zone, z) => zone.kind === 'walkway' && !corrupted[z]);
  const ruin = plan.zones.map((zone, z) => zone.kind === 'room' && !corrupted[z] && (zone.ruin || laid.has(z)));
  return {
    corrupted,
    street: plan.zones.map((zone, z) => corrupted[z] === true || (zone.kind !== 'room' && zone.kind !== 'vault')),
    walkway,
    ruin,
    searchable: plan.zones.map((zone, z) => !corrupted[z] && (zone.searchable || (zone.kind === 'room' && !ruin[z]))),
    tank: plan.zones.map((zone) => zone.tank),
    hasWalkways: walkway.includes(true),
  };
}
