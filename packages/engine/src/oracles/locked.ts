import { DOOR } from '../board/key.ts';
import type { Table } from '../rules.ts';

/** Closed doors that the mission keeps locked for whoever acts now. */
export function lockedDoors(t: Table): number[] {
  const s = t.g.survivors[t.g.active] ?? t.g.survivors[0];
  if (s === undefined) return [];
  return t.g.doors.flatMap((state, door) => (state !== DOOR.open && t.r.missionRules.doorLocked(t, s, door) !== null ? [door] : []));
}
