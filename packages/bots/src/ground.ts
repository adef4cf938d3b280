// The board as a net of zones, from the drawing data the engine gives out: how far everything is, closed doors and zombies counted in.
import type { BoardView, Engine, SeatView, State, ZoneId } from '@holdout/engine';

interface Way {
  readonly to: number;
  /** door on the way, -1 if none */
  readonly door: number;
}

export interface Ground {
  readonly board: BoardView;
  readonly ways: readonly (readonly Way[])[];
  readonly searchable: readonly boolean[];
  /** rooms that bring zombies when their building is opened */
  readonly fills: readonly boolean[];
}

const known = new WeakMap<object, Map<string, Ground>>();

/** What of the board has changed in play but its doors: corruption, ruins, ladders, links. */
export const changesOf = ({ boardKey }: State): string => {
  const at = boardKey.indexOf('.');
  return at < 0 ? '' : boardKey.slice(at);
};

/** States of one game share their setup, so the net is made once a game, and once for each change of the ground. */
export function groundOf(engine: Engine, state: State): Ground {
  let grounds = known.get(state.setup);
  if (grounds === undefined) {
    grounds = new Map();
    known.set(state.setup, grounds);
  }
  const name = changesOf(state);
  let ground = grounds.get(name);
  if (ground === undefined) {
    ground = makeGround(engine, state);
    grounds.set(name, ground);
  }
  return ground;
}

function makeGround(engine: Engine, state: State): Ground {
  const board = engine.board(state);
  const { steps, searchable, fills } = engine.oracles.ground(state);
  const ways: Way[][] = board.zones.map(() => []);
  const join = (a: number, b: number, door: number): void => {
    if (a < 0 || b < 0 || a === b) return;
    if (!ways[a]?.some((way) => way.to === b && way.door === door)) ways[a]?.push({ to: b, door });
    if (!ways[b]?.some((way) => way.to === a && way.door === door)) ways[b]?.push({ to: a, door });
  };
  for (const d of board.doors) join(d.a, d.b, d.door);
  // an open door is a step as well, and a ladder is no lasting way
  const doors = (a: number, b: number): boolean =>
    board.doors.some((d) => ((d.a === a && d.b === b) || (d.a === b && d.b === a)) && state.doors[d.door] === OPEN);
  const ladder = (a: number, b: number): boolean => state.ladders.some(({ at, to }) => (at === a && to === b) || (at === b && to === a));
  steps.forEach((list, a) => {
    for (const b of list) if (!doors(a, b) && !ladder(a, b)) join(a, b, -1);
  });
  return { board, ways, searchable, fills };
}

const OPEN = 1;

/** Rooms that will bring zombies when the first door of this building opens; 0 if it stands open already. */
export function unseenRooms({ board, fills }: Ground, view: SeatView, inside: number): number {
  const building = view.zones[inside]?.building ?? -1;
  const { zones, doors } = board;
  if (building < 0 || zones[inside]?.kind !== 'room') return 0;
  const mine = (zone: ZoneId): boolean => view.zones[zone]?.building === building;
  if (doors.some((d) => view.doors[d.door] === 'open' && (mine(d.a) || mine(d.b)))) return 0;
  return fills.filter((fill, i) => fill && mine(i)).length;
}

/** what a closed door costs in steps of walking, and each room that fills up behind it */
const CLOSED = 2;
const PER_ROOM = 1.2;
const PER_ZOMBIE = 0.7;
const MOST_FOR_ZOMBIES = 4;

export const UNREACHED = 1000;

/** What steps cost as the view shows the board: into each zone, through each door. */
interface Costs {
  readonly enter: readonly number[];
  /** -1: no way through */
  readonly door: readonly number[];
}

const seen = new WeakMap<SeatView, Costs>();

function costsOf(ground: Ground, view: SeatView): Costs {
  const before = seen.get(view);
  if (before !== undefined) return before;
  const enter = view.zones.map((zone) => {
    let zombies = 0;
    for (const kind in zone.zombies) zombies += zone.zombies[kind] ?? 0;
    return 1 + Math.min(MOST_FOR_ZOMBIES, PER_ZOMBIE * zombies);
  });
  const door: number[] = view.doors.map((state, i) => (state === 'open' ? 0 : state === 'shut' || view.locked.includes(i) ? -1 : CLOSED));
  for (const d of ground.board.doors) {
    if (door[d.door] !== CLOSED || d.vault) continue;
    door[d.door] = CLOSED + PER_ROOM * Math.max(unseenRooms(ground, view, d.a), unseenRooms(ground, view, d.b));
  }
  const costs = { enter, door };
  seen.set(view, costs);
  return costs;
}

/** Cost from every zone to the nearest of the goals: steps, doors still to open, zombies in the way. */
export function fieldTo(ground: Ground, view: SeatView, goals: readonly number[]): number[] {
  const { enter, door } = costsOf(ground, view);
  const cost: number[] = new Array(ground.ways.length).fill(UNREACHED);
  const queue: number[] = [];
  for (const goal of goals) {
    if (goal < 0 || goal >= cost.length || cost[goal] === 0) continue;
    cost[goal] = 0;
    queue.push(goal);
  }
  // small nets: a plain relaxation is quicker than a heap
  for (let at = 0; at < queue.length; at++) {
    const zone = queue[at] ?? 0;
    const base = (cost[zone] ?? UNREACHED) + (enter[zone] ?? 1);
    for (const way of ground.ways[zone] ?? []) {
      const more = way.door < 0 ? 0 : (door[way.door] ?? -1);
      if (more < 0 || base + more >= (cost[way.to] ?? UNREACHED)) continue;
      cost[way.to] = base + more;
      queue.push(way.to);
    }
  }
  return cost;
}

/** The same for cars: streets only, zombies no matter. */
export function streetsTo(ground: Ground, view: SeatView, goals: readonly number[]): number[] {
  const cost = ground.ways.map(() => UNREACHED);
  const queue = goals.filter((zone) => zone >= 0);
  for (const goal of queue) cost[goal] = 0;
  for (let at = 0; at < queue.length; at++) {
    const zone = queue[at] ?? 0;
    for (const way of ground.ways[zone] ?? []) {
      const open = way.door < 0 || view.doors[way.door] === 'open';
      if (!open || ground.board.zones[way.to]?.kind !== 'street' || (cost[way.to] ?? 0) <= (cost[zone] ?? 0) + 1) continue;
      cost[way.to] = (cost[zone] ?? 0) + 1;
      queue.push(way.to);
    }
  }
  return cost;
}
