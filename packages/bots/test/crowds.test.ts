// Crowds: a box that runs out, houses opened into it, necromancers headed off on their way out.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { fieldTo } from '../src/mind/facts.ts';
import { ambushOf, flightOf } from '../src/mind/fleeing.ts';
import { Model } from '../src/mind/model.ts';
import { floodPeril } from '../src/mind/opening.ts';
import { orderOf } from '../src/mind/order.ts';
import { engine, newGame } from './table.ts';

function begun(mission: string): State {
  const state = newGame(mission, 'crowds');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  for (const [i, s] of state.survivors.entries()) state.survivors[i] = { ...s, done: true };
  return state;
}

const kindOf = (state: State, base: string): number => orderOf(engine, state).facts.kinds.findIndex((kind) => kind.base === base);
const model = (state: State): Model => new Model(orderOf(engine, state), state, WEIGHTS);

/** One walker next door to everybody; so many are left in the box. */
function besides(left: number): State {
  const state = begun('black-plague/q03');
  const { ground, kinds } = orderOf(engine, state).facts;
  const zone = state.survivors[0]?.zone ?? -1;
  const next = (ground.ways[zone] ?? []).find((way) => way.door < 0)?.to ?? -1;
  const walker = kindOf(state, 'walker');
  for (const token of state.spawns) if (token.zone === zone || token.zone === next) token.zone = (token.zone + 20) % ground.ways.length;
  state.zombies.fill(0);
  state.zombies[next * kinds.length + walker] = 4;
  state.pool[walker] = left;
  return state;
}

describe('a kind the box runs out of', () => {
  it('is feared by those it may come in upon, and worth more to fell', () => {
    expect(model(besides(0)).danger(0)).toBeGreaterThan(model(besides(30)).danger(0) + WEIGHTS.bite);
    const worth = (left: number): number => {
      const state = besides(left);
      const zone = state.zombies.findIndex((n) => n > 0) / orderOf(engine, state).facts.kinds.length;
      const arm = {
        item: '',
        attack: 'melee',
        melee: true,
        min: 0,
        max: 0,
        hits: 2,
        misses: 1,
        damage: 1,
        noisy: false,
        once: false,
      } as const;
      return model(state).strike(Math.floor(zone), arm).worth;
    };
    expect(worth(0)).toBeGreaterThan(worth(30));
  });

  it('is not let loose by opening a house beside it', () => {
    const at = (left: number): number => {
      const state = besides(left);
      const { kinds } = orderOf(engine, state).facts;
      const walker = kindOf(state, 'walker');
      state.zombies[(state.survivors[0]?.zone ?? 0) * kinds.length + walker] = 2;
      return floodPeril(model(state), 6);
    };
    expect(at(30)).toBe(0);
    expect(at(0)).toBeGreaterThan(WEIGHTS.bite);
  });
});

describe('a necromancer on its way out', () => {
  /** Far from everybody, beside a spawn zone that is not its own. */
  function fleeing(): { state: State; one: State['necromancers'][number] } {
    const state = begun('black-plague/q07');
    const order = orderOf(engine, state);
    const spawns = state.spawns.map((token) => token.zone);
    const field = fieldTo(order.facts, state, [state.survivors[0]?.zone ?? -1], order.closed);
    const home = spawns.reduce((far, zone) => ((field[zone] ?? 0) > (field[far] ?? 0) ? zone : far), spawns[0] ?? -1);
    const token = state.spawns.push({ zone: home, colour: 'necro', active: true, since: 1 }) - 1;
    const one = { kind: kindOf(state, 'necromancer'), zone: home, token, source: -1 };
    state.necromancers.push(one);
    return { state, one };
  }

  it('takes the shortest way to another spawn zone', () => {
    const { state, one } = fleeing();
    const order = orderOf(engine, state);
    const flight = flightOf(order, state, one);
    expect(flight[0]).toBe(one.zone);
    expect(flight.length).toBeGreaterThan(2);
    expect(state.spawns.some((token) => token.colour !== 'necro' && token.zone === flight.at(-1))).toBe(true);
    const step = engine.oracles.intent({ ...state, zombies: withOne(state, one) }).find((plan) => plan.reason === 'flees');
    expect(step?.next).toContain(flight[1]);
  });

  it('is headed off where somebody comes in time, and let go where nobody does', () => {
    const { state, one } = fleeing();
    const order = orderOf(engine, state);
    const flight = flightOf(order, state, one);
    const all = [...state.survivors.keys()];
    const end = flight.at(-1) ?? -1;
    const put = (zone: number): void => {
      for (const i of all) state.survivors[i] = { ...(state.survivors[i] as State['survivors'][number]), zone };
    };
    // whoever stands at its way out waits for it there or comes to meet it, and does not run after where it is now
    put(end);
    const ambush = ambushOf(order, state, one, all);
    expect(ambush?.zone).not.toBe(one.zone);
    expect(flight).toContain(ambush?.zone);
    const hunts = (): number[] =>
      agendaOf(order, state, engine.oracles.leads(state)).tasks.flatMap((task) => (task.errand.deed === 'kill' ? task.errand.zones : []));
    expect(hunts()).toEqual([ambush?.zone]);
    const field = fieldTo(order.facts, state, flight, order.closed);
    put(field.indexOf(Math.max(...field.filter((steps) => steps < 1000))));
    expect(ambushOf(order, state, one, all)).toBeNull();
    expect(hunts()).toEqual([]);
  });
});

const withOne = (state: State, one: State['necromancers'][number]): number[] => {
  const zombies = [...state.zombies];
  zombies[one.zone * orderOf(engine, state).facts.kinds.length + one.kind] = 1;
  return zombies;
};
