// Line of sight: straight lines of cells over streets, one zone into a building, over everything to and from walkways.
import type { ZoneId } from '../ids.ts';
import type { Ground } from './ground.ts';
import { DOOR } from './key.ts';
import { CLEAR, type Ray } from './rays.ts';
import { FAR, type SightMode } from './types.ts';

export interface Vista {
  /** zones in sight, own zone included, in zone order */
  readonly sees: readonly ZoneId[];
  /** by zone; FAR: not seen */
  readonly range: Uint8Array;
}

export interface Sightline {
  readonly ground: Ground;
  readonly doors: readonly number[];
}

export function look(from: ZoneId, rays: readonly Ray[], scene: Sightline, mode: SightMode): Vista {
  const { ground } = scene;
  const range = new Uint8Array(ground.street.length).fill(FAR);
  range[from] = 0;
  for (const ray of rays) {
    if (mode === 'ghost') lookThrough(ray, range);
    else if (ground.walkway[from]) lookDown(ray, ground, range);
    else {
      lookAlong(from, ray, scene, mode, range);
      if (ground.hasWalkways && (ground.street[from] || ground.ruin[from])) lookUp(ray, ground, range);
    }
  }
  const sees: ZoneId[] = [];
  for (let zone = 0; zone < range.length; zone++) if (range[zone] !== FAR) sees.push(zone);
  return { sees, range };
}

function see(range: Uint8Array, zone: ZoneId, distance: number): void {
  if (distance < (range[zone] ?? 0)) range[zone] = distance;
}

function lookThrough(ray: Ray, range: Uint8Array): void {
  for (let i = 0; i < ray.length; i += 3) see(range, ray[i + 1] as ZoneId, ray[i + 2] as number);
}

/** From a walkway: over walls and roofs, never into a room. */
function lookDown(ray: Ray, ground: Ground, range: Uint8Array): void {
  for (let i = 0; i < ray.length; i += 3) {
    const zone = ray[i + 1] as ZoneId;
    if (ground.street[zone] || ground.ruin[zone]) see(range, zone, ray[i + 2] as number);
  }
}

/** Whoever a walkway sees, sees the walkway. */
function lookUp(ray: Ray, ground: Ground, range: Uint8Array): void {
  for (let i = 0; i < ray.length; i += 3) {
    const zone = ray[i + 1] as ZoneId;
    if (ground.walkway[zone]) see(range, zone, ray[i + 2] as number);
  }
}

/** On the ground: to the first wall, closed door, rampart; no further than one zone into a building, nor past a tank. */
function lookAlong(from: ZoneId, ray: Ray, { ground, doors }: Sightline, mode: SightMode, range: Uint8Array): void {
  let here = from;
  for (let i = 0; i < ray.length; i += 3) {
    const edge = ray[i] as number;
    const zone = ray[i + 1] as ZoneId;
    const clear = edge === CLEAR || (edge >= 0 && doors[edge] === DOOR.open) || (ground.corrupted[here] && ground.corrupted[zone]);
    if (!clear || ground.walkway[zone]) return;
    see(range, zone, ray[i + 2] as number);
    const indoors = !ground.street[zone] && !(mode === 'ruin' && ground.ruin[zone]);
    if ((indoors && mode !== 'home-defender') || ground.tank[zone]) return;
    here = zone;
  }
}
