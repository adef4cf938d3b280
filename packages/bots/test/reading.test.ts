// Objective cards may bring zombies that attack at once; who is held by zombies acts after those who may fell them.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
import { readingPeril } from '../src/mind/reading.ts';
import { firsts, thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

function begun(mission: string): State {
  const state = newGame(mission, 'reading');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
}

const peopled = (state: State, zone: number, count: number): State => ({
  ...state,
  survivors: state.survivors.map((s, i) => ({ ...s, zone: i < count ? zone : s.zone === zone ? zone + 1 : s.zone })),
});

describe('an objective card', () => {
  const state = begun('washington/z01');
  const zone = engine.oracles.leads(state).flatMap(({ leads }) => leads.find((lead) => lead.deed === 'read')?.zones ?? [])[0] ?? -1;
  const peril = (people: number, ready = 0): number => {
    const there = peopled(state, zone, people);
    return readingPeril(new Model(orderOf(engine, there), there, WEIGHTS), 0, zone, ready);
  };

  it('is the more dangerous to read the fewer stand by to share the wounds', () => {
    expect(zone).toBeGreaterThanOrEqual(0);
    expect(peril(1)).toBeGreaterThan(2 * peril(2));
    expect(peril(2)).toBeGreaterThan(peril(3));
    // or the fewer have their turn still to come
    expect(peril(1, 0)).toBeGreaterThan(peril(1, 3));
  });

  it('is read with a friend beside: whoever would be alone there waits a step away', () => {
    expect(peril(1)).toBeGreaterThan(WEIGHTS.along);
  });
});

describe('whoever is held by zombies', () => {
  it('acts after those who may fell them', () => {
    const state = newGame('second-edition/m01', 'held');
    while (state.ask?.kind !== 'order') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
    const width = state.zombies.length / state.noise.length;
    const here = state.survivors[0]?.zone ?? -1;
    state.zombies[here * width] = 4;
    state.crates = [];
    // one has a bat, the others nothing to strike with
    state.survivors.forEach((s, i) => {
      if (i !== 3) state.survivors[i] = { ...s, hands: [-1, -1], pack: [] };
    });
    const names = engine.optionKeys(state);
    const thought = thoughtOf(engine, state, 0);
    const order = firsts(thought, WEIGHTS, names);
    expect(order[0]?.who).toBe(3);
    let held = 0;
    for (const { who, gain, turn } of order) {
      const game = engine.clone(state);
      engine.answer(game, state.survivors[who]?.id ?? '', true);
      const turns = turnsFor(thought, game, who, WEIGHTS);
      const own = (turns[0]?.value ?? 0) - (turns.find(({ key }) => key === 'end')?.value ?? 0);
      // what it has to gain by itself, and less where it does nothing about those who hold it
      if (who === 3) expect(gain).toBeCloseTo(own);
      else if (turn.key === 'end') {
        held++;
        expect(gain).toBeLessThan(own - 1);
      }
    }
    expect(held).toBeGreaterThan(0);
  });
});
