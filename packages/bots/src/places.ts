// Zones under the names missions use, as far as the drawing data and a seat's view tell.
import type { MissionDef, SeatView } from '@holdout/engine';
import { type Ground, zoneOfRef } from './ground.ts';

const CARS: Readonly<Record<string, readonly string[]>> = {
  car: ['muscle', 'police'],
  'muscle-car': ['muscle'],
  'police-car': ['police'],
};

const isStarting = (colour: string): boolean => colour === 'starting' || colour === '1';

function spawns(view: SeatView, which: string): number[] {
  const fits = (colour: string): boolean =>
    which === 'starting' ? isStarting(colour) : which === 'other' ? !isStarting(colour) : colour === which;
  return view.spawns.flatMap((s) => (s.zone >= 0 && s.colour !== 'defiler' && fits(s.colour) ? [s.zone] : []));
}

function withThing(view: SeatView, what: string): number[] {
  const kinds = CARS[what];
  if (kinds !== undefined) return view.cars.flatMap((car) => (car.zone >= 0 && kinds.includes(car.kind) ? [car.zone] : []));
  if (what.startsWith('spawn-token')) return view.spawns.flatMap((s) => (s.zone >= 0 ? [s.zone] : []));
  return view.objectives.flatMap((o) => (o.place === 'board' && o.colour === what ? [o.zone] : []));
}

export function zonesNamed(ground: Ground, mission: MissionDef, view: SeatView, name: string): number[] {
  const here = mission.map.places[name];
  if (here !== undefined) return here.map((ref) => zoneOfRef(ground, ref)).filter((zone) => zone >= 0);
  const { zones } = ground.board;
  const colon = name.indexOf(':');
  const rest = name.slice(colon + 1);
  switch (name.slice(0, Math.max(0, colon))) {
    case 'tile':
      return zones.flatMap((zone, i) => (zone.faces.includes(rest) ? [i] : []));
    case 'building':
      return zones.flatMap((zone, i) => (zone.kind === 'room' && zone.faces.some((face) => rest.split('+').includes(face)) ? [i] : []));
    case 'vault':
      return zones.flatMap((zone, i) => (zone.kind === 'vault' && (rest === 'each' || zone.name === name) ? [i] : []));
    case 'spawn':
      return spawns(view, rest);
    case 'with':
      return withThing(view, rest);
    default:
      return view.zones.flatMap((zone, i) => (name === 'board' || zone.tokens.includes(name) ? [i] : []));
  }
}

/** Zones next to these from which something can be thrown in: joined in the open, not among them. */
export function besides(ground: Ground, view: SeatView, zones: readonly number[]): number[] {
  const near = new Set<number>();
  for (const zone of zones)
    for (const way of ground.ways[zone] ?? []) if (way.door < 0 || view.doors[way.door] === 'open') near.add(way.to);
  for (const zone of zones) near.delete(zone);
  return [...near];
}
