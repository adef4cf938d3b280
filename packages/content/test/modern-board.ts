// Puts the turned tiles of a mission together, apart from the engine: a second pair of eyes on the maps.
import type { EdgeKind, MissionMap, PlacedTile, Side, TileFace, TileZone, ZoneRef } from '@holdout/engine/content';

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const STEP: Readonly<Record<Side, readonly [number, number]>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;

export interface Cell {
  /** `row,col/Zone` of the tile it lies on */
  readonly name: ZoneRef;
  readonly zone: TileZone;
  readonly edges: Partial<Record<Side, EdgeKind>>;
}

export interface Board {
  readonly cells: readonly (readonly (Cell | null)[])[];
  /** where two tiles meet and do not fit */
  readonly misfits: readonly string[];
  /** the zone (smallest name of its merged pieces) of a reference; throws for one that names nothing */
  zoneOf(ref: ZoneRef): string;
  kindOf(ref: ZoneRef): TileZone;
  /** what stands between two neighbouring cells; null: nothing, one may walk */
  between(r: number, c: number, side: Side): EdgeKind | null;
  zones(): string[];
  /** rooms joined by openings, doors shut */
  buildingOf(ref: ZoneRef): string[];
  /** zones reached from here with every door open, or with doors shut */
  reach(ref: ZoneRef, doors: 'open' | 'shut', streetsOnly?: boolean): Set<string>;
  /** zones one step away, doors taken as open */
  next(ref: ZoneRef): string[];
  /** does the zone touch the outer edge of the board */
  onEdge(ref: ZoneRef): boolean;
}

const isOpenAir = (zone: TileZone) => zone.kind === 'street' || zone.kind === 'corridor';

function turned(face: TileFace, placed: PlacedTile, row: number, col: number): Cell[][] {
  const size = face.cells.length;
  const turns = placed.turn / 90;
  const names = face.cells.map((line) => line.split(' '));
  const out: Cell[][] = Array.from({ length: size }, () => []);
  for (let r = 0; r < size; r++) {
    for (let c = 0; c < size; c++) {
      let [tr, tc] = [r, c];
      for (let i = 0; i < turns; i++) [tr, tc] = [tc, size - 1 - tr];
      const name = names[r]?.[c] as string;
      const edges: Partial<Record<Side, EdgeKind>> = {};
      for (const { at, is } of face.edges) {
        const [er, ec, side] = at;
        const turnSide = (s: Side) => SIDES[(SIDES.indexOf(s) + turns) % 4] as Side;
        if (er === r && ec === c) edges[turnSide(side)] = is;
        if (er + STEP[side][0] === r && ec + STEP[side][1] === c) edges[turnSide(opposite(side))] = is;
      }
      (out[tr] as Cell[])[tc] = { name: `${row},${col}/${name}`, zone: face.zones[name] as TileZone, edges };
    }
  }
  return out;
}

function parseEdge(ref: string): [number, number, number, number] | null {
  const m = /^@(\d+),(\d+)-(\d+),(\d+)$/.exec(ref);
  return m ? [Number(m[1]), Number(m[2]), Number(m[3]), Number(m[4])] : null;
}

export function assemble(map: Pick<MissionMap, 'tiles' | 'doors' | 'edges'>, faces: readonly TileFace[]): Board {
  const size = 5;
  const rows = map.tiles.length * size;
  const cols = Math.max(...map.tiles.map((line) => line.length)) * size;
  const cells: (Cell | null)[][] = Array.from({ length: rows }, () => Array.from({ length: cols }, () => null));
  map.tiles.forEach((line, row) => {
    line.forEach((placed, col) => {
      if (!placed) return;
      const face = faces.find((f) => f.id === placed.face);
      if (!face) throw new Error(`no tile ${placed.face}`);
      turned(face, placed, row, col).forEach((tr, r) => {
        tr.forEach((cell, c) => {
          (cells[row * size + r] as Cell[])[col * size + c] = cell;
        });
      });
    });
  });
  const at = (r: number, c: number): Cell | null => cells[r]?.[c] ?? null;

  const over = new Map<string, EdgeKind | null>();
  const put = (ref: string, is: EdgeKind | null) => {
    const e = parseEdge(ref);
    if (!e) throw new Error(`edge ${ref} is not of the form @r,c-r,c`);
    over.set(`${e[0]},${e[1]}-${e[2]},${e[3]}`, is);
    over.set(`${e[2]},${e[3]}-${e[0]},${e[1]}`, is);
  };
  for (const edge of map.edges ?? []) put(edge.at, edge.is);
  for (const door of map.doors ?? []) put(door.at, door.state === 'open' ? 'opening' : 'door');

  const root = new Map<string, string>();
  const find = (name: string): string => {
    const up = root.get(name) ?? name;
    return up === name ? name : find(up);
  };
  const misfits: string[] = [];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      for (const side of ['E', 'S'] as const) {
        const here = at(r, c);
        const there = at(r + STEP[side][0], c + STEP[side][1]);
        const crosses = side === 'E' ? c % size === size - 1 : r % size === size - 1;
        // where the map itself says what stands there, nothing has to fit
        if (!here || !there || !crosses || over.has(`${r},${c}-${r + STEP[side][0]},${c + STEP[side][1]}`)) continue;
        const place = `${r},${c} ${side}`;
        if ((here.zone.kind === 'street') !== (there.zone.kind === 'street')) misfits.push(`${place}: street against building`);
        else if (isOpenAir(here.zone) && isOpenAir(there.zone)) {
          const [a, b] = [find(here.name), find(there.name)].sort() as [string, string];
          root.set(b, a);
        } else if ((here.edges[side] === undefined) !== (there.edges[opposite(side)] === undefined))
          misfits.push(`${place}: gap against wall`);
      }
    }
  }

  const between = (r: number, c: number, side: Side): EdgeKind | null => {
    const [r2, c2] = [r + STEP[side][0], c + STEP[side][1]];
    const here = at(r, c);
    const there = at(r2, c2);
    if (!here || !there) return 'wall';
    const told = over.get(`${r},${c}-${r2},${c2}`);
    if (told !== undefined) return told;
    if (find(here.name) === find(there.name)) return null;
    const mine = here.edges[side];
    const other = there.edges[opposite(side)];
    if (mine && other) return mine === 'door' || other === 'door' ? 'door' : mine;
    return isOpenAir(here.zone) && isOpenAir(there.zone) ? null : 'wall';
  };

  const cellsOf = new Map<string, [number, number][]>();
  cells.forEach((line, r) => {
    line.forEach((cell, c) => {
      if (cell) cellsOf.set(find(cell.name), [...(cellsOf.get(find(cell.name)) ?? []), [r, c]]);
    });
  });
  const cellOf = (ref: ZoneRef): [number, number] => {
    const m = /^@(\d+),(\d+)$/.exec(ref);
    const found = m ? ([Number(m[1]), Number(m[2])] as [number, number]) : cellsOf.get(find(ref))?.[0];
    if (!found || !at(found[0], found[1]) || (!m && !cells.some((line) => line.some((cell) => cell?.name === ref))))
      throw new Error(`no zone ${ref}`);
    return found;
  };
  const zoneOf = (ref: ZoneRef) => find((at(...cellOf(ref)) as Cell).name);

  const flood = (ref: ZoneRef, pass: (edge: EdgeKind | null, to: TileZone) => boolean): Set<string> => {
    const seen = new Set([zoneOf(ref)]);
    for (const zone of seen) {
      for (const [r, c] of cellsOf.get(zone) ?? []) {
        for (const side of SIDES) {
          const there = at(r + STEP[side][0], c + STEP[side][1]);
          if (there && pass(between(r, c, side), there.zone)) seen.add(find(there.name));
        }
      }
    }
    return seen;
  };

  const next = (ref: ZoneRef): string[] => {
    const found = new Set<string>();
    for (const [r, c] of cellsOf.get(zoneOf(ref)) ?? []) {
      for (const side of SIDES) {
        const there = at(r + STEP[side][0], c + STEP[side][1]);
        if (there && between(r, c, side) !== 'wall') found.add(find(there.name));
      }
    }
    return [...found];
  };

  return {
    next,
    cells,
    misfits,
    zoneOf,
    kindOf: (ref) => (at(...cellOf(ref)) as Cell).zone,
    between,
    zones: () => [...cellsOf.keys()],
    buildingOf: (ref) => [...flood(ref, (edge, to) => edge !== 'wall' && edge !== 'door' && !isOpenAir(to))].sort(),
    reach: (ref, doors, streetsOnly = false) =>
      flood(ref, (edge, to) => edge !== 'wall' && (edge !== 'door' || doors === 'open') && (!streetsOnly || isOpenAir(to))),
    onEdge: (ref) => (cellsOf.get(zoneOf(ref)) ?? []).some(([r, c]) => SIDES.some((side) => !at(r + STEP[side][0], c + STEP[side][1]))),
  };
}
