// Arms first: in some missions everybody looks for them in one room for the first rounds, while hardly anybody is awake to come.
import type { State } from '@holdout/engine';
import { power } from './attacks.ts';
import { HOLD, type Task } from './dealing.ts';
import type { Errand, Order } from './errands.ts';
import { FAR, isIn } from './facts.ts';
import { musterOf } from './muster.ts';

/** Rounds it is worth, by play (docs/bots-tried.md): where it was not tried or made no difference nobody waits. */
const ROUNDS: Readonly<Record<string, number>> = {
  'black-plague/q02': 2,
  'black-plague/q06': 2,
  'black-plague/q08': 2,
  'second-edition/m20': 2,
};

/** whoever fells so much with an action is well armed; one alone who is not keeps nobody waiting */
const WELL_ARMED = 1.4;
const HEAVY = 1.3;
const FEW = 2;
/** so many go for a necromancer that is so near */
const HUNTERS = 3;
const NEAR = 12;

/** What everyone is about instead; null: there are arms enough, or no time for it. */
export function campOf(o: Order, state: State, tasks: readonly Task[]): readonly Errand[] | null {
  const { mission } = state.setup;
  const rounds = typeof mission === 'string' ? (ROUNDS[mission] ?? 0) : 0;
  if (state.round > rounds) return null;
  const poor = state.survivors.filter((s) => {
    if (!isIn(s)) return false;
    const { kills, damage } = power(o.facts, state, s);
    return kills * (damage > 1 ? HEAVY : 1) < WELL_ARMED;
  });
  const room = poor.length < FEW ? null : musterOf(o, state);
  if (room === null) return null;
  const errands = state.survivors.map((s) => (isIn(s) ? room : HOLD));
  const fleeing = new Set(state.necromancers.map((one) => one.zone));
  if (fleeing.size > 0)
    for (const task of tasks) {
      if (task.errand.deed !== 'kill' || task.lead.key !== true) continue;
      const near = state.survivors
        .flatMap((s, who) => (isIn(s) && errands[who] === room ? [{ who, steps: task.field[s.zone] ?? FAR }] : []))
        .filter(({ steps }) => steps <= NEAR)
        .sort((a, b) => a.steps - b.steps);
      for (const { who } of near.slice(0, HUNTERS)) errands[who] = task.errand;
    }
  return errands;
}
