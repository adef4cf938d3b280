// Doors as places see them: which are broken, and which room lies behind a coloured one.
import { boardKey, DOOR } from '../board/key.ts';
import type { Table } from '../rules.ts';
import { NOWHERE, type ZoneId } from '../state/state.ts';
import type { Compiling } from './reading.ts';

/** Broken doors not yet barricaded, open ones too. */
export function brokenDoors(t: Table): number[] {
  const found: number[] = [];
  t.r.board.plan.doors.forEach((door, i) => {
    if (door.state === 'broken' && t.g.doors[i] !== DOOR.shut) found.push(i);
  });
  return found;
}

/** The room a coloured door closes off: the side with no other way in; NOWHERE if there is no such door. */
export function behindDoor(c: Compiling, colour: string): ZoneId {
  const door = c.board.plan.doors.find((d) => d.colour === colour && !d.vault);
  if (!door) return NOWHERE;
  const shut = c.board.tables(
    boardKey({ doors: c.board.plan.doors.map(() => DOOR.closed), corruption: [], ruins: [], ladders: [], links: [] }),
  );
  const ways = (zone: ZoneId) => shut.steps[zone].length * 10 + c.board.doorsAt[zone].length;
  const rooms = [door.a, door.b].filter((zone) => c.board.zones[zone].kind === 'room');
  const sides = rooms.length > 0 ? rooms : [door.a, door.b];
  return sides.sort((a, b) => ways(a) - ways(b))[0];
}
