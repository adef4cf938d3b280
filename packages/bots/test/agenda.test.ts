// Who is about what: doors, adrenaline for one, arms for those who are not needed or have nothing to do; leaving, cars and fire.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { GROUP } from '../src/mind/dealing.ts';
import { drivesOf } from '../src/mind/driving.ts';
import { factsOf, fieldTo, opens } from '../src/mind/facts.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
import { firsts, goalFor, inGroups, thoughtOf, turnsFor } from '../src/mind/thought.ts';
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

  it('an objective is taken by somebody it does not raise to the next danger level', () => {
    const state = begun('second-edition/m10');
    expect(engine.oracles.takeAp(state)).toBe(5);
    const [task] = agenda(state).tasks.filter((one) => one.errand.deed === 'take' && one.errand.what === 'objective');
    const zone = task?.errand.zones[0] ?? -1;
    const taker = (): number =>
      agenda(state).defaults.findIndex((errand) => errand.deed === 'take' && errand.zones.includes(zone) && errand.what === 'objective');
    standing(state, 1, zone, zone);
    for (const [i, s] of state.survivors.entries()) state.survivors[i] = { ...s, ap: i === 4 ? 0 : 3 };
    expect(taker()).toBeGreaterThanOrEqual(0);
    expect(state.survivors[taker()]?.ap).toBe(0);
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

describe('doors', () => {
  it('are opened by whoever has something to open them with; nobody waits at one for somebody else', () => {
    const state = begun('second-edition/m05');
    const { facts } = orderOf(engine, state);
    const openers = state.survivors.flatMap((_, who) => (opens(facts, state, who) ? [who] : []));
    expect(openers.length).toBeGreaterThan(0);
    expect(openers.length).toBeLessThan(state.survivors.length);
    const { defaults } = agenda(state);
    expect(defaults.some((errand) => errand.deed === 'open')).toBe(true);
    for (const [who, errand] of defaults.entries()) if (errand.deed === 'open') expect(openers).toContain(who);
    // every group has one of them, or goes where no closed door is in the way
    for (const errand of defaults) {
      const group = defaults.flatMap((other, who) => (other.zones === errand.zones ? [who] : []));
      const zone = state.survivors[group[0] ?? 0]?.zone ?? -1;
      const bare = fieldTo(facts, state, errand.zones, new Set(), false)[zone] ?? 0;
      const open = fieldTo(facts, state, errand.zones, new Set())[zone] ?? 0;
      expect(group.some((who) => openers.includes(who)) || bare <= open + 6).toBe(true);
    }
  });
});

describe('nothing to do but wait', () => {
  it('is time to look for arms, everyone in one room', () => {
    const state = begun('black-plague/q09');
    const order = orderOf(engine, state);
    const lines = engine.oracles.leads(state).map((line) => ({ ...line, leads: line.leads.filter((lead) => lead.deed === 'wait') }));
    const { defaults } = agendaOf(order, state, lines);
    const [first] = defaults;
    expect(first?.deed).toBe('search');
    expect(first?.zones.every((zone) => order.searchable[zone])).toBe(true);
    for (const errand of defaults) expect(errand).toBe(first);
    // where all is done and only the round has to end everyone stays
    for (const errand of agendaOf(order, state, []).defaults) expect(errand.deed).toBe('hold');
  });
});

describe('a zone where no zombie may be left', () => {
  it('is cleared before anything else is done', () => {
    const state = begun('second-edition/m07');
    const [zone = -1] = engine.oracles.toClear(state);
    expect(zone).toBeGreaterThanOrEqual(0);
    expect(engine.oracles.toClear(begun('second-edition/m01'))).toEqual([]);
    const sent = (): number => agenda(state).defaults.filter((errand) => errand.deed === 'kill' && errand.zones.includes(zone)).length;
    state.zombies.fill(0);
    expect(sent()).toBe(0);
    state.zombies[zone * (state.zombies.length / state.noise.length)] = 2;
    expect(sent()).toBe(GROUP);
  });
});

describe('a death', () => {
  it('is the end where the book or the mission says so, or where everyone is needed for what is left', () => {
    expect(engine.oracles.oneDeathLoses(begun('second-edition/m01'))).toBe(true);
    expect(engine.oracles.oneDeathLoses(begun('black-plague/q04'))).toBe(true);
    expect(engine.oracles.oneDeathLoses(begun('black-plague/q01'))).toBe(false);
  });
});

describe('leaving', () => {
  it('whoever is nearer to the exit goes first: they clear the way for the others', () => {
    const state = newGame('second-edition/m01', 'leave');
    while (state.ask !== null && state.ask.kind !== 'order') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    const t = thoughtOf(engine, state, 0);
    const { facts } = t.order;
    const street = facts.street.indexOf(true);
    const field = fieldTo(facts, t.state, [street], new Set());
    const near = facts.street.findIndex((is, zone) => is && field[zone] === 1);
    const far = facts.street.findIndex((is, zone) => is && (field[zone] ?? 0) >= 4 && (field[zone] ?? 0) < 20);
    standing(t.state, 3, near, far);
    const goal = { errand: { deed: 'leave', zones: [street], stance: 'fight' } as const, field, along: false };
    const names = t.state.survivors.map((s) => s.id);
    const [first] = firsts({ ...t, goals: names.map(() => goal) }, WEIGHTS, names);
    expect(first?.who).toBe(3);
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

  it('somebody takes the wheel of a car that has to be driven and has nobody at it', () => {
    const { state, who } = driving();
    const s = state.survivors[who];
    if (s === undefined) throw new Error('nobody');
    state.survivors[who] = { ...s, driver: false, actions: 3 };
    const [best] = turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS);
    expect(best?.key).toBe('seat:driver');
  });

  it('nobody stays in a car that is to be shot at', () => {
    const { state, who } = driving();
    const s = state.survivors[who];
    const car = state.cars[s?.car ?? -1];
    const spawn = state.spawns.find((token) => token.active && token.colour === 'red')?.zone ?? -1;
    if (s === undefined || car === undefined) throw new Error('nobody');
    car.zone = spawn;
    state.survivors[who] = { ...s, zone: spawn, actions: 3 };
    const t = thoughtOf(engine, state, 0);
    expect(t.order.carsToBlow).toContain(spawn);
    const [best] = turnsFor(t, state, who, WEIGHTS);
    expect(best?.key).toBe('leave');
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
