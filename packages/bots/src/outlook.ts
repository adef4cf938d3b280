// How good a table looks: everyone whole and armed, little danger, the mission's work done or near.
import type { Engine, SeatView, State, ZombieBase, ZoneId } from '@holdout/engine';
import { armed, cardsOf, itemFits, itemNamed } from './arsenal.ts';
import { type Goals, goalsOf } from './goals.ts';
import { fieldTo, type Ground, groundOf, streetsTo, UNREACHED } from './ground.ts';
import { plays, type Task } from './tasks.ts';

const DANGER: Readonly<Record<string, number>> = { blue: 0, yellow: 30, orange: 70, red: 100 };
/** what an errand is worth besides the way there */
const WORK: Readonly<Record<Task['errand'], number>> = {
  take: 30,
  recruit: 30,
  find: 50,
  fight: 12,
  burn: 30,
  'hand-in': 22,
  open: 20,
  stand: 0,
  drive: 40,
  leave: 60,
};
/** more than the work of the next line, or nobody would finish this one */
const LINE = 400;
const FARTHEST = 25;
const STEP = 2;

function walk(ground: Ground, view: SeatView, task: Task): number {
  const distance = (field: readonly number[], zone: ZoneId): number => Math.min(FARTHEST, field[zone] ?? UNREACHED);
  if (task.crowd) {
    const field = fieldTo(
      ground,
      view,
      task.spots.flatMap((spot) => spot.zones),
    );
    return view.survivors.reduce((sum, s) => sum + (plays(s) && task.spots.length > 0 ? distance(field, s.zone) : 0), 0);
  }
  const costs = task.spots.map((spot) => {
    const field = fieldTo(ground, view, spot.zones);
    let least = FARTHEST;
    for (const s of view.survivors) if (plays(s) && (spot.who?.includes(s.index) ?? true)) least = Math.min(least, distance(field, s.zone));
    return least;
  });
  // what has no place any more is farthest of all
  const nowhere = FARTHEST * Math.max(0, task.need - costs.length);
  return costs
    .sort((a, b) => a - b)
    .slice(0, Math.max(1, task.need))
    .reduce((sum, cost) => sum + cost, nowhere);
}

/** What is left to do, in points. */
function workLeft(ground: Ground, view: SeatView, goals: Goals): number {
  let sum = 0;
  for (const task of goals.tasks) {
    sum += task.need * WORK[task.errand] + (task.size ?? 0);
    if (task.errand !== 'find') sum += STEP * walk(ground, view, task);
  }
  const { gather } = goals;
  const errands = goals.tasks.reduce((n, task) => n + task.need, 0);
  const pull = gather.length === 0 ? 0 : errands <= 2 ? 1 : 0.2;
  if (pull > 0) sum += pull * walk(ground, view, { errand: 'stand', need: 1, spots: [{ zones: gather }], crowd: true });
  return sum + (goals.leaving && goals.byCar ? rides(ground, view, goals) : 0);
}

const NO_SEAT = 8;

/** Everyone needs a seat, and the car they sit in has its own way to go. */
function rides(ground: Ground, view: SeatView, goals: Goals): number {
  const field = streetsTo(ground, view, goals.parking);
  const way = (zone: ZoneId): number => Math.min(FARTHEST, field[zone] ?? FARTHEST);
  const cars = view.cars.filter((car) => car.zone >= 0 && car.kind !== 'wreck').map((car) => way(car.zone));
  const nearest = Math.min(FARTHEST, ...cars);
  let sum = 0;
  for (const s of view.survivors) if (plays(s)) sum += s.car >= 0 ? way(s.zone) : NO_SEAT + nearest;
  return sum;
}

/** The same for a table as anybody may see it. */
export const remaining = (engine: Engine, state: State): number => {
  const view = engine.view(state, -1);
  return workLeft(groundOf(engine, state), view, goalsOf(engine, state, view)) - LINE * view.lines.filter((line) => line.met).length;
};

function condition(engine: Engine, view: SeatView, threat: readonly number[], goals: Goals): number {
  let value = 0;
  let most = 0;
  for (const s of view.survivors) {
    if (s.role !== 'played') continue;
    if (!s.alive) value -= 150;
    else if (s.out) value += 60;
    else {
      const left = s.health - s.wounds;
      const friends = view.survivors.filter((x) => plays(x) && x.zone === s.zone).length;
      const share = (threat[s.zone] ?? 0) / Math.max(1, friends);
      // whoever has not acted yet can still get away
      const stuck = s.done ? 1 : 0.3;
      value += 14 * left - (left === 1 ? 10 : 0) + 12 * Math.min(4, armed(engine, view, s));
      value -= stuck * (6 * Math.min(4, share) + (share >= left ? 80 : 0));
      most = Math.max(most, s.ap);
    }
  }
  return value + (goals.rising ? 5 * most : -0.8 * most - (DANGER[view.danger] ?? 0));
}

const HOARD = 20;
const PAIR = 2;
const FIRES = ['molotov', 'bile', 'torch'];

/** Cards kept for what the mission asks, two of a kind at most. */
function hoard(engine: Engine, view: SeatView, goals: Goals): number {
  if (goals.treasured.length === 0) return 0;
  const cards = view.survivors.filter(plays).flatMap(cardsOf);
  const held = (word: string): number => cards.filter((id) => itemFits(itemNamed(engine, view.edition, id), word)).length;
  const hands = view.survivors
    .filter(plays)
    .flatMap((s) => s.hands.map((card) => (card === null ? undefined : itemNamed(engine, view.edition, card.item))));
  const ready = goals.burning.length === 0 ? 0 : FIRES.filter((tag) => hands.some((item) => item?.tags.includes(tag))).length;
  return goals.treasured.reduce((sum, word) => sum + Math.min(PAIR, held(word)), ready);
}

/** `haste`: how much the mission's work counts against everyone's safety. */
export function outlook(engine: Engine, state: State, haste = 1): number {
  if (state.over !== null) return state.over.result === 'won' ? 10_000 : -10_000;
  const view = engine.view(state, -1);
  const goals = goalsOf(engine, state, view);
  let done = -workLeft(groundOf(engine, state), view, goals);
  for (const line of view.lines) done += line.met ? LINE : 0;
  for (const o of view.objectives) if (o.by >= 0) done += 4;
  done += HOARD * hoard(engine, view, goals);
  return condition(engine, view, engine.oracles.threat(state), goals) + haste * done - tide(groundOf(engine, state), view);
}

/** how bad one of them is nearby; walkers count 1 */
const HARM: Readonly<Record<ZombieBase, number>> = { walker: 1, brute: 1.6, runner: 2, necromancer: 3, abomination: 4 };
const NEAR = 5;

/** Zombies on the board, worse the nearer they are to somebody. */
function tide(ground: Ground, view: SeatView): number {
  const field = fieldTo(
    ground,
    view,
    view.survivors.filter(plays).map((s) => s.zone),
  );
  let sum = 0;
  for (const [i, zone] of view.zones.entries()) {
    for (const kind in zone.zombies) {
      const harm = HARM[view.kinds[kind]?.base ?? 'walker'];
      sum += (zone.zombies[kind] ?? 0) * harm * (0.5 + 2 * Math.max(0, 1 - (field[i] ?? UNREACHED) / NEAR));
    }
  }
  return sum;
}
