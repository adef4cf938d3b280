// The table as the map shows it: figures and tokens on an empty board, before the mission's own words.

import type { MissionMap, ZoneRef } from '../content.ts';
import { shuffle } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { NOBODY, NOWHERE, type SpawnToken, type ZoneId } from '../state/state.ts';
import { placeAt } from '../survivors/standing.ts';
import { kindsOf, raise } from './names.ts';
import { blame, type Compiling, Reading } from './reading.ts';
import { leaveUnused } from './words/people.ts';
import { layNoise, layZombies, newToken } from './words/setup.ts';

/** The map's references as zone numbers, looked up once. */
export function compileMap(c: Compiling): (t: Table) => void {
  const { map } = c.mission;
  const zone = (ref: ZoneRef): ZoneId => {
    const found = c.board.zoneNamed(ref);
    if (found < 0) blame(c, 'map', ref, `there is no zone ${ref}`);
    return found;
  };
  const start = c.places.start ?? [];
  const objectives = objectivesOf(c, map);
  const crates = map.crates === 'printed' ? c.printed.crates : (map.crates ?? []).map(zone);
  const spawns = map.spawns.map((spawn) => ({ zone: zone(spawn.zone), colour: spawn.colour }));
  const cars = (map.cars ?? []).map((car) => ({ kind: car.kind, zone: zone(car.zone) }));
  const zombies = (map.zombies ?? []).map((z, i) => ({
    zone: zone(z.zone),
    count: z.count,
    kinds: kindsOf(new Reading(c, `map.zombies[${i}]`, 'kind', {}), z.kind),
  }));
  const cauldrons = (map.cauldrons ?? []).map(zone);
  const ladders = (map.ladders ?? []).map(zone);
  const corruption = (map.corruption ?? []).map(zone);
  const noise = (map.noise ?? []).map((one) => ({ zone: zone(one.zone), count: one.count }));
  const lights = (map.lights ?? []).map(zone);
  const companions = (map.companions ?? []).map((one) => ({ zone: zone(one.zone), count: one.count }));
  const guards = (map.guards ?? []).map((g) => ({ zone: zone(g.zone), count: g.count }));
  return (t) => {
    const g = t.g;
    for (const s of g.survivors) placeAt(s, start[0] ?? NOWHERE);
    g.spawns = spawns.map((spawn): SpawnToken => ({ ...spawn, active: true, since: 0 }));
    g.objectives = objectives.map((o) => newToken(o.zone, o.colour));
    g.crates = crates.map((at) => ({ zone: at, place: 'board', car: NOBODY }));
    g.cars = cars.map((car) => ({ ...car }));
    for (const { zone: at, count } of guards) g.guards[at] += count;
    if (guards.length > 0)
      raise(
        t,
        'guards',
        guards.reduce((n, guard) => n + guard.count, 0),
      );
    g.cauldrons = [...cauldrons];
    g.ladders = ladders.map((at) => ({ at, to: NOWHERE, by: NOBODY }));
    g.corruption = [...corruption];
    // no Beacon in a book with defilers: it stands where the survivors start
    g.beacon = c.places.beacon?.[0] ?? (t.r.law.necromancers === 'defile' ? (start[0] ?? NOWHERE) : NOWHERE);
    g.exit = c.places.exit?.[0] ?? NOWHERE;
    g.hour = t.r.law.clock ? (t.r.options.clock ?? -1) : -1;
    g.abominationDeck = t.r.kinds.flatMap((kind, i) => (kind.base === 'abomination' && g.pool[i] > 0 ? [i] : []));
    shuffle(g.random, g.abominationDeck);
    for (const { zone: at, kinds, count } of zombies) layZombies(t, at, kinds, count);
    for (const one of noise) layNoise(t, one.zone, one.count, true);
    for (const at of lights) g.progress[`light:${at}`] = 1;
    for (const one of companions) leaveUnused(t, one.zone, one.count);
  };
}

function objectivesOf(c: Compiling, map: MissionMap) {
  if (map.objectives === 'printed') return c.printed.objectives.map((zone) => ({ zone, colour: 'red' as const }));
  return (map.objectives ?? []).map((o) => ({ zone: c.board.zoneNamed(o.zone), colour: o.colour ?? ('red' as const) }));
}
