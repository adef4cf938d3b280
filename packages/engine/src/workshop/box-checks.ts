// What a map asks of the box: figures and tokens counted against what there is, and two sides of one tile.
import type { EditionContent, MissionMap } from '../content.ts';
import { RULESETS } from '../editions/rulesets.ts';
import { type Remark, remark } from './remark.ts';

/** Tokens a map needs, by the names boxes are counted under; `printed`: how many the tiles themselves ask for. */
export function tokensPlaced(
  map: MissionMap,
  printed: { readonly objectives: number; readonly crates: number },
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string, n = 1) => n > 0 && counts.set(name, (counts.get(name) ?? 0) + n);
  if (map.objectives === 'printed') add('objective', printed.objectives);
  else
    for (const { colour = 'red' } of map.objectives ?? []) {
      add('objective');
      if (colour !== 'red') add(`objective.${colour}`);
    }
  add('crate', map.crates === 'printed' ? printed.crates : map.crates?.length);
  for (const { colour } of map.spawns) {
    add('spawn');
    if (colour !== 'red') add(`spawn.${colour}`);
  }
  for (const { colour } of map.doors ?? []) {
    add('door');
    if (colour === 'blue' || colour === 'green') add(`door.${colour}`);
  }
  for (const { kind } of map.cars ?? []) if (kind !== 'wreck') add(kind === 'humvee' ? kind : 'car');
  for (const { colour, doors } of map.vaults ?? []) add(`vault-door.${colour}`, doors.length);
  for (const { count } of map.noise ?? []) add('noise', count);
  add('cauldron', map.cauldrons?.length);
  add('ladder', map.ladders?.length);
  add('corruption', map.corruption?.length);
  add('beacon', map.places.beacon?.length);
  add('exit', (map.places.exit?.length ?? 0) + (map.places.flag?.length ?? 0));
  return counts;
}

export function boxRemarks(content: EditionContent, map: MissionMap, printed: Parameters<typeof tokensPlaced>[1]): Remark[] {
  const out: Remark[] = [];
  const placed = new Map<string, number>();
  const add = (kind: string, n: number) => placed.set(kind, (placed.get(kind) ?? 0) + n);
  for (const { kind, count } of map.zombies ?? []) add(kind, count);
  for (const { count } of map.guards ?? []) add('guard', count);
  const { kinds } = RULESETS[content.edition];
  for (const [kind, n] of placed) {
    const most = content.miniatures[kind] ?? content.miniatures[kinds.find((one) => one.id === kind)?.base ?? ''] ?? 0;
    const place = kind === 'guard' ? 'map.guards' : 'map.zombies';
    if (most > 0 && n > most) out.push(remark('unwise', 'too-many-figures', { parameters: { kind, n, most }, place }));
  }
  for (const [thing, n] of tokensPlaced(map, printed)) {
    const most = content.tokens?.[thing];
    if (most !== undefined && n > most)
      out.push(remark('unwise', 'too-many-tokens', { parameters: { thing, n, most }, place: placeOf(thing) }));
  }
  const sides = new Map<string, string>();
  for (const tile of map.tiles.flat()) {
    if (!tile || tile.face.startsWith('own-')) continue;
    const board = tile.face.slice(0, -1);
    const other = sides.get(board);
    if (other !== undefined && other !== tile.face)
      out.push(remark('unwise', 'both-sides', { parameters: { face: tile.face, other }, place: 'map.tiles' }));
    else if (other === tile.face) out.push(remark('unwise', 'tile-twice', { parameters: { face: tile.face }, place: 'map.tiles' }));
    sides.set(board, tile.face);
  }
  return out;
}

const PLACES: Readonly<Record<string, string>> = {
  objective: 'map.objectives',
  crate: 'map.crates',
  spawn: 'map.spawns',
  door: 'map.doors',
  'vault-door': 'map.vaults',
  car: 'map.cars',
  humvee: 'map.cars',
  noise: 'map.noise',
  cauldron: 'map.cauldrons',
  ladder: 'map.ladders',
  corruption: 'map.corruption',
  beacon: 'map.places.beacon',
  exit: 'map.places.exit',
};

const placeOf = (thing: string): string => PLACES[thing.split('.', 1)[0] ?? ''] ?? 'map';
