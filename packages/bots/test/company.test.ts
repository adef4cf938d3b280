import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { followersOf, left } from '../src/mind/company.ts';
import { Model } from '../src/mind/model.ts';
import { goalFor, thoughtOf, turnsFor } from '../src/mind/thought.ts';
import { TurnPlan } from '../src/mind/turns.ts';
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
  /** The start of a mission with one more zombie among the team, at somebody's turn. */
  const beside = (kind: string, who: number) => {
    const state = newGame('second-edition/m08', 'giant');
    const { kinds } = thoughtOf(engine, state, 0).order.facts;
    const zone = state.survivors[0]?.zone ?? -1;
    state.zombies[zone * kinds.length + kinds.findIndex((one) => one.id === kind)] = 1;
    expect(engine.answer(state, state.survivors[who]?.id ?? '').ok).toBe(true);
    const thought = thoughtOf(engine, state, 0);
    return { state, zone, thought, model: new Model(thought.order, state, WEIGHTS) };
  };

  it('is left by whoever would stand idle beside it, and the others come along', () => {
    const { state, zone, thought, model } = beside('patient-0', 2);
    expect(followersOf(model, 2)).toHaveLength(5);
    const [alone] = new TurnPlan(model, 2, goalFor(thought, 2)).best();
    expect(alone?.key, 'alone it spares the others nothing').toBe('end');
    const [together] = turnsFor(thought, state, 2, WEIGHTS);
    expect(together?.key).toMatch(/^move:/);
    expect(together?.zone).not.toBe(zone);
    expect(
      [...model.at].filter((at) => at === zone),
      'what was thought of is put back',
    ).toHaveLength(6);
  });

  it('nobody is taken along from those who can be felled', () => {
    expect(followersOf(beside('walker', 2).model, 2)).toHaveLength(0);
  });
});
