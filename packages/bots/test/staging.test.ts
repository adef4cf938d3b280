// Fires and leaving by car in one round: nothing is lit before everybody can still get away.
import type { CardId, State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { agendaOf } from '../src/mind/candidates.ts';
import { orderOf } from '../src/mind/order.ts';
import { engine, newGame } from './table.ts';

type Person = State['survivors'][number];

/** The street between both zones that are to burn. */
function placeOf(state: State): { place: number; burns: readonly number[] } {
  const { facts } = orderOf(engine, state);
  const burns = engine.oracles.leads(state)[0]?.leads.find((lead) => lead.deed === 'burn')?.zones ?? [];
  const place = facts.ground.ways.findIndex(
    (ways, zone) => facts.street[zone] && burns.every((one) => ways.some((way) => way.door < 0 && way.to === one)),
  );
  return { place, burns };
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

/** Everybody in the street with both cars, two of them at the wheels. */
function gathered(change: Partial<Person> = {}): { state: State; burns: readonly number[]; place: number } {
  const state = begun(2);
  const { place, burns } = placeOf(state);
  state.cars = state.cars.map((car) => ({ ...car, zone: place }));
  state.survivors.forEach((s, i) => {
    state.survivors[i] = { ...s, zone: place, ...(i < 2 ? { car: i, driver: true } : {}), ...(i === 2 ? change : {}) };
  });
  return { state, burns, place };
}

const agenda = (state: State) => agendaOf(orderOf(engine, state), state, engine.oracles.leads(state));
const thrown = (state: State): number[] => agenda(state).defaults.flatMap((errand) => (errand.deed === 'burn' ? (errand.to ?? []) : []));

describe('fires and cars in one round', () => {
  it('the only Molotov is kept until there is one for the other zone', () => {
    const state = begun(1);
    expect(placeOf(state).burns).toHaveLength(2);
    const { tasks, defaults } = agenda(state);
    expect([...tasks.map((task) => task.errand), ...defaults].map((errand) => errand.deed)).not.toContain('burn');
    expect(tasks.length, 'the other is looked for').toBeGreaterThan(0);
  });

  it('both cars are brought between the zones by those who carry no fire, the others come on foot', () => {
    const state = begun(2);
    const { place } = placeOf(state);
    const { defaults } = agenda(state);
    const drivers = defaults.flatMap((errand, who) => (errand.deed === 'drive' ? [who] : []));
    expect(drivers).toHaveLength(2);
    for (const who of drivers) {
      expect(defaults[who]?.to).toEqual([place]);
      expect(state.survivors[who]?.hands).toEqual([-1, -1]);
    }
    defaults.forEach((errand, who) => {
      if (!drivers.includes(who)) expect(errand.zones).toEqual([place]);
    });
    expect(thrown(state), 'nothing is lit on the way').toEqual([]);
  });

  it('when all are there it is lit, a zone by each, and the others get in', () => {
    const { state, burns, place } = gathered();
    const { defaults } = agenda(state);
    expect(thrown(state).sort()).toEqual([...burns].sort());
    expect(defaults.map((errand) => errand.deed)).toEqual(['drive', 'drive', 'leave', 'leave', 'burn', 'burn']);
    expect(defaults[0], 'who sits at the wheel stays there').toMatchObject({ zones: [place], to: [place] });
  });

  it('it waits for a round in which everybody can still get in', () => {
    expect(thrown(gathered({ done: true }).state), 'a turn is over').toEqual([]);
    expect(thrown(gathered({ zone: 0 }).state), 'somebody is elsewhere').toEqual([]);
    expect(thrown(gathered({ done: true, car: 0 }).state), 'sits in a car already').toHaveLength(2);
  });
});
