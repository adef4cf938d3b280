// A board: its plan indexed once, and for each state of doors, corruption and ladders the tables that follow, worked out when asked for.
import { NOWHERE, type ZoneId } from '../state.ts';
import { type Border, bordersOf } from './borders.ts';
import { type Buildings, buildingsOf } from './buildings.ts';
import { type Ground, groundOf } from './ground.ts';
import { DOOR, readBoardKey } from './key.ts';
import { type Crossing, distancesBy, type Steps, stepsBy, survivorStep, type ZombieGait, zombieStep } from './paths.ts';
import { type Ray, raysOf } from './rays.ts';
import { look, type Vista } from './sight.ts';
import { type Board, type BoardDynamics, type BoardPlan, type BoardTables, FAR, type SightMode } from './types.ts';

const KEPT_TABLES = 400;

/** What the plan alone decides. */
interface Layout {
  readonly plan: BoardPlan;
  readonly borders: readonly (readonly Border[])[];
  readonly rays: readonly (readonly Ray[])[];
  readonly adjacent: Steps;
  readonly untouched: Ground;
  readonly hasObstacles: boolean;
}

export function makeBoard(plan: BoardPlan): Board {
  const borders = bordersOf(plan);
  const layout: Layout = {
    plan,
    borders,
    rays: raysOf(plan),
    adjacent: stepsBy(borders, [], () => true),
    untouched: groundOf(plan, { corruption: [], ruins: [] }),
    hasObstacles: plan.zones.some((zone) => zone.tank) || plan.edges.some((edge) => edge.is === 'sandbags'),
  };
  const names = new Map(plan.zones.map((zone, z) => [zone.name, z]));
  const doorsAt: number[][] = plan.zones.map(() => []);
  for (const [number, door] of plan.doors.entries()) {
    doorsAt[door.a]?.push(number);
    doorsAt[door.b]?.push(number);
  }
  const kept = new Map<string, BoardTables>();
  let lastKey: string | null = null;
  let last: BoardTables | null = null;
  return {
    plan,
    zones: plan.zones,
    doorsAt,
    zoneNamed: (name) => names.get(name) ?? NOWHERE,
    tables(key) {
      if (key === lastKey && last) return last;
      const found = kept.get(key) ?? new Tables(layout, readBoardKey(key, plan.doors.length));
      kept.delete(key);
      kept.set(key, found);
      if (kept.size > KEPT_TABLES)
        for (const oldest of kept.keys()) {
          kept.delete(oldest);
          break;
        }
      lastKey = key;
      last = found;
      return found;
    },
  };
}

type Distance = (from: ZoneId, to: ZoneId) => number;

const GAIT: ZombieGait = { unhindered: false, climbs: false, throughDoors: false };

class Tables implements BoardTables {
  readonly steps: Steps;
  readonly adjacent: Steps;
  readonly #layout: Layout;
  readonly #d: BoardDynamics;
  readonly #crossing: Crossing;
  /** zombies step as survivors do on this board */
  readonly #alike: boolean;
  readonly #vistas: Record<SightMode, (Vista | undefined)[] | undefined> = {
    plain: [],
    ghost: undefined,
    'home-defender': undefined,
    ruin: undefined,
  };
  #zombieSteps: Steps | undefined;
  #freeZombieSteps: Steps | undefined;
  #climbSteps: Steps | undefined;
  #stepsThroughDoors: Steps | undefined;
  #buildings: Buildings | undefined;
  #distance: Distance | undefined;
  #zombieDistance: Distance | undefined;
  #freeZombieDistance: Distance | undefined;
  #climbDistance: Distance | undefined;
  #throughDoors: Distance | undefined;
  #throughAll: Distance | undefined;

  constructor(layout: Layout, d: BoardDynamics) {
    this.#layout = layout;
    this.#d = d;
    const ground = d.corruption.length + d.ruins.length === 0 ? layout.untouched : groundOf(layout.plan, d);
    const crossing = { ground, doors: d.doors };
    this.#crossing = crossing;
    this.#alike = !ground.hasWalkways && !layout.hasObstacles && d.ladders.length === 0 && !d.doors.includes(DOOR.broken);
    this.steps = stepsBy(layout.borders, [...d.ladders, ...d.links], (border, from) => survivorStep(border, from, crossing));
    this.adjacent = d.links.length === 0 ? layout.adjacent : stepsBy(layout.borders, d.links, () => true);
  }

  #zombies(gait: ZombieGait): Steps {
    return stepsBy(this.#layout.borders, this.#d.links, (border, from) => zombieStep(border, from, this.#crossing, gait));
  }

  get zombieSteps(): Steps {
    return (this.#zombieSteps ??= this.#alike ? this.steps : this.#zombies(GAIT));
  }
  get freeZombieSteps(): Steps {
    return (this.#freeZombieSteps ??= this.#layout.hasObstacles ? this.#zombies({ ...GAIT, unhindered: true }) : this.zombieSteps);
  }
  get climbSteps(): Steps {
    return (this.#climbSteps ??= this.#crossing.ground.hasWalkways ? this.#zombies({ ...GAIT, climbs: true }) : this.zombieSteps);
  }
  get stepsThroughDoors(): Steps {
    return (this.#stepsThroughDoors ??= this.#d.doors.length > 0 ? this.#zombies({ ...GAIT, throughDoors: true }) : this.zombieSteps);
  }

  distance(from: ZoneId, to: ZoneId): number {
    return (this.#distance ??= distancesBy(this.steps))(from, to);
  }
  zombieDistance(from: ZoneId, to: ZoneId): number {
    return (this.#zombieDistance ??= distancesBy(this.zombieSteps))(from, to);
  }
  freeZombieDistance(from: ZoneId, to: ZoneId): number {
    return (this.#freeZombieDistance ??= distancesBy(this.freeZombieSteps))(from, to);
  }
  climbDistance(from: ZoneId, to: ZoneId): number {
    return (this.#climbDistance ??= distancesBy(this.climbSteps))(from, to);
  }
  distanceThroughDoors(from: ZoneId, to: ZoneId): number {
    return (this.#throughDoors ??= distancesBy(this.stepsThroughDoors))(from, to);
  }
  distanceThroughAll(from: ZoneId, to: ZoneId): number {
    return (this.#throughAll ??= distancesBy(this.adjacent))(from, to);
  }

  #look(from: ZoneId, mode: SightMode): Vista {
    const vistas = (this.#vistas[mode] ??= []);
    return (vistas[from] ??= look(from, this.#layout.rays[from] ?? [], this.#crossing, mode));
  }
  sees(from: ZoneId, mode: SightMode = 'plain'): readonly ZoneId[] {
    return this.#look(from, mode).sees;
  }
  sightRange(from: ZoneId, to: ZoneId, mode: SightMode = 'plain'): number {
    return this.#look(from, mode).range[to] ?? FAR;
  }

  #indoors(): Buildings {
    return (this.#buildings ??= buildingsOf(this.#layout.plan, this.#layout.borders, this.#crossing));
  }
  get building(): readonly number[] {
    return this.#indoors().building;
  }
  get buildings(): readonly (readonly ZoneId[])[] {
    return this.#indoors().buildings;
  }
  get street(): readonly boolean[] {
    return this.#crossing.ground.street;
  }
  get searchable(): readonly boolean[] {
    return this.#crossing.ground.searchable;
  }
  get walkway(): readonly boolean[] {
    return this.#crossing.ground.walkway;
  }
  get ruin(): readonly boolean[] {
    return this.#crossing.ground.ruin;
  }
}
