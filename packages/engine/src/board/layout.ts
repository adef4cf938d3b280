// What the plan alone decides, worked out once for all tables of a board.
import type { ZoneId } from '../ids.ts';
import { type Border, bordersOf } from './borders.ts';
import { type Ground, groundOf } from './ground.ts';
import { DOOR } from './key.ts';
import { type Crossing, type Steps, stepsBy, survivorStep, type ZombieGait, zombieStep } from './paths.ts';
import { doorsOnRays, type Ray, raysOf } from './rays.ts';
import { look, type Vista } from './sight.ts';
import type { BoardPlan, SightMode } from './types.ts';

/** Sight with the ground unchanged is remembered by the open doors on a zone's lines, if these fit into one number. */
const DOORS_IN_A_NUMBER = 30;

export const GAITS = {
  plain: { unhindered: false, climbs: false, throughDoors: false },
  free: { unhindered: true, climbs: false, throughDoors: false },
  climbing: { unhindered: false, climbs: true, throughDoors: false },
  throughDoors: { unhindered: false, climbs: false, throughDoors: true },
} as const satisfies Record<string, ZombieGait>;
export type Gait = keyof typeof GAITS;

export interface Layout {
  readonly plan: BoardPlan;
  readonly borders: readonly (readonly Border[])[];
  readonly rays: readonly (readonly Ray[])[];
  readonly doorsAt: readonly (readonly number[])[];
  readonly adjacent: Steps;
  /** the ground without corruption and with the printed ruins alone */
  readonly ground: Ground;
  /** sandbags or a tank, which zombies walk round */
  readonly hasObstacles: boolean;
  /** steps with all doors closed and the ground unchanged */
  readonly survivorSteps: Steps;
  zombieSteps(gait: Gait): Steps;
  vista(from: ZoneId, doors: readonly number[], mode: SightMode): Vista;
}

export function layoutOf(plan: BoardPlan): Layout {
  const borders = bordersOf(plan);
  const rays = raysOf(plan);
  const doorsAt: number[][] = plan.zones.map(() => []);
  for (const [number, door] of plan.doors.entries()) {
    doorsAt[door.a]?.push(number);
    doorsAt[door.b]?.push(number);
  }
  const ground = groundOf(plan, { corruption: [], ruins: [] });
  const closed: Crossing = { ground, doors: plan.doors.map(() => DOOR.closed) };
  const zombieSteps = new Map<Gait, Steps>();
  const doorsInSight = rays.map(doorsOnRays);
  const vistas: Record<SightMode, Map<number, Vista>[]> = {
    plain: plan.zones.map(() => new Map()),
    ghost: plan.zones.map(() => new Map()),
    'home-defender': plan.zones.map(() => new Map()),
    ruin: plan.zones.map(() => new Map()),
  };
  return {
    plan,
    borders,
    rays,
    doorsAt,
    adjacent: stepsBy(borders, () => true),
    ground,
    hasObstacles: ground.tank.includes(true) || plan.edges.some((edge) => edge.is === 'sandbags'),
    survivorSteps: stepsBy(borders, (border, from) => survivorStep(border, from, closed)),
    zombieSteps(gait) {
      const known = zombieSteps.get(gait) ?? stepsBy(borders, (border, from) => zombieStep(border, from, closed, GAITS[gait]));
      zombieSteps.set(gait, known);
      return known;
    },
    vista(from, doors, mode) {
      const inSight = doorsInSight[from] ?? [];
      const remembered = vistas[mode][from];
      const fresh = (): Vista => look(from, rays[from] ?? [], { ground, doors }, mode);
      if (!remembered || inSight.length > DOORS_IN_A_NUMBER) return fresh();
      let open = 0;
      for (let i = 0; i < inSight.length; i++) if (doors[inSight[i] ?? -1] === DOOR.open) open |= 1 << i;
      let vista = remembered.get(open);
      if (!vista) remembered.set(open, (vista = fresh()));
      return vista;
    },
  };
}
