// The name of a board's tables: door states, then corruption, ruins, ladders and links as zone numbers. Nothing changed: `0`.
import type { ZoneId } from '../ids.ts';
import type { BoardDynamics, BoardPlan } from './types.ts';

/** Door states as the game keeps them. A broken door stops sight and survivors, zombies walk through it. */
export const DOOR = { closed: 0, open: 1, shut: 2, broken: 3 } as const;

export const startingDoors = (plan: BoardPlan): number[] => plan.doors.map((door) => DOOR[door.state]);

const two = (n: number): string => n.toString(36).padStart(2, '0');

const zoneList = (zones: readonly ZoneId[]): string =>
  [...new Set(zones)]
    .sort((a, b) => a - b)
    .map(two)
    .join('');

const pairList = (pairs: readonly (readonly [ZoneId, ZoneId])[]): string =>
  [...new Set(pairs.map(([a, b]) => (a < b ? two(a) + two(b) : two(b) + two(a))))].sort().join('');

/** Two doors to a digit of base 16; closed doors at the end are left out. */
function doorDigits(doors: readonly number[]): string {
  let digits = '';
  let kept = 1;
  for (let i = 0; i < doors.length; i += 2) {
    const digit = (doors[i] ?? 0) + (doors[i + 1] ?? 0) * 4;
    digits += digit.toString(16);
    if (digit > 0) kept = digits.length;
  }
  return digits === '' ? '0' : digits.slice(0, kept);
}

export function boardKey(d: BoardDynamics): string {
  const doors = doorDigits(d.doors);
  if (d.corruption.length + d.ruins.length + d.ladders.length + d.links.length === 0) return doors;
  return `${doors}.${zoneList(d.corruption)}.${zoneList(d.ruins)}.${pairList(d.ladders)}.${pairList(d.links)}`.replace(/\.+$/, '');
}

function zonesIn(text: string): ZoneId[] {
  const zones: ZoneId[] = [];
  for (let i = 0; i + 1 < text.length; i += 2) zones.push(Number.parseInt(text.slice(i, i + 2), 36));
  return zones;
}

function pairsIn(text: string): [ZoneId, ZoneId][] {
  const zones = zonesIn(text);
  const pairs: [ZoneId, ZoneId][] = [];
  for (let i = 0; i + 1 < zones.length; i += 2) pairs.push([zones[i] ?? 0, zones[i + 1] ?? 0]);
  return pairs;
}

/** The dynamics in canonical order; `doors` is as long as the board has doors. */
export function readBoardKey(key: string, doorCount: number): BoardDynamics {
  const [digits = '', corruption = '', ruins = '', ladders = '', links = ''] = key.split('.');
  const doors = Array.from({ length: doorCount }, (_, i) => (Number.parseInt(digits[i >> 1] ?? '0', 16) >> (i % 2 === 0 ? 0 : 2)) & 3);
  return { doors, corruption: zonesIn(corruption), ruins: zonesIn(ruins), ladders: pairsIn(ladders), links: pairsIn(links) };
}
