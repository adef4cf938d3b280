// Doors under the names missions use: `door`, `door:blue`, `door:broken`, `vault-door:yellow`, `doors of building:diner`, `border:7V/8R`.

import type { BoardTables } from '../board/index.ts';
import { boardKey, startingDoors } from '../board/key.ts';
import { nearest } from '../parse/nearest.ts';
import type { ZoneId } from '../state/state.ts';
import { fixedZones } from './areas.ts';
import { COLOURS } from './names.ts';
import { blame, type Compiling } from './reading.ts';

/** The board before anyone touched a door. */
export const tablesAtStart = (c: Compiling): BoardTables =>
  c.board.tables(boardKey({ doors: startingDoors(c.board.plan), corruption: [], ruins: [], ladders: [], links: [] }));

const OF = 'doors of ';

/** Door numbers under these names; a name with nothing behind it is a problem. */
export function doorsNamed(c: Compiling, place: string, word: string, names: readonly string[]): number[] {
  const found = new Set<number>();
  for (const name of names) {
    const doors = someDoors(c, place, word, name);
    if (doors === null) blame(c, place, word, `unknown doors ${name}`, nearest(name, KNOWN));
    else if (doors.length === 0) blame(c, place, word, `the map has no ${name}`);
    for (const door of doors ?? []) found.add(door);
  }
  return [...found].sort((a, b) => a - b);
}

const KNOWN = [
  'door',
  'door:broken',
  'vault-door',
  OF,
  'building:',
  'border:',
  ...COLOURS.flatMap((colour) => [`door:${colour}`, `vault-door:${colour}`]),
];

export const isDoorName = (name: string): boolean =>
  name === 'door' ||
  name === 'vault-door' ||
  ['door:', 'vault-door:', OF, 'building:', 'border:', 'doors-'].some((start) => name.startsWith(start));

function someDoors(c: Compiling, place: string, word: string, name: string): number[] | null {
  const doors = c.board.plan.doors;
  const which = (fits: (door: (typeof doors)[number], i: number) => boolean): number[] =>
    doors.flatMap((door, i) => (fits(door, i) ? [i] : []));
  if (name === 'door') return which((d) => !d.vault);
  if (name === 'vault-door') return which((d) => d.vault);
  if (name === 'door:broken') return which((d) => d.state === 'broken');
  if (name === 'doors-without-card') {
    const carded = cardedDoors(c);
    return which((d, i) => !d.vault && !carded.includes(i));
  }
  if (name === 'doors-with-card') return cardedDoors(c);
  if (name.startsWith('door:')) return which((d) => !d.vault && d.colour === name.slice(5));
  if (name.startsWith('vault-door:')) return which((d) => d.vault && d.colour === name.slice(11));
  if (name.startsWith('border:')) {
    const [a, b] = name.slice(7).split('/');
    const on = (zone: ZoneId, face: string) => c.board.zones[zone].faces.includes(face);
    return which((d) => !d.vault && ((on(d.a, a) && on(d.b, b)) || (on(d.a, b) && on(d.b, a))));
  }
  const area = name.startsWith(OF) ? name.slice(OF.length) : name.startsWith('building:') ? name : '';
  if (area === '') return null;
  const zones = fixedZones(c, place, word, [area]);
  return which((d) => !d.vault && (zones.includes(d.a) || zones.includes(d.b)));
}

/** Doors that an objective card lies on. */
export function cardedDoors(c: Compiling): number[] {
  return (c.mission.cards ?? []).flatMap((card) => ('door' in card.lies ? c.board.doorsNamed(card.lies.door) : []));
}
