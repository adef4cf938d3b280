// A board, and for each state of doors, corruption and ladders the tables that follow from it, worked out when asked for.
import type { ZoneId } from '../ids.ts';
import { type Buildings, buildingsOf } from './buildings.ts';
import { groundOf } from './ground.ts';
import { DOOR, readBoardKey } from './key.ts';
import { GAITS, type Gait, type Layout, layoutOf } from './layout.ts';
import { namesOf } from './names.ts';
import { type Crosses, type Crossing, changedSteps, distancesBy, type Steps, survivorStep, zombieStep } from './paths.ts';
import { look, type Vista } from './sight.ts';
import { type Board, type BoardDynamics, type BoardPlan, type BoardTables, FAR, type SightMode } from './types.ts';

const KEPT_TABLES = 400;

export function makeBoard(plan: BoardPlan): Board {
  const layout = layoutOf(plan);
  const { zoneNamed, doorsNamed } = namesOf(plan);
  const kept = new Map<string, BoardTables>();
  let lastKey: string | null = null;
  let last: BoardTables | null = null;
  return {
    plan,
    zones: plan.zones,
    doorsAt: layout.doorsAt,
    zoneNamed,
    doorsNamed,
    tables(key) {
      if (key === lastKey && last) return last;
      const found = kept.get(key) ?? new Tables(layout, readBoardKey(key, plan.doors.length));
      // Set anew, so that the oldest entry is the one longest unused.
      kept.delete(key);
      kept.set(key, found);
      const oldest = kept.size > KEPT_TABLES ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      lastKey = key;
      last = found;
      return found;
    },
  };
}

type Distance = (from: ZoneId, to: ZoneId) => number;

class Tables implements BoardTables {
  readonly steps: Steps;
  readonly adjacent: Steps;
  readonly #layout: Layout;
  readonly #d: BoardDynamics;
  readonly #crossing: Crossing;
  readonly #touched: ReadonlySet<ZoneId>;
  readonly #vistas: Record<SightMode, (Vista | undefined)[]> = { plain: [], ghost: [], 'home-defender': [], ruin: [] };
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
    const crossing = { ground: d.corruption.length + d.ruins.length === 0 ? layout.ground : groundOf(layout.plan, d), doors: d.doors };
    this.#crossing = crossing;
    this.#touched = touchedBy(layout, d);
    this.steps = this.#change(layout.survivorSteps, [...d.ladders, ...d.links], (border, from) => survivorStep(border, from, crossing));
    this.adjacent = changedSteps(layout.adjacent, layout.borders, [], d.links, () => true);
  }

  #change(base: Steps, pairs: BoardDynamics['links'], may: Crosses): Steps {
    return changedSteps(base, this.#layout.borders, this.#touched, pairs, may);
  }

  #zombies(gait: Gait): Steps {
    return this.#change(this.#layout.zombieSteps(gait), this.#d.links, (border, from) =>
      zombieStep(border, from, this.#crossing, GAITS[gait]),
    );
  }

  get zombieSteps(): Steps {
    return (this.#zombieSteps ??= this.#zombies('plain'));
  }
  get freeZombieSteps(): Steps {
    return (this.#freeZombieSteps ??= this.#layout.hasObstacles ? this.#zombies('free') : this.zombieSteps);
  }
  get climbSteps(): Steps {
    return (this.#climbSteps ??= this.#crossing.ground.hasWalkways ? this.#zombies('climbing') : this.zombieSteps);
  }
  get stepsThroughDoors(): Steps {
    return (this.#stepsThroughDoors ??= this.#d.doors.length > 0 ? this.#zombies('throughDoors') : this.zombieSteps);
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
    const known = this.#vistas[mode][from];
    if (known) return known;
    const { ground, doors } = this.#crossing;
    const isUntouched = ground === this.#layout.ground;
    const vista = isUntouched ? this.#layout.vista(from, doors, mode) : look(from, this.#layout.rays[from] ?? [], this.#crossing, mode);
    this.#vistas[mode][from] = vista;
    return vista;
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

/** Zones whose steps may differ from those of the bare plan: at doors that are not closed, in corruption and around it. */
function touchedBy(layout: Layout, d: BoardDynamics): ReadonlySet<ZoneId> {
  const touched = new Set<ZoneId>();
  for (let door = 0; door < d.doors.length; door++) {
    const plan = d.doors[door] === DOOR.closed ? undefined : layout.plan.doors[door];
    if (plan) touched.add(plan.a).add(plan.b);
  }
  for (const zone of d.corruption) {
    touched.add(zone);
    for (const next of layout.adjacent[zone] ?? []) touched.add(next);
  }
  return touched;
}
