// Everything a bot weighs for one survivor's turn, worked out once a question.
import type { Engine, SeatView, State, SurvivorId, SurvivorView, ZoneId } from '@holdout/engine';
import { armed } from './arsenal.ts';
import { type Goals, goalsOf, plays, type Spot } from './goals.ts';
import { fieldTo, type Ground, groundOf, streetsTo, UNREACHED } from './ground.ts';

export interface Situation {
  readonly engine: Engine;
  readonly state: State;
  readonly view: SeatView;
  readonly ground: Ground;
  readonly me: SurvivorView;
  readonly goals: Goals;
  /** cost from each zone to my goal */
  readonly field: readonly number[];
  /** wounds the zombies could deal in each zone next phase */
  readonly threat: readonly number[];
  readonly healthLeft: number;
  readonly armed: number;
}

export const zombiesAt = (view: SeatView, zone: ZoneId): number => {
  let sum = 0;
  for (const n of Object.values(view.zones[zone]?.zombies ?? {})) sum += n;
  return sum;
};

export const friendsAt = (s: Situation, zone: ZoneId): number =>
  s.view.survivors.filter((x) => x.zone === zone && x.alive && !x.out && x.index !== s.me.index).length + (s.view.zones[zone]?.guards ?? 0);

/** so many goals are gone for at a time, the others come along */
const PARTIES = 3;

/** Goals are dealt out: closest pairs first, each goal to one survivor; when enough are on their way, the rest go with the nearest of them. */
function dealt(ground: Ground, view: SeatView, me: SurvivorView, spots: readonly Spot[]): number[] | null {
  const fields = spots.map((spot) => fieldTo(ground, view, spot.zones));
  const pairs: { who: SurvivorId; goal: number; cost: number }[] = [];
  for (const s of view.survivors.filter(plays))
    for (const [goal, field] of fields.entries()) {
      if (spots[goal]?.who && !spots[goal]?.who?.includes(s.index)) continue;
      pairs.push({ who: s.index, goal, cost: field[s.zone] ?? UNREACHED });
    }
  pairs.sort((a, b) => a.cost - b.cost || a.who - b.who || a.goal - b.goal);
  const taken = new Set<number>();
  const done = new Set<number>();
  for (const pair of pairs) {
    if (taken.has(pair.goal) || done.has(pair.who) || pair.cost >= UNREACHED) continue;
    if (taken.size >= PARTIES && spots[pair.goal]?.who === undefined) continue;
    taken.add(pair.goal);
    done.add(pair.who);
    if (pair.who === me.index) return fields[pair.goal] ?? null;
  }
  let best: number[] | null = null;
  for (const goal of taken) {
    const field = fields[goal];
    if (field !== undefined && (best === null || (field[me.zone] ?? UNREACHED) < (best[me.zone] ?? UNREACHED))) best = field;
  }
  return best;
}

function myField(ground: Ground, view: SeatView, me: SurvivorView, goals: Goals): number[] {
  if (me.driver && goals.parking.length > 0) return streetsTo(ground, view, goals.parking);
  const crowd = goals.tasks.filter((task) => task.crowd).flatMap((task) => task.spots.flatMap((spot) => spot.zones));
  const spots = goals.tasks.flatMap((task) => (task.crowd ? [] : task.spots));
  if (spots.length === 0 && crowd.length > 0) return fieldTo(ground, view, crowd);
  return dealt(ground, view, me, spots) ?? fieldTo(ground, view, crowd);
}

export function situationOf(engine: Engine, state: State, seat: number, who: SurvivorId): Situation {
  const view = engine.view(state, seat);
  const ground = groundOf(engine, state);
  const me = view.survivors[who] ?? view.survivors[0];
  if (me === undefined) throw new Error('a game without survivors asks nobody');
  const goals = goalsOf(engine, state, view);
  return {
    engine,
    state,
    view,
    ground,
    me,
    goals,
    field: myField(ground, view, me, goals),
    threat: engine.oracles.threat(state),
    healthLeft: me.health - me.wounds,
    armed: armed(engine, view, me),
  };
}
