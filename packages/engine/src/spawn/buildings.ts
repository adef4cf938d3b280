// Opening a building for the first time: Second Edition one card for each dark zone, Black Plague one for each room, in the players' order.

import { type Board, boardKey, startingDoors } from '../board/index.ts';
import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Rules, Table } from '../rules.ts';
import { NOBODY, type SurvivorId, type ZoneId } from '../state/state.ts';
import { ask, call, tableSeat, tables } from '../table.ts';
import { zonesOf } from './placing.ts';

/** Part of a building: rooms, and corridors that join them (WZC). */
const indoors = (board: Board, zone: ZoneId): boolean => board.zones[zone].kind === 'room' || board.zones[zone].kind === 'corridor';

type Steps = readonly (readonly ZoneId[])[];

/** All zones of the building this zone belongs to; `parts`: two zones a mission's door keeps apart for spawning. */
function buildingOf(board: Board, steps: Steps, zone: ZoneId, parts: (a: ZoneId, b: ZoneId) => boolean): ZoneId[] {
  const zones = [zone];
  for (let i = 0; i < zones.length; i++) {
    for (const next of steps[zones[i]]) if (indoors(board, next) && !zones.includes(next) && !parts(zones[i], next)) zones.push(next);
  }
  return zones;
}

const partedBy = (t: Table, a: ZoneId, b: ZoneId): boolean =>
  t.r.board.doorsAt[a].some((door) => {
    const plan = t.r.board.plan.doors[door];
    return (plan.a === b || plan.b === b) && t.r.missionRules.splitsBuilding(t, door);
  });

const nothing = (): boolean => false;
const quiet = new WeakMap<Board, ReadonlySet<ZoneId>>();

/** Rooms in which nothing ever waits: of buildings one can walk into at the start, and (2E) of those survivors start in. */
function quietRooms(r: Rules): ReadonlySet<ZoneId> {
  const known = quiet.get(r.board);
  if (known) return known;
  const { steps } = r.board.tables(boardKey({ doors: startingDoors(r.board.plan), corruption: [], ruins: [], ladders: [], links: [] }));
  const starts = r.law.buildingSpawn === 'dark' ? (r.places.start ?? []) : [];
  const rooms = new Set<ZoneId>();
  for (let zone = 0; zone < r.board.zones.length; zone++) {
    if (!indoors(r.board, zone) || rooms.has(zone)) continue;
    const fromOutside = steps[zone].some((next) => r.board.zones[next].kind === 'street');
    if (fromOutside || starts.includes(zone)) for (const room of buildingOf(r.board, steps, zone, nothing)) rooms.add(room);
  }
  quiet.set(r.board, rooms);
  return rooms;
}

/** Rooms of these zones' buildings that nobody has looked into; from now on somebody has. */
function reveal(t: Table, ends: readonly ZoneId[], except: ReadonlySet<ZoneId> | null): ZoneId[] {
  const { board } = t.r;
  const { steps } = tables(t);
  const rooms: ZoneId[] = [];
  const opened = [...t.g.opened];
  for (const end of ends) {
    if (!indoors(board, end) || opened[end] === 1) continue;
    for (const zone of buildingOf(board, steps, end, (a, b) => partedBy(t, a, b))) {
      if (opened[zone] === 1) continue;
      opened[zone] = 1;
      if (board.zones[zone].kind === 'room' && !except?.has(zone)) rooms.push(zone);
    }
  }
  t.g.opened = opened;
  return rooms.sort((a, b) => a - b);
}

const endsOf = (t: Table, door: number): ZoneId[] => [t.r.board.plan.doors[door].a, t.r.board.plan.doors[door].b];

export const openBuilding: ProcedureOf<'open-building'> = {
  begin(t, f) {
    const rooms = 'zone' in f ? reveal(t, [f.zone], null) : reveal(t, endsOf(t, f.door), quietRooms(t.r));
    const { buildingSpawn } = t.r.law;
    f.rooms = buildingSpawn === 'never' ? [] : buildingSpawn === 'dark' ? rooms.filter((zone) => t.r.board.zones[zone].dark) : rooms;
    f.order = [];
    f.cards = 1;
    f.doubles = 0;
    f.at = -1;
  },
  choose(t, f) {
    if (f.rooms.length === 0) return 'round';
    const keys = f.rooms.map(String);
    f.answer = keys[0];
    if (keys.length > 1)
      ask(t, { kind: 'zone', by: seatOf(t, 'by' in f ? f.by : NOBODY), topic: 'spawn-in-building', keys, about: zonesOf(keys) });
  },
  draw(t, f) {
    const zone = Number(f.answer);
    f.rooms.splice(f.rooms.indexOf(zone), 1);
    f.order.push(zone);
    call(t, 'draw-zombie-card', { zone, deck: 'building', cards: f.cards });
  },
  after(_t, f) {
    f.doubles = f.ret;
    f.cards = f.ret > 0 ? 2 * f.ret : 1;
    return 'choose';
  },
  /** a Double in the last room comes back to the first, and so on round (BP) */
  round(t, f) {
    if (f.doubles === 0) return END;
    f.at = (f.at + 1) % f.order.length;
    call(t, 'draw-zombie-card', { zone: f.order[f.at], deck: 'building', cards: f.cards });
  },
  rounded(_t, f) {
    f.doubles = f.ret;
    f.cards = 2 * f.ret;
    return 'round';
  },
};

/** The opener's player chooses the order; without one, the table does. */
const seatOf = (t: Table, by: SurvivorId): number => (by === NOBODY ? tableSeat(t) : t.g.survivors[by].seat);
