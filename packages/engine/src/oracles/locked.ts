import { DOOR } from '../board/key.ts';
import { players } from '../missions/leads/things.ts';
import type { Table } from '../rules.ts';

/** Closed doors that the mission keeps locked for whoever acts now. */
export function lockedDoors(t: Table): number[] {
  const s = t.g.survivors[t.g.active] ?? t.g.survivors[0];
  if (s === undefined) return [];
  return t.g.doors.flatMap((state, door) => (state !== DOOR.open && t.r.missionRules.doorLocked(t, s, door) !== null ? [door] : []));
}

/** Closed doors that the mission keeps locked for everyone: one of the team may be dangerous enough for a door the others cannot open. */
export function lockedForAll(t: Table): number[] {
  const people = players(t).map((who) => t.g.survivors[who]);
  return t.g.doors.flatMap((state, door) =>
    state !== DOOR.open && people.every((s) => t.r.missionRules.doorLocked(t, s, door) !== null) ? [door] : [],
  );
}
