// Zones under the names missions use: `exit`, `tile:4R`, `spawn:starting`, `with:crate`, `building:there` …

import { nearest } from '../parse/nearest.ts';
import type { Table } from '../rules.ts';
import { NOBODY, type SpawnToken, type ZoneId } from '../state/state.ts';
import { crateZone } from '../survivors/take.ts';
import { tables, zombiesIn } from '../table.ts';
import { onBoard } from '../zombies/spawn-tokens.ts';
import { behindDoor, brokenDoors } from './door-sides.ts';
import { coloursOf, isToken } from './names.ts';
import { blame, type Compiling, type Reading } from './reading.ts';
import type { Area, Scene } from './script.ts';

const NAMED = ['start', 'exit', 'marked', 'flag', 'beacon', 'walkways', 'board', 'here', 'there', 'that-tile'];
const FAMILIES = ['tile:', 'building:', 'border:', 'vault:', 'behind:', 'spawn:', 'with:', 'zone:'];
const SPAWNS = ['starting', 'red', 'blue', 'green', 'other'];
/** Cars by the names missions give them. */
export const CARRIERS: Readonly<Record<string, readonly string[]>> = {
  car: ['muscle', 'police'],
  'muscle-car': ['muscle'],
  'police-car': ['police'],
  humvee: ['humvee'],
};

const fixed = (zones: readonly ZoneId[]): Area => ({ fixed: zones, zones: () => zones, has: (_t, _at, zone) => zones.includes(zone) });
const moving = (zones: (t: Table, at: Scene) => readonly ZoneId[]): Area => ({
  fixed: null,
  zones,
  has: (t, at, zone) => zones(t, at).includes(zone),
});
const NOTHING = fixed([]);

/** The acting survivor's zone, else the zone of the event. */
const sceneZone = (t: Table, at: Scene): ZoneId => (at.zone >= 0 ? at.zone : at.who >= 0 ? t.g.survivors[at.who].zone : -1);

export function areaOf(r: Reading, name: string): Area {
  return areaNamed(r.c, r.place, r.word, r.texts(name));
}

export function areaNamed(c: Compiling, place: string, word: string, names: readonly string[]): Area {
  const areas = names.map((name) => oneArea(c, place, word, name));
  if (areas.length === 1) return areas[0];
  if (areas.every((area) => area.fixed !== null)) return fixed([...new Set(areas.flatMap((area) => area.fixed ?? []))]);
  return {
    fixed: null,
    zones: (t, at) => areas.flatMap((area) => area.zones(t, at)),
    has: (t, at, zone) => areas.some((area) => area.has(t, at, zone)),
  };
}

function oneArea(c: Compiling, place: string, word: string, name: string): Area {
  const here = c.places[name];
  if (here !== undefined) return name === 'beacon' ? beacon : fixed(here);
  const colon = name.indexOf(':');
  const family = colon < 0 ? '' : name.slice(0, colon);
  const rest = name.slice(colon + 1);
  const found = family === '' ? plainArea(c, name) : familyArea(c, family, rest);
  if (found !== null) return found;
  const known = [
    ...new Set([
      ...Object.keys(c.places),
      ...NAMED,
      ...FAMILIES,
      ...SPAWNS.map((s) => `spawn:${s}`),
      ...c.board.plan.tiles.map((t) => `tile:${t.face}`),
    ]),
  ];
  blame(c, place, word, `the map has no place ${name}`, nearest(name, known));
  return NOTHING;
}

const beacon = moving((t) => [t.g.beacon]);

function plainArea(c: Compiling, name: string): Area | null {
  const everywhere = c.board.zones.map((_, zone) => zone);
  switch (name) {
    case 'board':
      return { fixed: everywhere, zones: () => everywhere, has: (_t, _at, zone) => zone >= 0 };
    case 'beacon':
      return beacon;
    case 'walkways':
      return {
        fixed: null,
        zones: (t) => everywhere.filter((zone) => tables(t).walkway[zone]),
        has: (t, _at, zone) => tables(t).walkway[zone] === true,
      };
    case 'here':
    case 'there':
      return moving((t, at) => [sceneZone(t, at)]);
    case 'that-tile': {
      const near = c.board.zones.map((a) => everywhere.filter((z) => c.board.zones[z].faces.some((face) => a.faces.includes(face))));
      return moving((t, at) => near[sceneZone(t, at)] ?? []);
    }
    default:
      return null;
  }
}

function familyArea(c: Compiling, family: string, rest: string): Area | null {
  const zones = c.board.zones;
  switch (family) {
    case 'tile': {
      const on = zones.flatMap((zone, i) => (zone.faces.includes(rest) ? [i] : []));
      return on.length > 0 ? fixed(on) : null;
    }
    case 'building': {
      if (rest === 'there') return moving((t, at) => buildingAt(t, sceneZone(t, at)));
      const faces = rest.split('+');
      const rooms = zones.flatMap((zone, i) => (zone.kind === 'room' && zone.faces.some((face) => faces.includes(face)) ? [i] : []));
      return rooms.length > 0 ? fixed(rooms) : null;
    }
    case 'border': {
      const [a, b] = rest.split('/');
      const on = zones.flatMap((zone, i) => (zone.faces.includes(a) && zone.faces.includes(b) ? [i] : []));
      return on.length > 0 ? fixed(on) : null;
    }
    case 'vault': {
      const vaults = zones.flatMap((zone, i) => (zone.kind === 'vault' && (rest === 'each' || zone.name === `vault:${rest}`) ? [i] : []));
      return vaults.length > 0 ? fixed(vaults) : null;
    }
    case 'behind': {
      const room = behindDoor(c, rest);
      return room >= 0 ? fixed([room]) : null;
    }
    case 'spawn':
      return SPAWNS.includes(rest) ? spawnArea(rest) : null;
    case 'with':
      return areaWith(c, rest);
    default:
      return null;
  }
}

export function buildingAt(t: Table, zone: ZoneId): readonly ZoneId[] {
  const board = tables(t);
  const building = board.building[zone] ?? -1;
  return building >= 0 ? board.buildings[building] : zone >= 0 ? [zone] : [];
}

/** The starting spawn token: marked so, or number 1 in White Death. */
export const isStarting = (token: SpawnToken): boolean => token.colour === 'starting' || token.colour === '1';

export function spawnZones(t: Table, which: string): ZoneId[] {
  const found: ZoneId[] = [];
  for (const token of t.g.spawns) {
    if (!onBoard(token) || token.colour === 'defiler') continue;
    const fits = which === 'starting' ? isStarting(token) : which === 'other' ? !isStarting(token) : token.colour === which;
    if (fits && !found.includes(token.zone)) found.push(token.zone);
  }
  return found;
}

const spawnArea = (which: string): Area => moving((t) => spawnZones(t, which));

const withSpawn = (colour: string): Area =>
  moving((t) =>
    t.g.spawns.flatMap((token) =>
      onBoard(token) && token.colour !== 'defiler' && (colour === '' || token.colour === colour) ? [token.zone] : [],
    ),
  );

/** `with:X`: any zone that has X now. */
function areaWith(c: Compiling, what: string): Area | null {
  const kinds = CARRIERS[what];
  if (kinds !== undefined) return moving((t) => t.g.cars.flatMap((car) => (car.zone >= 0 && kinds.includes(car.kind) ? [car.zone] : [])));
  if (isToken(what)) {
    const colours = coloursOf([what]);
    return moving((t) => t.g.objectives.flatMap((o) => (o.place === 'board' && colours.includes(o.colour) ? [o.zone] : [])));
  }
  if (what === 'spawn-token') return withSpawn('');
  if (what.startsWith('spawn-token:')) return withSpawn(what.slice('spawn-token:'.length));
  switch (what) {
    case 'crate':
      return moving((t) => t.g.crates.flatMap((crate, i) => (crate.place === 'board' ? [crateZone(t, i)] : [])));
    case 'stack':
      return moving((t) => t.g.loose.flatMap((l) => (l.name === 'stack' && l.cards.length > 0 ? [l.zone] : [])));
    case 'door:broken':
      return moving((t) => brokenDoors(t).flatMap((door) => [c.board.plan.doors[door].a, c.board.plan.doors[door].b]));
    case 'zombie':
      return moving((t) => t.g.noise.flatMap((_, zone) => (zombiesIn(t, zone) > 0 ? [zone] : [])));
    case 'corruption':
      return moving((t) => t.g.corruption);
    case 'survivor':
      return moving((t) => t.g.survivors.flatMap((s) => (s.alive && !s.out && s.zone >= 0 ? [s.zone] : [])));
    case 'companion':
      return moving((t) =>
        t.g.survivors.flatMap((s) => (s.role === 'companion' && s.leader === NOBODY && s.alive && !s.out ? [s.zone] : [])),
      );
    default:
      return withKind(c, what);
  }
}

/** Any zone with zombies of a kind or base: `with:abomination`. */
function withKind(c: Compiling, what: string): Area | null {
  const kinds = c.kinds.flatMap((kind, i) => (kind.id === what || kind.base === what ? [i] : []));
  if (kinds.length === 0) return null;
  return moving((t) =>
    t.g.noise.flatMap((_, zone) => (kinds.some((kind) => t.g.zombies[zone * t.r.kinds.length + kind] > 0) ? [zone] : [])),
  );
}

/** Zones of a place that stays where it is; a place that moves is a problem here. */
export function fixedZones(c: Compiling, place: string, word: string, names: readonly string[]): readonly ZoneId[] {
  const area = areaNamed(c, place, word, names);
  if (area.fixed === null) blame(c, place, word, `${names.join(', ')} may change in play: a fixed place is wanted here`);
  return area.fixed ?? [];
}
