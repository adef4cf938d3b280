// Everything a bot weighs for one survivor's turn, worked out once a question.
import type { Engine, SeatView, State, SurvivorView } from '@holdout/engine';
import { armed } from './arsenal.ts';
import { type Goals, goalsOf } from './goals.ts';
import { fieldTo, type Ground, groundOf, UNREACHED } from './ground.ts';

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

export const zombiesAt = (view: SeatView, zone: number): number => {
  let sum = 0;
  for (const n of Object.values(view.zones[zone]?.zombies ?? {})) sum += n;
  return sum;
};

export const friendsAt = (s: Situation, zone: number): number =>
  s.view.survivors.filter((x) => x.zone === zone && x.alive && !x.out && x.index !== s.me.index).length + (s.view.zones[zone]?.guards ?? 0);

const onBoard = (s: SurvivorView): boolean => s.alive && !s.out && s.zone >= 0 && s.role === 'played';

/** Goals are dealt out so that not everyone runs for the nearest: closest pairs first, each goal to one survivor as long as there are enough. */
function myField(ground: Ground, view: SeatView, me: SurvivorView, goals: Goals): number[] {
  if (goals.leaving || goals.zones.length < 2) return fieldTo(ground, view, goals.zones);
  const fields = goals.zones.map((zone) => fieldTo(ground, view, [zone]));
  const pairs: { who: number; goal: number; cost: number }[] = [];
  const players = view.survivors.filter(onBoard);
  for (const s of players)
    for (const [goal, field] of fields.entries()) pairs.push({ who: s.index, goal, cost: field[s.zone] ?? UNREACHED });
  pairs.sort((a, b) => a.cost - b.cost || a.who - b.who || a.goal - b.goal);
  const taken = new Set<number>();
  const done = new Set<number>();
  for (const pair of pairs) {
    if (taken.has(pair.goal) || done.has(pair.who)) continue;
    taken.add(pair.goal);
    done.add(pair.who);
    if (pair.who === me.index) return fields[pair.goal] ?? fieldTo(ground, view, goals.zones);
  }
  return fieldTo(ground, view, goals.zones);
}

export function situationOf(engine: Engine, state: State, seat: number, who: number): Situation {
  const view = engine.view(state, seat);
  const ground = groundOf(engine, state);
  const me = view.survivors[who] ?? view.survivors[0];
  if (me === undefined) throw new Error('a game without survivors asks nobody');
  const goals = goalsOf(engine, state, view);
  const prey = goals.zones.length === 0 || goals.hunting ? view.zones.flatMap((_, zone) => (zombiesAt(view, zone) > 0 ? [zone] : [])) : [];
  const aims = goals.zones.length === 0 ? { ...goals, zones: prey } : goals;
  return {
    engine,
    state,
    view,
    ground,
    me,
    goals,
    field: myField(ground, view, me, aims),
    threat: engine.oracles.threat(state),
    healthLeft: me.health - me.wounds,
    armed: armed(engine, view, me),
  };
}
