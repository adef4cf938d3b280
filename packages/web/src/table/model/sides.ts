import type { BoardDoor, BoardZone } from '../../board/types.ts';

export type Side = 'north' | 'east' | 'south' | 'west';

/** On which side of the zone a door lies, seen from its middle. */
export function sideOf(zone: BoardZone, door: BoardDoor): Side {
  const dx = (door.x1 + door.x2) / 2 - zone.anchor.x;
  const dy = (door.y1 + door.y2) / 2 - zone.anchor.y;
  if (door.x1 === door.x2) return dx > 0 ? 'east' : 'west';
  return dy > 0 ? 'south' : 'north';
}
