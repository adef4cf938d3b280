// What the next cards may bring, by the engine's oracles: the same for all games of one thought that have drawn as many cards and face as much danger.
import type { State } from '@holdout/engine';
import type { Order } from './errands.ts';
import type { Facts } from './facts.ts';

/** adrenaline from which the danger level is no longer the lowest */
export const FIRST_LEVEL = 7;
const LEVELS = [FIRST_LEVEL, 19, 43];

export type Forecast = ReturnType<Facts['engine']['oracles']['forecast']>;

/** Works it out once for each order and whatever it depends on besides danger and cards drawn. */
function onceFor<T>(workOut: (order: Order, state: State, cards: number) => T, besides: (state: State, cards: number) => string) {
  const known = new WeakMap<Order, Map<string, T>>();
  return (order: Order, state: State, cards = 0): T => {
    const found = known.get(order) ?? new Map<string, T>();
    known.set(order, found);
    const most = state.survivors.reduce((ap, s) => Math.max(ap, s.ap), 0);
    const name = `${LEVELS.filter((ap) => most >= ap).length} ${state.zombieDeck.draw.length} ${besides(state, cards)}`;
    let one = found.get(name);
    if (one === undefined) {
      one = workOut(order, state, cards);
      found.set(name, one);
    }
    return one;
  };
}

export const forecastOf = onceFor<Forecast>(
  ({ facts }, state) => facts.engine.oracles.forecast(state),
  ({ spawns }) => spawns.map((token) => (token.active ? token.zone : -1)).join(' '),
);

/** Kinds that may run out in the box while so many cards are drawn, and act once more for it. */
export const shortageOf = onceFor<readonly number[]>(
  ({ facts }, state, cards) => facts.engine.oracles.shortage(state, cards),
  ({ pool }, cards) => `${cards} ${pool.join(' ')}`,
);
