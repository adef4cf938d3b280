// What a mission puts on borders: walls and openings against the tiles' print, door tokens, stairs.
import type { Colour, EdgeKind, EdgeRef, MissionMap } from '../content.ts';
import { NOWHERE, type ZoneId } from '../ids.ts';
import type { Laid } from './pieces.ts';
import { type FoundEdge, isReason } from './references.ts';
import { cellAfter, cellBefore, type Grid, type SideNumber } from './sides.ts';
import type { DoorPlan } from './types.ts';

export interface Change {
  /** where the mission says so */
  readonly place: string;
  readonly at: EdgeRef;
  readonly is: EdgeKind;
  readonly state?: DoorPlan['state'];
  readonly colour?: Colour;
}

export function changesOf(map: MissionMap): Change[] {
  return [
    ...(map.edges ?? []).map((edge, i) => ({ ...edge, place: `edges[${i}].at` })),
    ...(map.doors ?? []).map((door, i) => ({ ...door, place: `doors[${i}].at`, is: 'door' as const })),
    ...(map.stairs ?? []).map((at, i) => ({ at, place: `stairs[${i}]`, is: 'stairs' as const })),
  ];
}

export interface DoorToken {
  readonly sides: readonly SideNumber[];
  readonly state: DoorPlan['state'];
  readonly colour: Colour | null;
}

/** Puts a change on the border found; false when there is no such border (yet). */
export function put(change: Change, found: FoundEdge | string, laid: Laid, doors: DoorToken[]): boolean {
  if (isReason(found) || found.sides.length === 0) return false;
  const sides = change.is === 'door' ? doorPlace(found.sides, laid) : found.sides;
  for (const side of sides) laid.standing[side] = change.is;
  if (change.is === 'door') doors.push({ sides, state: change.state ?? 'closed', colour: change.colour ?? null });
  return true;
}

/** A door token lies on the printed door or the printed gap of the border; with neither, on all of it. */
function doorPlace(sides: readonly SideNumber[], laid: Laid): readonly SideNumber[] {
  for (const isPlace of [
    (side: SideNumber) => laid.standing[side] === 'door',
    (side: SideNumber) => laid.standing[side] === 'opening' || laid.gaps.has(side),
  ]) {
    const fitting = sides.filter(isPlace);
    if (fitting.length > 0) return fitting;
  }
  return sides;
}

/** Tokens and printed doors in reading order; sides printed as door side by side between two zones are one door. */
export function numberDoors(laid: Laid, zoneOf: readonly ZoneId[], tokens: readonly DoorToken[]): { doors: DoorPlan[]; doorOf: number[] } {
  const tokenOf = new Map<SideNumber, DoorToken>();
  for (const token of tokens) for (const side of token.sides) if (laid.standing[side] === 'door') tokenOf.set(side, token);
  const numbers = new Map<DoorToken, number>();
  const doors: DoorPlan[] = [];
  const doorOf: number[] = new Array(laid.standing.length).fill(-1);
  for (const [side, is] of laid.standing.entries()) {
    if (is !== 'door') continue;
    const token = tokenOf.get(side);
    const a = zoneOf[cellBefore(side)] ?? NOWHERE;
    const b = zoneOf[cellAfter(laid, side)] ?? NOWHERE;
    const before = sideBefore(laid, side);
    const last = doors[doorOf[before] ?? -1];
    let number = token ? numbers.get(token) : undefined;
    if (!token && !tokenOf.has(before) && last?.a === a && last.b === b) number = doorOf[before];
    number ??= doors.push({ a, b, colour: token?.colour ?? null, vault: false, state: token?.state ?? 'closed' }) - 1;
    if (token) numbers.set(token, number);
    doorOf[side] = number;
  }
  return { doors, doorOf };
}

/** The side that runs into this one on the same line: of the cell above for an east side, of the cell to the left for a south side. */
function sideBefore({ cols }: Grid, side: SideNumber): SideNumber {
  if (side % 2 === 0) return side - cols * 2;
  return cellBefore(side) % cols === 0 ? -1 : side - 2;
}
