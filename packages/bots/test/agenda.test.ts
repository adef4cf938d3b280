// Who is about what: doors that stay shut, adrenaline for one, arms for those who are not needed; cars and fire.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { drivesOf } from '../src/mind/driving.ts';
import { factsOf } from '../src/mind/facts.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
import { goalFor, inGroups, thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

function begun(mission: string): State {
  const state = newGame(mission, 'agenda');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const agenda = (state: State) => agendaOf(orderOf(engine, state), state, engine.oracles.leads(state));

/** The place of somebody, and of everyone else. */
function standing(state: State, who: number, zone: number, others: number): void {
  for (const [i, s] of state.survivors.entries()) state.survivors[i] = { ...s, zone: i === who ? zone : others };
}

describe('who is about what', () => {
  it('nobody waits at doors that the mission keeps locked', () => {
    const state = begun('second-edition/m17');
    const locked = engine.oracles.lockedDoors(state);
    expect(engine.oracles.leads(state).some(({ leads }) => leads.some((lead) => lead.deed === 'open'))).toBe(true);
    expect(locked.length).toBeGreaterThan(0);
    expect(agenda(state).defaults.some((errand) => errand.doors?.every((door) => locked.includes(door)) === true)).toBe(false);
  });

  it('where one is to rise, whoever has most adrenaline takes what gives more', () => {
    const state = begun('second-edition/m17');
    const wake = (who: number): readonly number[] => {
      state.survivors.forEach((s, i) => {
        s.ap = i === who ? 5 : 0;
      });
      return agenda(state).tasks.flatMap((task) => (task.lead.deed === 'rise' && task.errand.deed === 'take' ? (task.lead.who ?? []) : []));
    };
    expect(new Set(wake(2))).toEqual(new Set([2]));
    expect(new Set(wake(4))).toEqual(new Set([4]));
  });

  it('one of the plans to begin with lets those search who are not needed and have little to strike with', () => {
    const state = begun('second-edition/m01');
    const t = thoughtOf(engine, state, 0);
    const searching = (arming: boolean): number => inGroups(t, 3, arming).goals.filter((goal) => goal.errand.deed === 'search').length;
    expect(searching(false)).toBe(0);
    expect(searching(true)).toBeGreaterThan(0);
    expect(searching(true)).toBeLessThan(state.survivors.length);
  });
});

describe('cars', () => {
  /** Somebody at the wheel two zones from where the car has to be. */
  function driving(): { state: State; who: number; goal: ReturnType<typeof goalFor> } {
    const state = begun('second-edition/m04');
    const who = state.ask?.who as number;
    const car = state.cars.findIndex((one) => one.kind !== 'wreck');
    standing(state, who, state.cars[car]?.zone ?? -1, state.survivors[who]?.zone ?? -1);
    const s = state.survivors[who];
    if (s === undefined) throw new Error('nobody');
    state.survivors[who] = { ...s, car, driver: true, actions: 1 };
    return { state, who, goal: goalFor(thoughtOf(engine, state, 0), who) };
  }

  it('a drive may end before the place it leads to', () => {
    const { state, who } = driving();
    const t = thoughtOf(engine, state, 0);
    const to = t.agenda.tasks.find((task) => task.errand.deed === 'drive')?.errand;
    if (to === undefined) throw new Error('nothing to drive');
    const drives = drivesOf(t.order, t.state, who, to);
    expect(drives.length).toBeGreaterThan(1);
    for (const { share, zone } of drives) expect(share === 1).toBe(to.to?.includes(zone) === true);
  });

  it('nobody ends a turn at the wheel where zombies come up while it can stop before', () => {
    const { state, who } = driving();
    const live = new Set(state.spawns.flatMap((token) => (token.active ? [token.zone] : [])));
    const [best] = turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS);
    expect(best?.key.startsWith('drive')).toBe(true);
    expect(live.has(best?.zone ?? -1)).toBe(false);
  });
});

describe('where zombies come up', () => {
  it('those who have yet to act are not counted on to share the wounds: they will be gone', () => {
    const state = begun('second-edition/m04');
    const t = thoughtOf(engine, state, 0);
    const zone = state.spawns.find((token) => token.active)?.zone ?? -1;
    const peril = (acted: boolean): number => {
      const m = new Model(t.order, t.state, WEIGHTS);
      for (const i of m.people) m.put(i, i < 3 ? zone : -1);
      m.acted.fill(acted);
      return m.peril(zone, 0);
    };
    expect(peril(false)).toBeGreaterThan(peril(true));
  });
});

describe('fire', () => {
  it('is worth what it fells: an abomination with company rather than two walkers', () => {
    const thrown = (kind: string, n: number): boolean => {
      const state = begun('second-edition/m01');
      const facts = factsOf(engine, state);
      const who = state.ask?.who as number;
      const s = state.survivors[who];
      if (s === undefined) throw new Error('nobody');
      const molotov = state.cards.findIndex((item) => facts.items[item]?.id === 'molotov');
      const street = facts.street.indexOf(true);
      const next = facts.ground.ways[street]?.find((way) => way.door < 0 && facts.street[way.to])?.to ?? -1;
      standing(state, who, street, s.zone);
      const me = state.survivors[who];
      if (me !== undefined) state.survivors[who] = { ...me, hands: [molotov, -1] };
      state.zombies[next * facts.kinds.length + facts.kinds.findIndex((one) => one.base === kind)] = n;
      const turns = turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS);
      const throws = turns.find((turn) => turn.key.startsWith('throw'));
      return throws !== undefined && throws.value > (turns.find((turn) => turn.key === 'end')?.value ?? 0);
    };
    expect(thrown('abomination', 2)).toBe(true);
    expect(thrown('walker', 1)).toBe(false);
  });
});
