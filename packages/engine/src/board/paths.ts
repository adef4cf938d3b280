// Who may step where, and how far it is. Steps follow from the borders; distances are found once for each zone asked for.
import type { ZoneId } from '../ids.ts';
import { type Border, beyond } from './borders.ts';
import type { Ground } from './ground.ts';
import { DOOR } from './key.ts';
import { FAR } from './types.ts';

export type Steps = readonly (readonly ZoneId[])[];

export interface Crossing {
  readonly ground: Ground;
  /** state of each door */
  readonly doors: readonly number[];
}

/** Is the border free to walk through on one level? `bags`: sandbags do not stop the walker. */
function free(border: Border, { ground, doors }: Crossing, bags: boolean, passes: (state: number) => boolean): boolean {
  if (border.open || border.stairs || (bags && border.sandbags)) return true;
  for (const door of border.doors) if (passes(doors[door] ?? DOOR.closed)) return true;
  return ground.corrupted[border.a] === true && ground.corrupted[border.b] === true;
}

const isOpen = (state: number): boolean => state === DOOR.open;
const letsZombiesIn = (state: number): boolean => state === DOOR.open || state === DOOR.broken;
const isNoWall = (state: number): boolean => state !== DOOR.shut;

export function survivorStep(border: Border, from: ZoneId, crossing: Crossing): boolean {
  const { walkway } = crossing.ground;
  if (walkway[from] !== walkway[beyond(border, from)]) return border.stairs;
  return free(border, crossing, true, isOpen);
}

export interface ZombieGait {
  /** extra activation: over sandbags and tank */
  readonly unhindered: boolean;
  /** needs no stairs to go up (WD abominations) */
  readonly climbs: boolean;
  readonly throughDoors: boolean;
}

/** Zombies drop off a walkway where survivors need stairs; they go up by stairs alone unless they climb. A corrupted room is a street to both. */
export function zombieStep(border: Border, from: ZoneId, crossing: Crossing, gait: ZombieGait): boolean {
  const { walkway, tank, corrupted } = crossing.ground;
  const to = beyond(border, from);
  if (tank[to] && !gait.unhindered) return false;
  if (walkway[to] && !walkway[from] && !gait.climbs) return border.stairs;
  if (walkway[from] !== walkway[to] && (corrupted[from] || corrupted[to])) return true;
  return free(border, crossing, gait.unhindered, gait.throughDoors ? isNoWall : letsZombiesIn);
}

/** May someone cross this border from this zone? */
export type Crosses = (border: Border, from: ZoneId) => boolean;

export function stepsBy(borders: readonly (readonly Border[])[], may: Crosses): Steps {
  return borders.map((_, zone) => stepsFrom(borders, zone, may));
}

function stepsFrom(borders: readonly (readonly Border[])[], zone: ZoneId, may: Crosses): ZoneId[] {
  const list: ZoneId[] = [];
  for (const border of borders[zone] ?? []) if (may(border, zone)) list.push(beyond(border, zone));
  return list;
}

/** The steps as they were, worked out anew for the zones touched; `pairs`: zones joined besides (ladders, links). */
export function changedSteps(
  base: Steps,
  borders: readonly (readonly Border[])[],
  touched: Iterable<ZoneId>,
  pairs: readonly (readonly [ZoneId, ZoneId])[],
  may: Crosses,
): Steps {
  const steps = base.slice();
  for (const zone of touched) steps[zone] = stepsFrom(borders, zone, may);
  for (const [a, b] of pairs) {
    steps[a] = withZone(steps[a] ?? [], b);
    steps[b] = withZone(steps[b] ?? [], a);
  }
  return steps;
}

const withZone = (list: readonly ZoneId[], zone: ZoneId): readonly ZoneId[] =>
  list.includes(zone) ? list : [...list, zone].sort((a, b) => a - b);

/** Distances along steps, found backwards from each goal, for many walkers ask for the way to one goal. */
export function distancesBy(steps: Steps): (from: ZoneId, to: ZoneId) => number {
  const toGoal: (Uint8Array | undefined)[] = new Array(steps.length).fill(undefined);
  let back: ZoneId[][] | null = null;
  const search = (goal: ZoneId): Uint8Array => {
    if (!back) {
      back = steps.map(() => []);
      for (let zone = 0; zone < steps.length; zone++) for (const next of steps[zone] ?? []) back[next]?.push(zone);
    }
    const distance = new Uint8Array(steps.length).fill(FAR);
    const queue = [goal];
    distance[goal] = 0;
    for (let i = 0; i < queue.length; i++) {
      const zone = queue[i] ?? 0;
      const next = (distance[zone] ?? 0) + 1;
      for (const before of back[zone] ?? []) {
        if (distance[before] !== FAR) continue;
        distance[before] = next;
        queue.push(before);
      }
    }
    return distance;
  };
  return (from, to) => {
    if (to < 0 || to >= steps.length) return FAR;
    return (toGoal[to] ??= search(to))[from] ?? FAR;
  };
}
