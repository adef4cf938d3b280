import type { Table } from '../rules.ts';
import type { Survivor, ZoneId } from '../state/state.ts';
import { tables } from '../table.ts';
import { seesZone } from './sight.ts';

/** Zones exactly two away by open steps, and in sight where the edition asks for it: the skill Jump uses the same. */
export function jumpZones(t: Table, s: Survivor): ZoneId[] {
  const { steps } = tables(t);
  const found: ZoneId[] = [];
  for (const between of steps[s.zone]) {
    for (const zone of steps[between]) {
      if (zone === s.zone || steps[s.zone].includes(zone) || found.includes(zone)) continue;
      if (!t.r.law.jumpNeedsSight || seesZone(t, s, zone)) found.push(zone);
    }
  }
  if (t.r.law.jumpOntoWalkways) {
    const board = tables(t);
    // the rampart itself is no hindrance, the walls of a house on the way are
    const over = (between: ZoneId, zone: ZoneId): boolean =>
      board.street[between] && (steps[s.zone].includes(between) || board.walkway[s.zone]) && board.adjacent[between].includes(zone);
    for (const zone of board.sees(s.zone)) {
      if (!board.walkway[zone] || board.sightRange(s.zone, zone) !== 2 || found.includes(zone)) continue;
      if (board.adjacent[s.zone].some((between) => over(between, zone))) found.push(zone);
    }
  }
  return found.sort((a, b) => a - b);
}
