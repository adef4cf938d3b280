// References of a map follow its tiles: `0,1/A` is zone A of the tile in row 0, column 1, whatever else is laid or moved.
import type { ZoneId } from '@holdout/engine';
import type { EdgeRef, MissionDef, MissionMap, ZoneRef } from '@holdout/engine/content';
import type { Drafted } from '@holdout/engine/workshop';

/** Null: what it named is gone. */
type Renamed = (ref: string) => string | null;

const keep = <T>(list: readonly (T | null)[]): T[] => list.filter((one): one is T => one !== null);

/** Every reference of the map under its new name; what names something gone goes with it. */
export function renameReferences(map: MissionMap, zone: Renamed, edge: Renamed): MissionMap {
  const refs = (list: readonly ZoneRef[]) => keep(list.map(zone));
  const at = <T extends { readonly zone: ZoneRef }>(list: readonly T[]): T[] =>
    keep(
      list.map((one) => {
        const to = zone(one.zone);
        return to === null ? null : { ...one, zone: to };
      }),
    );
  const on = <T extends { readonly at: EdgeRef }>(list: readonly T[]): T[] =>
    keep(
      list.map((one) => {
        const to = edge(one.at);
        return to === null ? null : { ...one, at: to };
      }),
    );
  const {
    doors,
    edges,
    objectives,
    crates,
    vaults,
    cars,
    zombies,
    guards,
    cauldrons,
    ladders,
    corruption,
    noise,
    lights,
    companions,
    stairs,
  } = map;
  return {
    ...map,
    places: Object.fromEntries(Object.entries(map.places).map(([name, list]) => [name, refs(list)])),
    spawns: at(map.spawns),
    ...(doors && { doors: on(doors) }),
    ...(edges && { edges: on(edges) }),
    ...(objectives && { objectives: objectives === 'printed' ? objectives : at(objectives) }),
    ...(crates && { crates: crates === 'printed' ? crates : refs(crates) }),
    ...(vaults && { vaults: vaults.map((vault) => ({ ...vault, doors: refs(vault.doors) })) }),
    ...(cars && { cars: at(cars) }),
    ...(zombies && { zombies: at(zombies) }),
    ...(guards && { guards: at(guards) }),
    ...(cauldrons && { cauldrons: refs(cauldrons) }),
    ...(ladders && { ladders: refs(ladders) }),
    ...(corruption && { corruption: refs(corruption) }),
    ...(noise && { noise: at(noise) }),
    ...(lights && { lights: refs(lights) }),
    ...(companions && { companions: at(companions) }),
    ...(stairs && { stairs: keep(stairs.map(edge)) }),
  };
}

/** Cards lie in zones and on doors; a card whose place is gone keeps its words and is told of by the checks. */
function renameCards(mission: MissionDef, zone: Renamed, edge: Renamed): MissionDef {
  if (!mission.cards) return mission;
  const cards = mission.cards.map((card) => {
    if ('zone' in card.lies) return { ...card, lies: { zone: zone(card.lies.zone) ?? card.lies.zone } };
    return 'door' in card.lies ? { ...card, lies: { door: edge(card.lies.door) ?? card.lies.door } } : card;
  });
  return { ...mission, cards };
}

export const withMap = (mission: MissionDef, map: MissionMap): MissionDef => ({ ...mission, map });

/** Cells (`@4,7`) are counted over the whole board and would shift with its tiles: before those change, zones get their own names. */
export function byZoneNames(mission: MissionDef, { board, zoneOf, edgeOf }: Drafted): MissionDef {
  if (!board) return mission;
  const name = (zone: ZoneId | undefined): string | null => board.zones[zone ?? -1]?.name ?? null;
  const zone: Renamed = (ref) => (ref.startsWith('@') ? name(zoneOf[ref]) : ref);
  const edge: Renamed = (ref) => {
    if (!ref.startsWith('@')) return ref;
    const [a, b] = (edgeOf[ref] ?? []).map(name);
    return a && b ? `${a}|${b}` : null;
  };
  return withMap(renameCards(mission, zone, edge), renameReferences(mission.map, zone, edge));
}

const PIECE = /^(\d+),(\d+)\/(.+)$/;

/** Where a tile of the old grid lies in the new one; null: it is gone. */
export type TileMove = (row: number, col: number) => readonly [row: number, col: number] | null;

function renamedBy(move: TileMove): { readonly zone: Renamed; readonly edge: Renamed } {
  const zone: Renamed = (ref) => {
    const found = PIECE.exec(ref);
    if (!found) return ref;
    const to = move(Number(found[1]), Number(found[2]));
    return to && `${to[0]},${to[1]}/${found[3]}`;
  };
  const edge: Renamed = (ref) => {
    const [a, b] = ref.split('|').map(zone);
    return a && b ? `${a}|${b}` : null;
  };
  return { zone, edge };
}

export function moveReferences(map: MissionMap, move: TileMove): MissionMap {
  const { zone, edge } = renamedBy(move);
  return renameReferences(map, zone, edge);
}

/** Tiles laid elsewhere, with everything on them: tokens, places, cards. */
export function moveTiles(mission: MissionDef, move: TileMove, tiles: MissionMap['tiles']): MissionDef {
  const { zone, edge } = renamedBy(move);
  return withMap(renameCards(mission, zone, edge), { ...renameReferences(mission.map, zone, edge), tiles });
}
