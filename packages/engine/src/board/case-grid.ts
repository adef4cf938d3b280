// The board of a rule case: a grid of letters and lists of what stands between them (see docs/board.md).
import type { ZoneKind } from '../content.ts';
import { NOWHERE, type ZoneId } from '../ids.ts';
import { type CaseSpec, type CaseWords, caseWords } from './case-words.ts';
import { type BoardProblem, unknownWord } from './problems.ts';
import { edgesOf, type Grid, type SideNumber, type Standing, sharedSides } from './sides.ts';
import type { BoardPlan, DoorPlan, ZonePlan } from './types.ts';

const BORDER_WORDS = { openings: 'opening', walls: 'wall', stairs: 'stairs', sandbags: 'sandbags' } as const;
const KIND_WORDS = { rooms: 'room', walkways: 'walkway', corridors: 'corridor' } as const;
const WORDS = ['grid', 'dark', 'ruins', 'tank', 'ladders', 'doors', 'vaults', ...Object.keys(BORDER_WORDS), ...Object.keys(KIND_WORDS)];
/** cells of a case are drawn three to a tile side */
const CELLS_PER_TILE = 3;

export interface CaseBoard {
  readonly plan: BoardPlan;
  /** rope ladders are tokens, not part of the plan */
  readonly ladders: readonly (readonly [ZoneId, ZoneId])[];
}

export function planFromCase(spec: CaseSpec): CaseBoard | { readonly problems: readonly BoardProblem[] } {
  const words = caseWords(spec);
  for (const word of Object.keys(spec)) if (!WORDS.includes(word)) words.blame(word, unknownWord('word', word, WORDS));
  const { grid, cells } = readGrid(words);
  const vaults = words.entries('vaults').map((entry) => entry.split(/\s+/));
  for (const [vault = ''] of vaults) words.addZone('vaults', vault);
  // ruins are rooms, listed among them or not
  const rooms = new Set([...words.zones('rooms'), ...words.zones('ruins')]);
  const zones = readZones(words, cells, rooms);
  const borders = readBorders(words, grid, cells, zones, rooms);
  for (const [vault = '', zone = '', ...rest] of vaults) {
    borders.doors.push({ a: words.zone('vaults', vault), b: words.zone('vaults', zone), vault: true, ...words.door('vaults', rest) });
  }
  const ladders = words.entries('ladders').map((pair) => words.pair('ladders', pair));
  if (words.problems.length > 0) return { problems: words.problems };
  const edges = edgesOf(grid, cells, borders.standing, borders.doorOf);
  return {
    plan: { ...grid, xs: lines(grid.cols), ys: lines(grid.rows), cells, zones, edges, doors: borders.doors, tiles: [] },
    ladders: ladders.filter((pair) => pair !== null),
  };
}

const lines = (cells: number): number[] => Array.from({ length: cells + 1 }, (_, i) => i / CELLS_PER_TILE);

function readGrid(words: CaseWords): { grid: Grid; cells: ZoneId[] } {
  const rows = words
    .text('grid')
    .split('\n')
    .map((row) => row.trim());
  const table = rows.filter((row) => row !== '').map((row) => row.split(/\s+/));
  const grid = { rows: table.length, cols: table[0]?.length ?? 0 };
  const cells: ZoneId[] = [];
  for (const [row, names] of table.entries()) {
    if (names.length !== grid.cols) words.blame('grid', `row ${row + 1} has ${names.length} cells, the first row ${grid.cols}`);
    for (const name of names) cells.push(name === '.' ? NOWHERE : words.addZone('grid', name));
  }
  if (words.names.length === 0) words.blame('grid', 'no zones');
  return { grid, cells };
}

function readZones(words: CaseWords, cells: readonly ZoneId[], rooms: ReadonlySet<ZoneId>): ZonePlan[] {
  const kinds = new Map<ZoneId, ZoneKind>();
  for (const [word, kind] of Object.entries(KIND_WORDS)) {
    for (const zone of kind === 'room' ? rooms : words.zones(word)) {
      // a corridor may be listed among the rooms: it is walled like one
      if (kinds.has(zone) && !(kind === 'corridor' && kinds.get(zone) === 'room'))
        words.blame(word, `${words.names[zone]} is already a ${kinds.get(zone)}`);
      kinds.set(zone, kind);
    }
  }
  const ofRooms = (word: string): ReadonlySet<ZoneId> => {
    const zones = words.zones(word);
    for (const zone of zones)
      if (zone !== NOWHERE && kinds.get(zone) !== 'room') words.blame(word, `${words.names[zone]} is not one of the rooms`);
    return zones;
  };
  const dark = ofRooms('dark');
  const ruins = words.zones('ruins');
  const tanks = words.zones('tank');
  return words.names.map((name, zone) => {
    const own = cells.flatMap((of, cell) => (of === zone ? cell : []));
    const kind = own.length === 0 ? 'vault' : (kinds.get(zone) ?? 'street');
    const shade = { dark: dark.has(zone), ruin: ruins.has(zone), tank: tanks.has(zone) };
    return { name, kind, ...shade, searchDeck: null, searchable: false, faces: [], cells: own };
  });
}

interface Borders {
  readonly standing: (Standing | undefined)[];
  readonly doorOf: number[];
  readonly doors: DoorPlan[];
}

function readBorders(
  words: CaseWords,
  grid: Grid,
  cells: readonly ZoneId[],
  zones: readonly ZonePlan[],
  rooms: ReadonlySet<ZoneId>,
): Borders {
  const standing: (Standing | undefined)[] = new Array(cells.length * 2).fill(undefined);
  const doorOf: number[] = new Array(cells.length * 2).fill(-1);
  const corridor = (zone: ZoneId): boolean => zones[zone]?.kind === 'corridor';
  for (let a = 0; a < zones.length; a++) {
    for (let b = a + 1; b < zones.length; b++) {
      if ((!rooms.has(a) && !rooms.has(b)) || (corridor(a) && corridor(b))) continue;
      for (const side of sharedSides(grid, cells, a, b)) standing[side] = 'wall';
    }
  }
  const sides = (place: string, pair: string): { zones: readonly [ZoneId, ZoneId]; sides: SideNumber[] } | null => {
    const found = words.pair(place, pair);
    if (!found) return null;
    const shared = sharedSides(grid, cells, found[0], found[1]);
    if (shared.length === 0) words.blame(place, `${pair}: these zones share no border`);
    return { zones: found, sides: shared };
  };
  for (const [word, is] of Object.entries(BORDER_WORDS)) {
    for (const pair of words.entries(word)) for (const side of sides(word, pair)?.sides ?? []) standing[side] = is;
  }
  const doors: DoorPlan[] = [];
  for (const entry of words.entries('doors')) {
    const [pair = '', ...rest] = entry.split(/\s+/);
    const found = sides('doors', pair);
    if (!found) continue;
    for (const side of found.sides) {
      standing[side] = 'door';
      doorOf[side] = doors.length;
    }
    doors.push({ a: found.zones[0], b: found.zones[1], vault: false, ...words.door('doors', rest) });
  }
  return { standing, doorOf, doors };
}
