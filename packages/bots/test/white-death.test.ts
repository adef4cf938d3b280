// Treasures, ladders, Defilers and the Beacon: who goes about them, and who does not.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { agendaOf, waysOf } from '../src/mind/candidates.ts';
import { phasesLeft } from '../src/mind/corruption.ts';
import { FAR, factsOf } from '../src/mind/facts.ts';
import { orderOf } from '../src/mind/order.ts';
import { engine, newGame } from './table.ts';

function begun(mission: string): State {
  const state = newGame(mission, 'agenda');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const defaults = (state: State) => agendaOf(orderOf(engine, state), state, engine.oracles.leads(state)).defaults;

/** A Defiler where a spawn token lies that it drives on. */
function defile(state: State, source: number): number {
  const zone = state.spawns[source]?.zone ?? -1;
  const kind = orderOf(engine, state).facts.kinds.findIndex((one) => one.id === 'defiler');
  state.necromancers.push({ kind, zone, token: source, source });
  return zone;
}

const hunters = (state: State, zone: number): number[] =>
  defaults(state).flatMap((errand, who) => (['kill', 'join'].includes(errand.deed) && errand.zones.includes(zone) ? [who] : []));

describe('treasures', () => {
  it('are known to everyone, and somebody near fetches what the mission does not ask for', () => {
    const state = begun('white-death/w09');
    const lying = state.objectives.map((one) => one.zone);
    expect([...engine.oracles.treasures(state)].sort()).toEqual([...new Set(lying)].sort());
    expect(engine.oracles.leads(state).some(({ leads }) => leads.some((lead) => lead.deed === 'take' && lead.what === 'objective'))).toBe(
      false,
    );
    for (const ladder of state.ladders) Object.assign(ladder, { at: -1, to: -1, by: 0 });
    expect(defaults(state).some((errand) => errand.deed === 'take' && errand.what === 'objective')).toBe(true);
  });

  it('are none where an objective brings adrenaline only', () => {
    expect(engine.oracles.treasures(begun('second-edition/m01'))).toEqual([]);
  });
});

describe('the place where all have to be at last', () => {
  it('is nowhere to stand about while there is work', () => {
    const state = begun('white-death/w01');
    expect(engine.oracles.leads(state).some(({ leads }) => leads.some((lead) => lead.deed === 'stand'))).toBe(true);
    expect(defaults(state).map((errand) => errand.deed)).not.toContain('stand');
  });
});

describe('giants that only fire fells', () => {
  it('are burned by one who has bile and torch: who has one of them gets the other first', () => {
    const state = begun('white-death/w10');
    const { items, kinds } = factsOf(engine, state);
    const khan = kinds.findIndex((kind) => kind.toughness > 2 && kind.base === 'abomination');
    const far = state.noise.findIndex((_, zone) => state.survivors.every((s) => s.zone !== zone));
    state.zombies[far * kinds.length + khan] = 1;
    const card = (id: string): number => state.cards.findIndex((item) => items[item]?.id === id);
    const give = (who: number, ...pack: number[]): void => {
      const s = state.survivors[who];
      if (s !== undefined) state.survivors[who] = { ...s, pack };
    };
    const asked = () => engine.oracles.leads(state).flatMap(({ leads }) => leads.filter(({ deed }) => deed === 'hand' || deed === 'kill'));
    give(0, card('dragon-bile'));
    give(1, card('torch'));
    expect(asked()).toEqual([expect.objectContaining({ deed: 'hand', who: [0], items: ['torch'], zones: [state.survivors[1]?.zone] })]);
    give(1);
    give(0, card('dragon-bile'), card('torch'));
    expect(asked()).toEqual([expect.objectContaining({ deed: 'kill', who: [0], zones: [far] })]);
  });
});

describe('ladders', () => {
  it('whoever carries one goes along where only a ladder leads; without one there is no way', () => {
    const state = begun('white-death/w01');
    for (const ladder of state.ladders) Object.assign(ladder, { at: -1, to: -1, by: 5 });
    const zone = defile(state, 0);
    const o = orderOf(engine, state);
    expect(hunters(state, zone)).toContain(5);
    const errand = { deed: 'kill', zones: [zone], stance: 'fight' } as const;
    const hold = { deed: 'hold', zones: [], stance: 'fight' } as const;
    const alone = waysOf(
      o,
      state,
      state.survivors.map((_, who) => (who === 0 ? errand : hold)),
    );
    const along = waysOf(
      o,
      state,
      state.survivors.map((_, who) => (who === 0 || who === 5 ? errand : hold)),
    );
    const from = state.survivors[0]?.zone ?? -1;
    expect(alone[0]?.[from]).toBe(FAR);
    expect(along[0]?.[from]).toBeLessThan(FAR);
  });

  it('are fetched where they shorten the way of a figure that is escorted', () => {
    const state = begun('white-death/w09');
    expect(defaults(state).some((errand) => errand.deed === 'take' && errand.what === 'ladder')).toBe(true);
    for (const ladder of state.ladders) Object.assign(ladder, { at: -1, to: -1, by: 0 });
    expect(defaults(state).some((errand) => errand.what === 'ladder')).toBe(false);
  });
});

describe('Defilers', () => {
  it('are gone for before anything else when their token is near the Beacon, but not by whoever carries it', () => {
    const state = begun('white-death/w08');
    const zone = defile(state, 0);
    const near = state.survivors.findIndex((s) => s.role === 'played');
    state.beaconBy = near;
    const facts = orderOf(engine, state).facts;
    const [one] = state.necromancers;
    if (one === undefined) throw new Error('no Defiler');
    const far = phasesLeft(facts, state, one);
    expect(far).toBeGreaterThan(4);
    state.spawns[0] = { ...(state.spawns[0] as (typeof state.spawns)[number]), zone: state.survivors[near]?.zone ?? -1 };
    expect(phasesLeft(facts, state, one)).toBeLessThan(far);
    expect(hunters(state, zone).length).toBeGreaterThanOrEqual(3);
    expect(hunters(state, zone)).not.toContain(near);
  });
});

describe('leaving', () => {
  it('begins when nothing else is left: keys of the way out are work, though whoever is at the exit may go', () => {
    const order = orderOf(engine, begun('black-plague/q06'));
    expect(order.leaving).toBe(false);
    expect(order.mayLeave).toBe(true);
  });
});
