import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { left } from '../src/mind/company.ts';
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
