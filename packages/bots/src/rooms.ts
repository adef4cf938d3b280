// What waits behind a closed door, and whether those about can deal with it.
import { armed } from './arsenal.ts';
import type { Situation } from './situation.ts';
import { plays } from './tasks.ts';

/** zombies a card brings on average, by danger level */
const PER_CARD: Readonly<Record<string, number>> = { blue: 1.6, yellow: 3, orange: 5, red: 7 };
/** editions that draw for every room of a building, not only for dark ones */
const EVERY_ROOM = ['black-plague'];

/** Rooms that will bring zombies when the first door of this building opens; 0 if it stands open already. */
function unseenRooms(s: Situation, inside: number): number {
  const building = s.view.zones[inside]?.building ?? -1;
  const { zones, doors } = s.ground.board;
  if (building < 0 || zones[inside]?.kind !== 'room') return 0;
  const mine = (zone: number): boolean => s.view.zones[zone]?.building === building;
  if (doors.some((d) => s.view.doors[d.door] === 'open' && (mine(d.a) || mine(d.b)))) return 0;
  const every = EVERY_ROOM.includes(s.view.edition);
  return zones.filter((zone, i) => mine(i) && zone.kind === 'room' && (every || zone.dark)).length;
}

/** Walkers that those near this zone can still fell this round. */
function power(s: Situation): number {
  const near = new Set([s.me.zone, ...(s.ground.ways[s.me.zone] ?? []).map((way) => way.to)]);
  let sum = 0;
  for (const x of s.view.survivors) {
    if (!plays(x) || !near.has(x.zone)) continue;
    const actions = x.index === s.me.index ? Math.max(0, s.me.actions - 1) : x.done ? 0 : 3;
    sum += actions * armed(s.engine, s.view, x);
  }
  return sum;
}

/** How bad an idea it is to open that way now. */
export function risk(s: Situation, inside: number): number {
  const coming = unseenRooms(s, inside) * (PER_CARD[s.view.danger] ?? 3);
  return coming === 0 ? 0 : Math.min(12, Math.max(0, 1.5 * (coming - power(s))));
}
