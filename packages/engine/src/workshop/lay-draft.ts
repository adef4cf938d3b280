// A mission in the making, laid out as far as it goes: an editor draws the board although a token names a zone that is gone.

import { assemble } from '../board/assemble.ts';
import { type BoardView, describeBoard } from '../board/describe.ts';
import type { Board, BoardProblem } from '../board/index.ts';
import { makeBoard } from '../board/tables.ts';
import { withBox } from '../box.ts';
import type { EdgeRef, EditionContent, MissionDef, MissionMap, ZoneRef } from '../content.ts';
import { missionProblems } from '../editions/open.ts';
import { boxProblems } from '../editions/own-box.ts';
import { RULESETS } from '../editions/rulesets.ts';
import { NOWHERE, type ZoneId } from '../state/state.ts';
import { type DraftScene, draftScene } from './draft-scene.ts';
import { type Seam, seamsOf } from './seams.ts';

export interface Drafted {
  /** null: the tiles themselves do not fit together */
  readonly board: BoardView | null;
  /** the zone each reference of the map names; -1 where there is none */
  readonly zoneOf: Readonly<Record<ZoneRef, ZoneId>>;
  /** the two zones of each border the map names; missing where there is none */
  readonly edgeOf: Readonly<Record<EdgeRef, readonly [ZoneId, ZoneId]>>;
  readonly scene: DraftScene | null;
  /** where tiles meet, and what goes on over the border */
  readonly seams: readonly Seam[];
  readonly printed: { readonly objectives: readonly ZoneId[]; readonly crates: readonly ZoneId[] };
  /** everything that keeps the mission from being played, map first, then words */
  readonly problems: readonly BoardProblem[];
}

/** Every zone the map names anywhere. */
export function zonesNamed(map: MissionMap): ZoneRef[] {
  const list = <T>(given: 'printed' | readonly T[] | undefined): readonly T[] => (Array.isArray(given) ? given : []);
  return [
    ...Object.values(map.places).flat(),
    ...map.spawns.map((spawn) => spawn.zone),
    ...list(map.objectives).map((objective) => objective.zone),
    ...list(map.crates),
    ...list(map.vaults).flatMap((vault) => vault.doors),
    ...list(map.cars).map((car) => car.zone),
    ...list(map.zombies).map((group) => group.zone),
    ...list(map.guards).map((group) => group.zone),
    ...list(map.cauldrons),
    ...list(map.ladders),
    ...list(map.corruption),
    ...list(map.noise).map((group) => group.zone),
    ...list(map.lights),
    ...list(map.companions).map((group) => group.zone),
  ];
}

/** Every border the map names anywhere. */
export const bordersNamed = (map: MissionMap): EdgeRef[] => [
  ...(map.doors ?? []).map((door) => door.at),
  ...(map.edges ?? []).map((edge) => edge.at),
  ...(map.stairs ?? []),
];

/** What only the ground needs: tiles and what stands on borders, as far as those borders are there. */
function groundOf(map: MissionMap, there: (at: EdgeRef) => boolean, vaults: MissionMap['vaults'] = []): MissionMap {
  return {
    tiles: map.tiles,
    vaults,
    doors: map.doors?.filter((door) => there(door.at)),
    edges: map.edges?.filter((edge) => there(edge.at)),
    stairs: map.stairs?.filter(there),
    places: {},
    spawns: [],
    from: map.from,
  };
}

const NOTHING_LAID = { board: null, scene: null, zoneOf: {}, edgeOf: {}, seams: [], printed: { objectives: [], crates: [] } };

export interface LaidDraft extends Drafted {
  readonly made: Board | null;
}

export function layDraft(book: EditionContent, mission: MissionDef): LaidDraft {
  const { map } = mission;
  const strange = boxProblems(book, mission.box, 'box');
  const content = strange.length > 0 ? book : withBox(book, mission.box);
  const problems = [...strange, ...missionProblems(content, mission)];
  const faces = new Map(content.tiles.map((face) => [face.id, face]));
  const law = { mergeStreets: RULESETS[content.edition].law.mergeStreets };
  const lay = (ground: MissionMap) => assemble(ground, faces, law);
  const tiles = lay(groundOf(map, () => false));
  if ('problems' in tiles) return { ...NOTHING_LAID, problems, made: null };
  const isZone = (ref: ZoneRef): boolean => typeof tiles.resolveZone(ref) === 'number';
  const vaults = map.vaults?.map((vault) => ({ ...vault, doors: vault.doors.filter(isZone) }));
  const withVaults = lay(groundOf(map, () => false, vaults));
  const bare = 'problems' in withVaults ? tiles : withVaults;
  const whole = lay(groundOf(map, (at) => !('reason' in bare.resolveEdge(at)), vaults));
  const laid = 'problems' in whole ? bare : whole;
  const board = makeBoard(laid.plan);
  const zoneOf: Record<ZoneRef, ZoneId> = {};
  const lies = (mission.cards ?? []).map((card) => card.lies);
  for (const ref of [...zonesNamed(map), ...lies.flatMap((one) => ('zone' in one ? [one.zone] : []))]) {
    const found = laid.resolveZone(ref);
    zoneOf[ref] = typeof found === 'number' ? found : NOWHERE;
  }
  const edgeOf: Record<EdgeRef, readonly [ZoneId, ZoneId]> = {};
  for (const ref of [...bordersNamed(map), ...lies.flatMap((one) => ('door' in one ? [one.door] : []))]) {
    const found = laid.resolveEdge(ref);
    if ('a' in found) edgeOf[ref] = [found.a, found.b];
  }
  const scene = draftScene(mission, board, { zoneOf, edgeOf, printed: laid.printed }, RULESETS[content.edition].kinds);
  return {
    board: describeBoard(board),
    scene,
    zoneOf,
    edgeOf,
    seams: seamsOf(laid.plan, map, faces),
    printed: laid.printed,
    problems,
    made: board,
  };
}
