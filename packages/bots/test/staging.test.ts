// Fires and leaving by car in one round: nothing is lit before everybody can still get away.
import type { CardId, State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { orderOf } from '../src/mind/order.ts';
import { thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

type Person = State['survivors'][number];

const burnsOf = (state: State): readonly number[] =>
  engine.oracles.leads(state)[0]?.leads.find((lead) => lead.deed === 'burn')?.zones ?? [];

/** For each of the zones that are to burn a street beside it and not beside the other, where its car gathers people. */
function postsOf(state: State): number[] {
  const { facts } = orderOf(engine, state);
  const burns = burnsOf(state);
  const beside = (zone: number, one: number): boolean => (facts.ground.ways[zone] ?? []).some((way) => way.door < 0 && way.to === one);
  return burns.map((one) =>
    facts.ground.ways.findIndex((_, zone) => facts.street[zone] && burns.every((other) => beside(zone, other) === (other === one))),
  );
}

/** The weapons are had: what is left is to burn two zones and to leave by car. The last so many have a Molotov each. */
function begun(molotovs: number): State {
  const state = newGame('second-edition/m24', 'staging');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  state.met = [true, false];
  const { items } = orderOf(engine, state).facts;
  const cards = state.cards.flatMap((item, card) => (items[item]?.id === 'molotov' ? [card] : []));
  state.survivors.forEach((s, i) => {
    const card = cards[state.survivors.length - 1 - i] as CardId;
    state.survivors[i] = { ...s, hands: i >= state.survivors.length - molotovs ? [card, -1] : [-1, -1], pack: [] };
  });
  return state;
}

/** Each half of the team in a street with a car of its own, one of them at the wheel, one with a Molotov in hand. */
function gathered(change: Partial<Person> = {}): { state: State; burns: readonly number[]; posts: readonly number[] } {
  const state = begun(2);
  const posts = postsOf(state);
  state.cars = state.cars.map((car, i) => ({ ...car, zone: posts[i] ?? -1 }));
  state.survivors.forEach((s, i) => {
    state.survivors[i] = { ...s, zone: posts[i % 2] ?? -1, ...(i < 2 ? { car: i, driver: true } : {}), ...(i === 2 ? change : {}) };
  });
  return { state, burns: burnsOf(state), posts };
}

const agenda = (state: State) => agendaOf(orderOf(engine, state), state, engine.oracles.leads(state));
const thrown = (state: State): number[] => agenda(state).defaults.flatMap((errand) => (errand.deed === 'burn' ? (errand.to ?? []) : []));

describe('fires and cars in one round', () => {
  it('the only Molotov is kept until there is one for the other zone', () => {
    const state = begun(1);
    expect(burnsOf(state)).toHaveLength(2);
    const { tasks, defaults } = agenda(state);
    expect([...tasks.map((task) => task.errand), ...defaults].map((errand) => errand.deed)).not.toContain('burn');
    expect(tasks.length, 'the other is looked for').toBeGreaterThan(0);
  });

  it('both are kept while the mission asks for something else first', () => {
    const state = begun(2);
    expect(orderOf(engine, state).thrifty).toBe(true);
    state.met = [false, false];
    expect(orderOf(engine, state).thrifty).toBe(true);
    const more = begun(3);
    more.met = [false, false];
    expect(orderOf(engine, more).thrifty, 'a third one is there to be thrown').toBe(false);
  });

  it('each zone has a car of its own and half of the team, away from the other', () => {
    const state = begun(2);
    const posts = postsOf(state);
    const { defaults } = agenda(state);
    const drivers = defaults.flatMap((errand, who) => (errand.deed === 'drive' ? [who] : []));
    expect(drivers).toHaveLength(1);
    for (const who of drivers) expect(state.survivors[who]?.hands).toEqual([-1, -1]);
    const wanted = defaults.flatMap((errand, who) => (drivers.includes(who) ? [] : errand.zones));
    expect(wanted).toHaveLength(5);
    expect(new Set(wanted)).toEqual(new Set(posts));
    // one of the cars stands there already: nobody goes ahead alone to sit in it
    expect(defaults.some((errand) => errand.byCar === true)).toBe(false);
    expect(thrown(state), 'nothing is lit on the way').toEqual([]);
  });

  it('nobody waits at the wheel in the middle of zombies, or drives there before the others', () => {
    const { state, posts } = gathered();
    const [place = -1] = posts;
    const { kinds, street } = orderOf(engine, state).facts;
    const to = (): number => agenda(state).defaults[0]?.to?.[0] ?? -1;
    const away = street.lastIndexOf(true, place - 10);
    // somebody of the other half has yet to come
    state.survivors[3] = { ...(state.survivors[3] as Person), zone: 0 };
    expect(to()).toBe(place);
    state.zombies[place * kinds.length + kinds.findIndex((kind) => kind.base === 'walker')] = 3;
    expect(to()).not.toBe(place);
    state.zombies.fill(0);
    state.cars[0] = { ...(state.cars[0] as State['cars'][number]), zone: away };
    state.survivors[0] = { ...(state.survivors[0] as Person), zone: away };
    expect(to(), 'those on foot are there').toBe(place);
    for (const i of [2, 4]) state.survivors[i] = { ...(state.survivors[i] as Person), zone: 0 };
    expect(to(), 'they are far off').toBe(away);
  });

  it('when all are there it is lit, a zone by each, before anything else, and the others get in', () => {
    const { state, burns, posts } = gathered();
    const { defaults } = agenda(state);
    expect(thrown(state).sort()).toEqual([...burns].sort());
    expect(defaults.map((errand) => errand.deed)).toEqual(['drive', 'drive', 'leave', 'leave', 'burn', 'burn']);
    expect(defaults[0], 'who sits at the wheel stays there').toMatchObject({ zones: [posts[0]], to: [posts[0]] });
    const { goals } = thoughtOf(engine, state, 0);
    for (const who of [2, 3, 4, 5]) expect(goals[who]?.haste ?? 1).toBeGreaterThan(1);
  });

  it('whoever throws keeps an action to get in with, whatever else there is to shoot at', () => {
    const { state, burns } = gathered();
    const who = state.ask?.who as number;
    const { items, kinds } = orderOf(engine, state).facts;
    const seat = ({ zone, hands, car, driver }: Person) => ({ zone, hands, car, driver });
    const [acting, thrower] = [state.survivors[who] as Person, state.survivors[4] as Person];
    state.survivors[4] = { ...thrower, ...seat(acting) };
    const pistol = state.cards.findIndex((item) => items[item]?.id === 'pistol') as CardId;
    state.survivors[who] = { ...acting, ...seat(thrower), hands: [thrower.hands[0], pistol], pack: [] };
    for (const zone of burns) state.zombies[zone * kinds.length + kinds.findIndex((kind) => kind.base === 'walker')] = 6;
    const thought = thoughtOf(engine, state, 0);
    expect(thought.goals[who]?.errand.deed).toBe('burn');
    const [turn] = turnsFor(thought, state, who, WEIGHTS);
    // answers are told as far as they are known: the throw after a shot is not
    const before = turn?.steps.filter((step) => step.startsWith('ranged')).length ?? 0;
    expect(before).toBeLessThan(acting.actions - 1);
  });

  it('once both burn everybody gets into the car beside it, not into another', () => {
    const { state, posts } = gathered();
    const leads = engine.oracles.leads(state).map((line) => ({
      ...line,
      leads: line.leads.flatMap(({ deed, need, zones }) => (deed === 'leave' ? [{ deed, need, zones, byCar: true as const }] : [])),
    }));
    const { defaults } = agendaOf(orderOf(engine, state), state, leads);
    expect(defaults.map((errand) => errand.deed)).toEqual(['leave', 'leave', 'leave', 'leave', 'leave', 'leave']);
    expect(defaults.map((errand) => errand.zones[0])).toEqual([0, 1, 2, 3, 4, 5].map((who) => posts[who % 2]));
  });

  it('it waits for a round in which everybody can still come and get in', () => {
    expect(thrown(gathered({ done: true }).state), 'a turn is over').toEqual([]);
    expect(thrown(gathered({ zone: 0 }).state), 'somebody is elsewhere').toEqual([]);
    expect(thrown(gathered({ done: true, car: 0 }).state), 'sits in a car already').toHaveLength(2);
    const { state, posts } = gathered();
    const next = (orderOf(engine, state).facts.ground.ways[posts[0] ?? -1] ?? []).find(
      (way) => way.door < 0 && !burnsOf(state).includes(way.to),
    );
    expect(thrown(gathered({ zone: next?.to ?? -1 }).state), 'somebody is a step away').toHaveLength(2);
  });
});
