// What is done with weapons at the start, with actions that cost nothing, and with spawn tokens that may be taken off.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { nearestSource } from '../src/answers.ts';
import { botRandom, LEVELS, planner, seatAsked, WEIGHTS } from '../src/index.ts';
import { agendaOf } from '../src/mind/candidates.ts';
import { orderOf } from '../src/mind/order.ts';
import { searchWorth } from '../src/mind/searching.ts';
import { thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

const swift = planner(LEVELS.swift);

/** Played by the bot until the first turn. */
function begun(mission: string, seed = 'outfit'): State {
  const state = newGame(mission, seed);
  while (state.ask !== null && state.ask.kind !== 'turn')
    engine.answer(state, swift.choose(engine, state, seatAsked(state), botRandom(seed)).key, true);
  return state;
}

const holder = (state: State, item: string): string =>
  engine.view(state, 0, true).survivors.find((s) => s.hands.some((card) => card?.item === item))?.id ?? '';

describe('weapons to begin with', () => {
  it('go to whoever makes most of them: magic to who casts freely, the bow to who aims better, the hammer to who rolls a die more', () => {
    for (const seed of ['one', 'two', 'three']) {
      const state = begun('black-plague/q06', seed);
      expect(holder(state, 'mana-blast')).toBe('baldric');
      expect(holder(state, 'short-bow')).toBe('silas');
      expect(holder(state, 'hammer')).toBe('clovis');
    }
    expect(holder(begun('white-death/w05'), 'power-blast')).toBe('sarnai');
  });
});

describe('actions that cost nothing', () => {
  it('are struck with by what they are for: a free spell leaves the action for a step, a free shot is no spell', () => {
    const state = newGame('black-plague/q06', 'outfit');
    while (state.ask !== null && state.ask.kind !== 'order')
      engine.answer(state, swift.choose(engine, state, seatAsked(state), botRandom('free')).key, true);
    engine.answer(state, 'baldric', true);
    const who = state.survivors.findIndex((s) => s.id === 'baldric');
    const s = state.survivors[who] as State['survivors'][number];
    expect(s.free).toEqual(['spell']);
    // walkers next door, and nobody else who might be hit
    state.zombies[16 * orderOf(engine, state).facts.kinds.length] = 4;
    for (const [i, x] of state.survivors.entries()) if (i !== who) state.survivors[i] = { ...x, zone: 47 };
    const blast = (free: string[]): number => {
      state.survivors[who] = { ...s, actions: 1, free };
      const turns = turnsFor(thoughtOf(engine, state, 0), state, who, WEIGHTS);
      return turns.find((turn) => turn.key.startsWith('magic:'))?.steps.length ?? 0;
    };
    expect(blast([])).toBe(1);
    expect(blast(['spell'])).toBe(2);
    expect(blast(['ranged'])).toBe(1);
  });
});

describe('a spawn token that may be taken off', () => {
  it('is the one zombies come from soonest', () => {
    const state = begun('black-plague/q06');
    const [near, far] = [22, 38];
    const keys = [far, near, 43].map(String);
    state.spawns = [near, far, 43].map((zone) => ({ zone, colour: 'red', active: true, since: 0 }));
    expect(nearestSource(engine, state, keys)).toBe(String(near));
    expect(nearestSource(engine, state, [...keys].reverse())).toBe(String(near));
  });
});

describe('a spawn token taken off for a dead necromancer', () => {
  it('is the one that ends a line of the mission, however near another lies', () => {
    // all of them have to lie in the hell hole: the one that does not goes
    const state = begun('black-plague/q09');
    const hole = state.spawns.filter((token) => state.spawns.filter((other) => other.zone === token.zone).length > 1)[0]?.zone ?? -1;
    const outside = state.spawns.find((token) => token.zone !== hole)?.zone ?? -1;
    expect(hole).toBeGreaterThanOrEqual(0);
    state.spawns = state.spawns.filter((token) => token.zone === hole || token.zone === outside);
    const { facts } = orderOf(engine, state);
    const kind = facts.kinds.findIndex((one) => one.base === 'necromancer');
    const who = state.ask?.who as number;
    const zone = state.survivors[who]?.zone ?? -1;
    state.zombies[zone * facts.kinds.length + kind] = 1;
    state.spawns.push({ zone: hole, colour: 'necro', active: true, since: 0 });
    state.necromancers.push({ kind, zone, token: state.spawns.length - 1, source: -1 });
    for (let i = 0; i < 60 && state.ask?.topic !== 'remove-spawn' && state.over === null; i++) {
      const s = state.survivors[who] as State['survivors'][number];
      state.survivors[who] = { ...s, actions: 3 };
      const blow = engine.optionKeys(state, ['melee', 'ranged', 'magic'])[0];
      engine.answer(state, blow ?? engine.optionKeys(state)[0] ?? '', true);
    }
    expect(state.ask?.topic).toBe('remove-spawn');
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(swift.choose(engine, state, seatAsked(state), botRandom(seed)).key).toBe(String(outside));
  });
});

describe('what several lines ask for', () => {
  it('is one thing to do: the groups go for different objectives', () => {
    const state = begun('black-plague/q08');
    // arms come first in the first rounds
    state.round = 3;
    const agenda = agendaOf(orderOf(engine, state), state, engine.oracles.leads(state));
    const takes = agenda.tasks.filter((task) => task.errand.what === 'objective').map((task) => task.errand.zones.join());
    expect(takes.length).toBeGreaterThan(1);
    expect(new Set(takes).size).toBe(takes.length);
    const goes = new Set(agenda.defaults.map((errand) => errand.zones.join()));
    expect(goes.size).toBeGreaterThan(1);
  });
});

describe('where all have to stand', () => {
  it('whoever is there already stays, and goes nowhere to search', () => {
    const state = begun('black-plague/q04');
    const zone = state.survivors[0]?.zone ?? -1;
    const there = 3;
    state.survivors.forEach((s, i) => {
      state.survivors[i] = { ...s, zone: i < there ? zone : 27 };
    });
    const who = [3, 4, 5];
    const lines = [{ line: 1, leads: [{ deed: 'stand', need: 3, zones: [zone], who }] }] as unknown as Parameters<typeof agendaOf>[2];
    const { defaults } = agendaOf(orderOf(engine, state), state, lines);
    expect(defaults.map((errand) => errand.deed)).toEqual(Array.from({ length: 6 }, () => 'stand'));
    const s = state.survivors[0] as State['survivors'][number];
    const me = { any: 1, damage: 1 } as Parameters<typeof searchWorth>[1];
    expect(searchWorth(s, me, 'stand', false)).toBeLessThan(searchWorth(s, me, 'take', false));
  });
});
