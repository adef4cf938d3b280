// A mission's map laid out: tiles turned and joined, streets merged where the edition says so, tokens of doors, stairs and vaults put in place.
import type { EdgeRef, MissionMap, TileFace, ZoneRef } from '../content.ts';
import { NOWHERE, type ZoneId } from '../ids.ts';
import { type Change, changesOf, type DoorToken, numberDoors, put } from './changes.ts';
import { faceProblems } from './faces.ts';
import { joinPieces } from './join-pieces.ts';
import { layTiles } from './pieces.ts';
import { type BoardProblem, unknownWord } from './problems.ts';
import { type Areas, type FoundEdge, findEdge, findZone, isReason } from './references.ts';
import { edgesOf, type SideNumber } from './sides.ts';
import type { BoardPlan, DoorPlan, ZonePlan } from './types.ts';

export interface BoardLaw {
  /** street pieces that touch over a tile border are one zone (2E, WZC); else a tile's edge ends a street zone (BP, WD) */
  readonly mergeStreets: boolean;
}

/** A border of the assembled board. */
export interface BoardEdge {
  readonly a: ZoneId;
  readonly b: ZoneId;
  /** doors on it, vault doors too */
  readonly doors: readonly number[];
}

export interface Assembled {
  readonly plan: BoardPlan;
  readonly places: Record<string, ZoneId[]>;
  /** zones of the printed spots, tile by tile in reading order */
  readonly printed: { readonly objectives: readonly ZoneId[]; readonly crates: readonly ZoneId[] };
  resolveZone(ref: ZoneRef): ZoneId | BoardProblem;
  resolveEdge(ref: EdgeRef): BoardEdge | BoardProblem;
}

export interface NotAssembled {
  readonly problems: readonly BoardProblem[];
}

export function assemble(map: MissionMap, faces: ReadonlyMap<string, TileFace>, law: BoardLaw): Assembled | NotAssembled {
  const problems = tileProblems(map, faces);
  if (problems.length > 0) return { problems };
  const blame = (place: string, reason: string): void => {
    problems.push({ place, reason });
  };
  const laid = layTiles(map, faces);
  const tokens = changesOf(map);
  const doorTokens: DoorToken[] = [];
  // Pieces first: a wall between two pieces of street keeps them apart. What only whole zones can tell waits for them.
  const pieces: Areas = { grid: laid, areaOf: laid.pieceOf, named: new Map(laid.pieces.map((piece, i) => [piece.name, i])) };
  const waiting = tokens.filter((token) => !put(token, findEdge(pieces, token.at), laid, doorTokens));
  const { zoneOf, zones, zoneOfPiece } = joinPieces(laid, law);
  const named = new Map(laid.pieces.map((piece, i) => [piece.name, zoneOfPiece[i] ?? NOWHERE]));
  for (const vault of map.vaults ?? []) named.set(`vault:${vault.colour}`, zones.push(vaultZone(vault.colour)) - 1);
  const areas: Areas = { grid: laid, areaOf: zoneOf, named };
  const zone = (place: string, ref: ZoneRef): ZoneId => {
    const found = findZone(areas, ref);
    if (!isReason(found)) return found;
    blame(place, found);
    return NOWHERE;
  };
  const vaultTokens: Change[] = [];
  for (const token of waiting) {
    const found = findEdge(areas, token.at);
    if (isReason(found)) blame(token.place, found);
    else if (token.is === 'door' && [found.a, found.b].some((side) => zones[side]?.kind === 'vault')) vaultTokens.push(token);
    else if (!put(token, found, laid, doorTokens)) blame(token.place, `${token.at}: these zones share no border`);
  }
  const { doors, doorOf } = numberDoors(laid, zoneOf, doorTokens);
  for (const [i, vault] of (map.vaults ?? []).entries()) {
    const a = named.get(`vault:${vault.colour}`) ?? NOWHERE;
    for (const [j, ref] of vault.doors.entries())
      doors.push({ a, b: zone(`vaults[${i}].doors[${j}]`, ref), colour: vault.colour, vault: true, state: 'closed' });
  }
  for (const token of vaultTokens) {
    const found = findEdge(areas, token.at);
    const number = isReason(found) ? -1 : doors.findIndex((door) => door.vault && joins(door, found));
    const door = doors[number];
    if (door) doors[number] = { ...door, state: token.state ?? door.state, colour: token.colour ?? door.colour };
    else blame(token.place, `${token.at}: the vault has no door there`);
  }
  for (const [place, ref] of zoneRefs(map)) zone(place, ref);
  const places = Object.fromEntries(
    Object.entries(map.places).map(([name, refs]) => [name, refs.map((ref, i) => zone(`places.${name}[${i}]`, ref))]),
  );
  if (problems.length > 0) return { problems };
  const spots = (spot: 'objective' | 'crate'): ZoneId[] =>
    laid.placed.flatMap(({ face, row, col }) => {
      const name = face.spots?.[spot];
      return name === undefined ? [] : (named.get(`${row},${col}/${name}`) ?? []);
    });
  const tiles = laid.placed.map(({ tile, row, col }) => ({ face: tile.face, turn: tile.turn, row, col }));
  const edges = edgesOf(laid, zoneOf, laid.standing, doorOf);
  return {
    plan: {
      rows: laid.rows,
      cols: laid.cols,
      xs: laid.xs,
      ys: laid.ys,
      cells: zoneOf,
      zones,
      edges,
      doors,
      pieces: Object.fromEntries(named),
      tiles,
    },
    places,
    printed: { objectives: spots('objective'), crates: spots('crate') },
    resolveZone(ref) {
      const found = findZone(areas, ref);
      return isReason(found) ? { place: ref, reason: found } : found;
    },
    resolveEdge(ref) {
      const found = findEdge(areas, ref);
      if (isReason(found)) return { place: ref, reason: found };
      const piecewise = findEdge(pieces, ref);
      const on = (sides: readonly SideNumber[]): number[] =>
        [...new Set(sides.flatMap((side) => doorOf[side] ?? []))].filter((door) => door >= 0);
      const narrow = isReason(piecewise) ? [] : on(piecewise.sides);
      const vaultDoors = doors.flatMap((door, number) => (door.vault && joins(door, found) ? number : []));
      return { a: found.a, b: found.b, doors: [...(narrow.length > 0 ? narrow : on(found.sides)), ...vaultDoors] };
    },
  };
}

const joins = (door: DoorPlan, { a, b }: Pick<FoundEdge, 'a' | 'b'>): boolean =>
  (door.a === a && door.b === b) || (door.a === b && door.b === a);

function vaultZone(colour: string): ZonePlan {
  const plain = { dark: false, ruin: false, tank: false, searchDeck: null, searchable: false };
  return { name: `vault:${colour}`, kind: 'vault', ...plain, faces: [], cells: [] };
}

function tileProblems(map: MissionMap, faces: ReadonlyMap<string, TileFace>): BoardProblem[] {
  const problems: BoardProblem[] = [];
  const used = new Set<string>();
  for (const [row, tiles] of map.tiles.entries()) {
    for (const [col, tile] of tiles.entries()) {
      if (!tile) continue;
      const place = `tiles[${row}][${col}]`;
      if (!faces.has(tile.face)) problems.push({ place, reason: unknownWord('tile', tile.face, faces.keys()) });
      if (![0, 90, 180, 270].includes(tile.turn)) problems.push({ place, reason: `a tile cannot be turned by ${tile.turn}` });
      used.add(tile.face);
    }
  }
  if (used.size === 0) problems.push({ place: 'tiles', reason: 'no tiles' });
  for (const id of used) {
    const face = faces.get(id);
    if (face) problems.push(...faceProblems(face).map((reason) => ({ place: `tile ${id}`, reason })));
  }
  return problems;
}

/** Every zone a token of the map names, with the place where it is written. */
function zoneRefs(map: MissionMap): [place: string, ref: ZoneRef][] {
  const refs: [string, ZoneRef][] = [];
  for (const what of ['spawns', 'objectives', 'cars', 'zombies', 'guards', 'noise', 'companions'] as const) {
    const list = map[what] ?? [];
    if (list !== 'printed') for (const [i, { zone }] of list.entries()) refs.push([`${what}[${i}].zone`, zone]);
  }
  for (const what of ['crates', 'cauldrons', 'ladders', 'corruption', 'lights'] as const) {
    const list = map[what] ?? [];
    if (list !== 'printed') for (const [i, zone] of list.entries()) refs.push([`${what}[${i}]`, zone]);
  }
  return refs;
}
