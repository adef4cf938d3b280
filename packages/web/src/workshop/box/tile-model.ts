// A face of one's own: cells painted with zones, sides with what stands on them. A zone without a cell is no zone.
import type { CellSide, EdgeKind, Side, TileFace, TileZone } from '@holdout/engine/content';

export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

export const cellsOf = (face: TileFace): string[][] => face.cells.map((row) => row.trim().split(/\s+/));

/** A face of the book to begin with, under a name of one's own. */
export const faceLike = (face: TileFace, id: string): TileFace =>
  pruned({
    id,
    bands: face.bands,
    cells: face.cells,
    zones: Object.fromEntries(Object.entries(face.zones).map(([name, zone]) => [name, plain(zone)])),
    edges: face.edges.map(({ at, is }) => ({ at, is })),
    ...(face.spots ? { spots: face.spots } : {}),
    from: 'ours',
  });

/** The same grid with one street over all of it. */
export const bareFace = (face: TileFace, id: string): TileFace => ({
  id,
  bands: face.bands,
  cells: cellsOf(face).map((row) => row.map(() => 'A').join(' ')),
  zones: { A: { kind: 'street' } },
  edges: [],
  from: 'ours',
});

const plain = ({ kind, dark, ruin, searchable }: TileZone): TileZone => ({
  kind: kind === 'vault' ? 'room' : kind,
  ...(dark ? { dark } : {}),
  ...(ruin ? { ruin } : {}),
  ...(searchable ? { searchable } : {}),
});

function pruned(face: TileFace): TileFace {
  const used = new Set(cellsOf(face).flat());
  const zones = Object.fromEntries(Object.entries(face.zones).filter(([name]) => used.has(name)));
  const { objective, crate } = face.spots ?? {};
  const spots = {
    ...(objective !== undefined && zones[objective] ? { objective } : {}),
    ...(crate !== undefined && zones[crate] ? { crate } : {}),
  };
  const { spots: _, ...rest } = face;
  return Object.keys(spots).length === 0 ? { ...rest, zones } : { ...rest, zones, spots };
}

/** A name no zone of the face has. */
export function freeName(face: TileFace): string {
  for (let n = 0; ; n++) {
    const name = n < 26 ? String.fromCharCode(65 + n) : `Z${n}`;
    if (!face.zones[name]) return name;
  }
}

/** `zone` '.': no zone at all. A name that is new makes a zone of that kind. */
export function paint(face: TileFace, row: number, col: number, zone: string, kind: TileZone['kind'] = 'room'): TileFace {
  const cells = cellsOf(face);
  if (cells[row]?.[col] === undefined || cells[row][col] === zone) return face;
  cells[row][col] = zone;
  const zones = zone === '.' || face.zones[zone] ? face.zones : { ...face.zones, [zone]: { kind } };
  return pruned({ ...face, cells: cells.map((line) => line.join(' ')), zones });
}

export const setZone = (face: TileFace, name: string, zone: TileZone): TileFace => ({
  ...face,
  zones: { ...face.zones, [name]: plain(zone) },
});

export function setSpot(face: TileFace, spot: 'objective' | 'crate', zone: string): TileFace {
  const { [spot]: _, ...others } = face.spots ?? {};
  return pruned({ ...face, spots: zone === '' ? others : { ...others, [spot]: zone } });
}

const OTHER: Readonly<Record<Side, readonly [row: number, col: number, side: Side]>> = {
  N: [-1, 0, 'S'],
  E: [0, 1, 'W'],
  S: [1, 0, 'N'],
  W: [0, -1, 'E'],
};

const same = (a: CellSide, b: CellSide): boolean => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
/** The same border as seen from the cell on its other side. */
const beyond = ([row, col, side]: CellSide): CellSide => {
  const [dr, dc, back] = OTHER[side];
  return [row + dr, col + dc, back];
};

export const edgeAt = (face: TileFace, at: CellSide): EdgeKind | '' =>
  face.edges.find((edge) => same(edge.at, at) || same(edge.at, beyond(at)))?.is ?? '';

export function setEdge(face: TileFace, at: CellSide, is: EdgeKind | ''): TileFace {
  const others = face.edges.filter((edge) => !same(edge.at, at) && !same(edge.at, beyond(at)));
  return { ...face, edges: is === '' ? others : [...others, { at, is }] };
}
