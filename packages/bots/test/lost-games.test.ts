// What reading lost games showed: each of these lost some.
import type { CardId, State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { worthBurning } from '../src/mind/burning.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { choresOf } from '../src/mind/chores.ts';
import { dealt, type Task } from '../src/mind/dealing.ts';
import type { Errand } from '../src/mind/errands.ts';
import { fieldTo, UNSEEN_COST, unseen } from '../src/mind/facts.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
import { dealsOf } from '../src/mind/sharing.ts';
import { thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

type Person = State['survivors'][number];

function begun(mission: string): State {
  const state = newGame(mission, 'lost');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const change = (state: State, who: number, by: Partial<Person>): void => {
  state.survivors[who] = { ...(state.survivors[who] as Person), ...by };
};

const agenda = (state: State) => agendaOf(orderOf(engine, state), state, engine.oracles.leads(state));
const acting = (state: State): number => state.ask?.who as number;

/** Cards of this item, wherever they are. */
const cardsOf = (state: State, id: string): CardId[] => {
  const { items } = orderOf(engine, state).facts;
  return state.cards.flatMap((item, card) => (items[item]?.id === id ? [card] : []));
};

const kindAt = (state: State, zone: number, base: string): number => {
  const { kinds } = orderOf(engine, state).facts;
  return zone * kinds.length + kinds.findIndex((kind) => kind.base === base);
};

describe('houses', () => {
  it('promise no shorter way for their dangers when nobody near can deal with them', () => {
    const state = begun('second-edition/m20');
    const who = acting(state);
    const [tool = -1] = cardsOf(state, 'crowbar');
    const { facts, closed } = orderOf(engine, state);
    const { ways } = facts.ground;
    const inside = facts.rooms.findIndex((is, zone) => is && unseen(facts, state.doors, zone).length > 2);
    const field = fieldTo(facts, state, [inside], closed);
    const at = ways.findIndex((list, zone) => facts.street[zone] && list.some((way) => way.door >= 0 && (field[way.to] ?? 0) < 3));
    expect(at).toBeGreaterThanOrEqual(0);
    /** what opening it is worth more than doing nothing, with the others here or far away */
    const gain = (here: boolean): number => {
      const there = here ? at : facts.street.lastIndexOf(true);
      for (const i of state.survivors.keys()) change(state, i, { zone: i === who ? at : there, hands: [tool, -1] });
      const known = thoughtOf(engine, state, 0);
      const t = {
        ...known,
        goals: state.survivors.map(() => ({ errand: { deed: 'take', zones: [inside], stance: 'fight' } as const, field, along: false })),
      };
      const turns = turnsFor(t, t.state, who, WEIGHTS);
      const worth = (begins: string): number => turns.find((turn) => turn.key.startsWith(begins))?.value ?? Number.NaN;
      return worth('open:') - worth('end');
    };
    const rooms = unseen(facts, state.doors, inside).length;
    expect(gain(true) - gain(false)).toBeGreaterThan(0.7 * UNSEEN_COST * rooms * WEIGHTS.way);
  });
});

describe('a full car', () => {
  it('belongs to those who sit in it, whoever stands beside it', () => {
    const state = begun('second-edition/m06');
    const order = orderOf(engine, state);
    const car = state.cars.findIndex((one) => one.zone >= 0 && one.kind !== 'wreck');
    const zone = state.cars[car]?.zone ?? -1;
    for (const who of state.survivors.keys()) change(state, who, { zone, car: who >= 2 ? car : -1, driver: who === 4 });
    const errand: Errand = { deed: 'leave', zones: [zone], to: [0], byCar: true, stance: 'fight' };
    const task: Task = {
      errand,
      lead: { deed: 'leave', need: 1, zones: [0], byCar: true },
      group: 0,
      field: fieldTo(order.facts, state, [zone], order.closed),
    };
    const errands = dealt(order, state, [task], [99], false, 3, null, null);
    for (const who of [2, 3, 4, 5]) expect(errands[who], `somebody in seat ${who}`).toBe(errand);
    expect(errands[0]).not.toBe(errand);
  });
});

describe('whoever rides along', () => {
  it('stays in the car that is driven: advice got people out of it and into it again', () => {
    const state = begun('second-edition/m04');
    const who = acting(state);
    const car = state.cars.findIndex((one) => one.zone >= 0 && one.kind !== 'wreck');
    const zone = state.cars[car]?.zone ?? -1;
    const driver = who === 0 ? 1 : 0;
    const leaves = (driven: boolean): boolean => {
      for (const i of state.survivors.keys())
        change(state, i, { zone, car: i === who || i === driver ? car : -1, driver: driven && i === driver });
      const known = thoughtOf(engine, state, 0);
      const goal = {
        errand: { deed: 'drive', zones: [zone], to: [0], stance: 'fight' },
        field: known.goals[who]?.field ?? null,
        along: false,
      } as const;
      const t = { ...known, goals: state.survivors.map(() => goal) };
      return turnsFor(t, t.state, who, WEIGHTS).some(({ key }) => key.startsWith('leave'));
    };
    expect(leaves(true)).toBe(false);
    expect(leaves(false)).toBe(true);
  });
});

describe('the danger level a mission asks for', () => {
  it('is no cost to whoever is nearest to it: the kill that reaches it wins', () => {
    const state = begun('second-edition/m03');
    const who = acting(state);
    expect(orderOf(engine, state).rises?.to).toBe(43);
    expect(orderOf(engine, begun('second-edition/m01')).rises).toBeNull();
    const gain = (ap: number): number => {
      change(state, who, { ap });
      const t = thoughtOf(engine, state, 0);
      const zone = t.state.survivors[who]?.zone ?? -1;
      t.state.zombies[kindAt(t.state, zone, 'walker')] = 1;
      const turns = turnsFor(t, t.state, who, WEIGHTS);
      const strike = turns.find((turn) => /^(melee|ranged):/.test(turn.key))?.value ?? Number.NaN;
      return strike - (turns.find((turn) => turn.key === 'end')?.value ?? 0);
    };
    expect(gain(42)).toBeGreaterThan(gain(30) + WEIGHTS.win / 3);
  });
});

describe('fire that the mission asks for', () => {
  const asked = 'second-edition/m04';

  it('is kept as long as there is no more of it', () => {
    const state = begun(asked);
    const burn = { deed: 'burn', need: 1, zones: [0] } as const;
    const molotovs = cardsOf(state, 'molotov');
    expect(molotovs.length).toBeGreaterThan(1);
    change(state, 0, { pack: molotovs.slice(0, 1) });
    expect(orderOf(engine, state, [burn]).thrifty).toBe(true);
    change(state, 0, { pack: molotovs.slice(0, 2) });
    expect(orderOf(engine, state, [burn]).thrifty).toBe(false);
    expect(orderOf(engine, state, []).thrifty).toBe(false);
  });

  it('keeps nobody from taking a better weapon to hand, but stays in hand itself', () => {
    const state = begun(asked);
    const who = acting(state);
    const [molotov = -1] = cardsOf(state, 'molotov');
    const [saw = -1] = cardsOf(state, 'chainsaw');
    const [pan = -1] = cardsOf(state, 'pan');
    for (const i of state.survivors.keys()) change(state, i, { hands: [-1, -1], pack: [] });
    const order = orderOf(engine, state, [{ deed: 'burn', need: 1, zones: [0] }]);
    expect(order.thrifty).toBe(true);
    change(state, who, { hands: [pan, molotov], pack: [saw] });
    const [deal] = dealsOf(order, state, who);
    expect(deal?.key).toMatch(new RegExp(`h=(${saw} ${molotov}|${molotov} ${saw}),`));
  });

  it('is thrown at a giant nobody can fell, and not through people', () => {
    const state = begun('second-edition/m01');
    const who = acting(state);
    const { street, ground } = orderOf(engine, state).facts;
    const zone = street.indexOf(true);
    const next = ground.ways[zone]?.find((way) => way.door < 0)?.to ?? -1;
    change(state, who, { zone });
    const burned = (): number[] => {
      const model = new Model(orderOf(engine, state), state, WEIGHTS);
      return worthBurning(model, who, zone, (one) => model.count(one));
    };
    state.zombies[kindAt(state, next, 'walker')] = 1;
    expect(burned()).not.toContain(next);
    state.zombies[kindAt(state, next, 'abomination')] = 1;
    expect(burned()).toContain(next);
    change(state, (who + 1) % state.survivors.length, { zone: next });
    expect(burned()).not.toContain(next);
  });
});

describe('hunting', () => {
  it('is not for what nobody can hurt', () => {
    const state = begun('second-edition/m17');
    const prey = (): number[] => agenda(state).tasks.flatMap((task) => (task.errand.deed === 'hunt' ? task.errand.zones : []));
    state.zombies.fill(0);
    state.zombies[kindAt(state, 3, 'abomination')] = 1;
    expect(prey()).toEqual([]);
    state.zombies[kindAt(state, 4, 'walker')] = 1;
    expect(prey()).toEqual([4]);
  });

  it('of a necromancer does not wait until everyone has found something', () => {
    const state = begun('black-plague/q04');
    const finding = () =>
      agendaOf(
        orderOf(engine, state),
        state,
        engine.oracles.leads(state).map((line) => ({ ...line, leads: line.leads.filter((lead) => lead.deed === 'find') })),
      ).defaults;
    expect(finding().every((errand) => errand.deed === 'find')).toBe(true);
    // beside them: one that nobody can head off is left alone
    const zone = state.survivors[0]?.zone ?? -1;
    state.necromancers.push({ kind: kindAt(state, 0, 'necromancer'), zone, token: -1, source: -1 });
    expect(finding().some((errand) => errand.deed === 'kill' && errand.zones.includes(zone))).toBe(true);
  });
});

describe('a zone no zombie may come into', () => {
  it('is not opened on a second side, and those next door to it are feared', () => {
    const state = begun('second-edition/m25');
    const kept = engine.oracles.keptFree(state);
    const { ways } = orderOf(engine, state).facts.ground;
    const doors = kept.flatMap((zone) => (ways[zone] ?? []).filter((way) => way.door >= 0 && !kept.includes(way.to)));
    expect(doors.length).toBeGreaterThan(1);
    const open = doors.find((way) => state.doors[way.door] === 1);
    const shut = doors.find((way) => state.doors[way.door] === 0);
    const order = orderOf(engine, state, []);
    expect(order.closed.has(shut?.door ?? -1)).toBe(true);
    // somebody has to come in at all, and where the mission asks for a door it is opened
    expect(orderOf(engine, state, [{ deed: 'open', need: 1, zones: [], doors: [shut?.door ?? -1] }]).closed.has(shut?.door ?? -1)).toBe(
      false,
    );
    const danger = (): number => new Model(order, state, WEIGHTS).danger(acting(state));
    const calm = danger();
    state.zombies[kindAt(state, open?.to ?? -1, 'walker')] = 1;
    expect(danger()).toBeGreaterThan(calm + 0.2 * WEIGHTS.fatal);
  });
});

describe('whoever looks for cards in such a zone', () => {
  it('does not open its second side for it', () => {
    const state = begun('second-edition/m25');
    const [kept = -1] = engine.oracles.keptFree(state);
    const who = acting(state);
    const [tool = -1] = cardsOf(state, 'crowbar');
    change(state, who, { zone: kept, hands: [tool, -1] });
    const t = thoughtOf(engine, state, 0);
    const shut = engine.optionKeys(state, ['open']).filter((key) => key.startsWith('open:'));
    expect(shut).not.toHaveLength(0);
    const errand = { deed: 'search', zones: [...t.order.searchable.keys()].filter((zone) => zone !== kept), stance: 'fight' } as const;
    const field = fieldTo(t.order.facts, state, errand.zones, t.order.closed);
    const goals = t.goals.map((goal, i) => (i === who ? { errand, field, along: false } : goal));
    const turns = turnsFor({ ...t, goals }, state, who, WEIGHTS);
    expect(turns.length).toBeGreaterThan(1);
    expect(turns.filter((turn) => turn.key.startsWith('open:'))).toHaveLength(0);
  });
});

describe('people who wait in the open', () => {
  it('near a live spawn zone are fetched before anything else', () => {
    const state = begun('second-edition/m15');
    const urgent = (): number => agenda(state).tasks.filter((task) => task.errand.deed === 'recruit' && task.urgent !== undefined).length;
    state.zombies.fill(0);
    const before = urgent();
    expect(before).toBeGreaterThan(0);
    for (const token of state.spawns) token.active = false;
    expect(urgent()).toBeLessThan(before);
  });
});

describe('spells', () => {
  it('heal whoever is hurt, and hide those who have acted among zombies', () => {
    const state = begun('black-plague/q01');
    const who = acting(state);
    const other = (who + 1) % state.survivors.length;
    const { zone } = state.survivors[who] as Person;
    const keys = (): string[] =>
      choresOf(orderOf(engine, state), state, who, { deed: 'hold', zones: [], stance: 'fight' }, new Float64Array(state.noise.length)).map(
        ({ key }) => key,
      );
    const [healing = -1] = cardsOf(state, 'healing');
    const [invisibility = -1] = cardsOf(state, 'invisibility');
    change(state, who, { hands: [healing, invisibility] });
    change(state, other, { zone, wounds: 1 });
    const { id } = state.survivors[other] as Person;
    expect(keys()).toContain(`enchant:healing:${id}`);
    change(state, other, { wounds: 0 });
    expect(keys()).not.toContain(`enchant:healing:${id}`);
    expect(keys()).not.toContain(`enchant:invisibility:${id}`);
    change(state, other, { done: true });
    expect(keys()).toContain(`enchant:invisibility:${id}`);
  });
});

describe('cards that may bring zombies', () => {
  it('are not drawn from crates where a zombie is the end', () => {
    const state = begun('second-edition/m25');
    const { keptFree } = orderOf(engine, state);
    const inside = state.crates.filter((crate) => crate.place === 'board' && keptFree.includes(crate.zone));
    expect(inside).not.toHaveLength(0);
    // once its objective is taken nothing else is to be fetched there
    state.objectives = state.objectives.map((one) =>
      keptFree.includes(one.zone) ? { ...one, place: 'gone', zone: -1 } : one,
    ) as State['objectives'];
    const crates = agenda(state).tasks.filter((task) => task.errand.what === 'crate' && keptFree.includes(task.errand.zones[0] ?? -1));
    expect(crates).toHaveLength(0);
    const who = acting(state);
    change(state, who, { zone: inside[0]?.zone ?? -1 });
    expect(engine.optionKeys(state, ['take']).some((key) => key.startsWith('take:crate'))).toBe(true);
    const chores = choresOf(orderOf(engine, state), state, who, { deed: 'hold', zones: [], stance: 'fight' }, new Float64Array(99));
    expect(chores.filter((chore) => chore.key.startsWith('take:crate'))).toHaveLength(0);
  });

  it('are read with the whole group in the zone, not a step behind', () => {
    const { goals } = thoughtOf(engine, begun('washington/z05'), 0);
    const readers = goals.filter((goal) => goal.errand.deed === 'read');
    expect(readers.length).toBeGreaterThan(1);
    expect(readers.some((goal) => goal.along)).toBe(false);
  });

  it('lie on doors too', () => {
    const doors = agenda(begun('washington/z03')).tasks.filter((task) => task.errand.deed === 'open');
    expect(doors).not.toHaveLength(0);
    for (const { errand } of doors) expect(errand.reads).toBe(true);
  });
});
