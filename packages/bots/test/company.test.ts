import { describe, expect, it } from 'vitest';
import { botRandom, LEVELS, planner, seatAsked, WEIGHTS } from '../src/index.ts';
import { followersOf, left } from '../src/mind/company.ts';
import { Model } from '../src/mind/model.ts';
import { thoughtOf } from '../src/mind/thought.ts';
import { engine, newGame } from './table.ts';

describe('whoever leaves', () => {
  it('is missed by two who are far from the exit, not by three or more', () => {
    const state = newGame('second-edition/m01', 'company');
    const far = new Float64Array(state.noise.length).fill(9);
    const missed = (gone: number): number => {
      const game = engine.clone(state);
      for (const s of game.survivors.slice(-gone)) s.out = true;
      return left(new Model(thoughtOf(engine, game, 0).order, game, WEIGHTS), 0, far);
    };
    expect(missed(3), 'two others').toBe(2);
    expect(missed(4), 'one other').toBe(1);
    expect(missed(2), 'three others').toBe(0);
  });
});

describe('a giant nobody can fell', () => {
  const beside = (kind: string): ReturnType<typeof newGame> => {
    const state = newGame('second-edition/m13', 'giant');
    const { kinds } = thoughtOf(engine, state, 0).order.facts;
    const zone = state.survivors[0]?.zone ?? -1;
    const at = zone * kinds.length + kinds.findIndex((one) => one.id === kind);
    state.zombies[at] = 1;
    return state;
  };
  const model = (state: ReturnType<typeof newGame>): Model => new Model(thoughtOf(engine, state, 0).order, state, WEIGHTS);

  it('is left by everyone together, and not waited for', () => {
    const state = beside('patient-0');
    const zone = state.survivors[0]?.zone ?? -1;
    expect(followersOf(model(state), 0, zone)).toHaveLength(5);
    const random = botRandom('giant');
    const swift = planner(LEVELS.swift);
    while (state.over === null && state.phase === 'players' && state.round === 1)
      engine.answer(state, swift.choose(engine, state, seatAsked(state), random).key, true);
    for (const s of state.survivors) expect(s.zone, s.id).not.toBe(zone);
  });

  it('nobody is taken along from those who can be felled', () => {
    const state = beside('walker');
    expect(followersOf(model(state), 0, state.survivors[0]?.zone ?? -1)).toHaveLength(0);
  });
});
