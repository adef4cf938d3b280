// Tokens of a case, each word as FORMAT gives it: a zone, a list of zones, or zones with what lies there.
import type { ZoneId } from '@holdout/engine';
import { NOBODY, type SpawnToken, type Table } from '@holdout/engine/testing';
import { zoneOf } from './names.ts';
import { type Fields, known, numberOf, pairsOf, textOf } from './words.ts';

type Lay = (t: Table, zone: ZoneId, said: unknown, place: string) => void;

export const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
export const CARS = ['muscle', 'police', 'humvee'] as const;
const SPAWNS = ['starting', 'red', 'blue', 'green', '1', '2', '3', '4', 'necro', 'defiler'];

const count = (said: unknown, place: string): number => (said === true ? 1 : numberOf(place, said));

/** The first listed is the starting one; numbered where the edition numbers them. */
function laySpawn(t: Table, zone: ZoneId, said: unknown): void {
  if (typeof said === 'number' && said > 1 && t.r.law.spawnOrder !== 'numbered') {
    for (let i = 0; i < said; i++) laySpawn(t, zone, 1);
    return;
  }
  const nth = t.g.spawns.length;
  const plain = t.r.law.spawnOrder === 'numbered' ? String(nth + 1) : nth === 0 ? 'starting' : 'red';
  const colour = said === 1 ? plain : known('spawn token', textOf('spawn', said), SPAWNS);
  t.g.spawns.push({ zone, colour: colour as SpawnToken['colour'], active: true, since: 0 });
}

const LAY: Readonly<Record<string, Lay>> = {
  noise: (t, zone, said, place) => {
    t.g.noise[zone] = (t.g.noise[zone] ?? 0) + count(said, place);
  },
  spawn: laySpawn,
  exit: (t, zone) => {
    t.g.exit = zone;
  },
  beacon: (t, zone) => {
    t.g.beacon = zone;
  },
  objective: (t, zone, said) => {
    const colour = said === 1 ? 'red' : (known('colour', textOf('objective', said), COLOURS) as (typeof COLOURS)[number]);
    t.g.objectives.push({ zone, colour, down: false, place: 'board', by: NOBODY });
  },
  crate: (t, zone) => {
    t.g.crates.push({ zone, place: 'board', car: NOBODY });
  },
  freeze: (t, zone) => {
    t.g.freeze.push(zone);
  },
  corruption: (t, zone) => {
    t.g.corruption.push(zone);
  },
  ruin: (t, zone) => {
    t.g.ruins.push(zone);
  },
  bile: (t, zone, said, place) => {
    for (let i = count(said, place); i > 0; i--) t.g.bile.push(zone);
  },
  cauldron: (t, zone, said, place) => {
    for (let i = count(said, place); i > 0; i--) t.g.cauldrons.push(zone);
  },
  guards: (t, zone, said, place) => {
    t.g.guards[zone] = (t.g.guards[zone] ?? 0) + count(said, place);
  },
  ladder: (t, zone) => {
    t.g.ladders.push({ at: zone, to: NOBODY, by: NOBODY });
  },
  car: (t, zone, said) => {
    const kind = said === 1 ? 'muscle' : (known('car', textOf('car', said), CARS) as (typeof CARS)[number]);
    t.g.cars.push({ kind, zone });
  },
  light: (t, zone, said, place) => {
    t.g.progress[`light:${zone}`] = count(said, place);
  },
};

/** Several of a kind in one zone: `[red, blue]`, or a number of what lies there singly. */
function severally(word: string, said: unknown): readonly unknown[] {
  if (Array.isArray(said)) return said;
  return (word === 'objective' || word === 'crate') && typeof said === 'number' ? new Array<number>(said).fill(1) : [said];
}

export function layTokens(t: Table, tokens: Fields): void {
  for (const [word, where] of Object.entries(tokens)) {
    const lay = LAY[known('token', word, Object.keys(LAY))];
    for (const [zone, said] of pairsOf(`tokens.${word}`, where))
      for (const one of severally(word, said)) lay?.(t, zoneOf(t, zone), one, `tokens.${word}`);
  }
  // a muscle car carries the crate of its zone
  for (const crate of t.g.crates) crate.car = t.g.cars.findIndex((car) => car.kind === 'muscle' && car.zone === crate.zone);
}
