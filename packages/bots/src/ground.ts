// The board as a net of zones, from the drawing data the engine gives out: how far everything is, closed doors and zombies counted in.
import type { BoardView, Engine, SeatView, State } from '@holdout/engine';

interface Way {
  readonly to: number;
  /** door on the way, -1 if none */
  readonly door: number;
}

export interface Ground {
  readonly board: BoardView;
  readonly ways: readonly (readonly Way[])[];
}

const known = new WeakMap<object, Ground>();

/** States of one game share their setup, so the net is made once a game. */
export function groundOf(engine: Engine, state: State): Ground {
  let ground = known.get(state.setup);
  if (ground === undefined) {
    ground = makeGround(engine.board(state));
    known.set(state.setup, ground);
  }
  return ground;
}

function makeGround(board: BoardView): Ground {
  const ways: Way[][] = board.zones.map(() => []);
  const join = (a: number, b: number, door: number): void => {
    if (a < 0 || b < 0 || a === b) return;
    if (!ways[a]?.some((way) => way.to === b && way.door === door)) ways[a]?.push({ to: b, door });
    if (!ways[b]?.some((way) => way.to === a && way.door === door)) ways[b]?.push({ to: a, door });
  };
  for (const list of [board.openings, board.markings, board.sandbags, board.stairs]) for (const s of list) join(s.a, s.b, -1);
  for (const d of board.doors) join(d.a, d.b, d.door);
  return { board, ways };
}

/** what a closed door costs in steps of walking */
const CLOSED = 2;
const PER_ZOMBIE = 0.7;
const MOST_FOR_ZOMBIES = 4;

export const UNREACHED = 1000;

const zombiesIn = (view: SeatView, zone: number): number => {
  let sum = 0;
  for (const n of Object.values(view.zones[zone]?.zombies ?? {})) sum += n;
  return sum;
};

/** Cost from every zone to the nearest of the goals: steps, doors still to open, zombies in the way. */
export function fieldTo(ground: Ground, view: SeatView, goals: readonly number[]): number[] {
  const cost = ground.ways.map(() => UNREACHED);
  const queue: number[] = [];
  for (const goal of goals) {
    if (goal < 0 || goal >= cost.length) continue;
    cost[goal] = 0;
    queue.push(goal);
  }
  // small nets: a plain relaxation is quicker than a heap
  for (let at = 0; at < queue.length; at++) {
    const zone = queue[at] ?? 0;
    const here = cost[zone] ?? UNREACHED;
    const entering = 1 + Math.min(MOST_FOR_ZOMBIES, PER_ZOMBIE * zombiesIn(view, zone));
    for (const way of ground.ways[zone] ?? []) {
      const state = way.door < 0 ? 'open' : view.doors[way.door];
      if (state === 'shut' || (state !== 'open' && view.locked.includes(way.door))) continue;
      const more = state === 'open' ? 0 : CLOSED;
      const next = here + entering + more;
      if (next < (cost[way.to] ?? UNREACHED)) {
        cost[way.to] = next;
        queue.push(way.to);
      }
    }
  }
  return cost;
}

/** Zone of a mission's reference, as far as the drawing data tells: `@4,7` by cell, else by name. */
export function zoneOfRef(ground: Ground, ref: string): number {
  const cell = /^@(\d+),(\d+)$/.exec(ref);
  if (cell) return ground.board.cells[Number(cell[1]) * ground.board.cols + Number(cell[2])] ?? -1;
  return ground.board.zones.findIndex((zone) => zone.name === ref);
}
