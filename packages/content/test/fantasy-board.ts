// Lays the turned three-by-three faces of a fantasy quest side by side, apart from the engine.
import type { EdgeKind, MissionMap, Side, TileFace, ZoneKind } from '@holdout/engine/content';

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];
const STEP: Readonly<Record<Side, readonly [number, number]>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;

interface Cell {
  readonly zone: string;
  readonly kind: ZoneKind;
  readonly tile: string;
  readonly edges: Partial<Record<Side, EdgeKind>>;
}

export interface Way {
  readonly a: string;
  readonly b: string;
  readonly kinds: readonly [ZoneKind, ZoneKind];
  readonly crossesTiles: boolean;
  /** what each of the two cells has on its side */
  readonly gaps: readonly [EdgeKind | undefined, EdgeKind | undefined];
  readonly door: boolean;
  readonly sameZone: boolean;
}

export function layOut(map: MissionMap, faces: readonly TileFace[]) {
  const cells = new Map<string, Cell>();
  map.tiles.forEach((line, row) => {
    line.forEach((placed, col) => {
      const face = faces.find((f) => f.id === placed?.face);
      if (!placed || !face) throw new Error(`no tile ${placed?.face}`);
      const turns = placed.turn / 90;
      face.cells.forEach((text, r) => {
        text.split(' ').forEach((name, c) => {
          let [tr, tc] = [r, c];
          for (let i = 0; i < turns; i++) [tr, tc] = [tc, 2 - tr];
          const edges: Partial<Record<Side, EdgeKind>> = {};
          for (const { at, is } of face.edges) {
            const [er, ec, side] = at;
            const turned = SIDES[(SIDES.indexOf(side) + turns) % 4] as Side;
            if (er === r && ec === c) edges[turned] = is;
            if (er + STEP[side][0] === r && ec + STEP[side][1] === c) edges[opposite(turned)] = is;
          }
          const zone = face.zones[name];
          if (!zone) throw new Error(`no zone ${name} on ${face.id}`);
          const tile = `${row},${col}`;
          cells.set(`${row * 3 + tr},${col * 3 + tc}`, { zone: `${tile}/${name}`, kind: zone.kind, tile, edges });
        });
      });
    });
  });

  for (const { at, is } of [...(map.edges ?? []), ...(map.stairs ?? []).map((at) => ({ at, is: 'stairs' as const }))]) {
    const [a, b] = at.slice(1).split('-') as [string, string];
    const [ar, ac, br, bc] = [...a.split(','), ...b.split(',')].map(Number) as [number, number, number, number];
    const side = SIDES.find((s) => STEP[s][0] === br - ar && STEP[s][1] === bc - ac);
    const [from, to] = [cells.get(a), cells.get(b)];
    if (!side || !from || !to) throw new Error(`no border ${at}`);
    from.edges[side] = is;
    to.edges[opposite(side)] = is;
  }

  const doors = new Set((map.doors ?? []).flatMap(({ at }) => [at.slice(1), at.slice(1).split('-').reverse().join('-')]));
  const ways: Way[] = [];
  const borderGaps: string[] = [];
  for (const [a, cell] of cells) {
    const [r, c] = a.split(',').map(Number) as [number, number];
    for (const side of SIDES) {
      const b = `${r + STEP[side][0]},${c + STEP[side][1]}`;
      const other = cells.get(b);
      if (!other) {
        if (cell.edges[side]) borderGaps.push(`${a} ${side}`);
        continue;
      }
      ways.push({
        a,
        b,
        kinds: [cell.kind, other.kind],
        crossesTiles: cell.tile !== other.tile,
        gaps: [cell.edges[side], other.edges[opposite(side)]],
        door: doors.has(`${a}-${b}`),
        sameZone: cell.zone === other.zone,
      });
    }
  }

  const zoneAt = (ref: string): string => {
    const zone = cells.get(ref.replace('@', ''))?.zone;
    if (!zone) throw new Error(`no zone ${ref}`);
    return zone;
  };

  /** may a survivor pass, every door open and ladders wherever they can hang */
  const passable = (way: Way, ladders: boolean): boolean => {
    if (way.sameZone || way.door) return true;
    // a rope ladder hangs over any wall of the rampart
    const walled = way.gaps.includes('wall');
    const walkways = way.kinds.filter((kind) => kind === 'walkway').length;
    if (walkways === 1) return (way.gaps.includes('stairs') && !walled) || (ladders && way.kinds.includes('street'));
    if (!way.kinds.includes('room')) return !walled;
    return way.gaps[0] === 'opening' && way.gaps[1] === 'opening';
  };

  /** `ladders`: whether the quest has any, on the board or to be found */
  const reach = (ladders = (map.ladders ?? []).length > 0): Set<string> => {
    const next = new Map<string, Set<string>>();
    const join = (x: string, y: string) => {
      for (const [from, to] of [
        [x, y],
        [y, x],
      ] as const)
        next.set(from, (next.get(from) ?? new Set()).add(to));
    };
    for (const way of ways) if (passable(way, ladders)) join(zoneAt(way.a), zoneAt(way.b));
    for (const vault of map.vaults ?? []) for (const door of vault.doors) join(`vault:${vault.colour}`, zoneAt(door));
    const seen = new Set((map.places.start ?? []).map(zoneAt));
    for (const zone of seen) for (const to of next.get(zone) ?? []) seen.add(to);
    return seen;
  };

  /** Zones next to one of these, whatever stands between. */
  const beside = (zones: ReadonlySet<string>): Set<string> =>
    new Set(ways.flatMap((way) => (zones.has(zoneAt(way.a)) ? [zoneAt(way.b)] : [])));

  return { ways, borderGaps, zoneAt, reach, beside, zones: new Set([...cells.values()].map((cell) => cell.zone)) };
}
