// Those who strike by hand choose, and the quick ones are farther reaching than they look.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../src/mind/facts.ts';
import { engine, newGame } from './table.ts';

const begun = (mission: string): State => {
  const state = newGame(mission, 'quick ones');
  while (state.ask !== null && state.ask.kind !== 'turn') engine.answer(state, engine.optionKeys(state)[0] ?? '', true);
  return state;
};

describe('blows by hand', () => {
  it('fall on those who call others before giants and walkers, and on runners before walkers', () => {
    for (const mission of ['black-plague/q07', 'white-death/w01']) {
      const { kinds, worstFirst } = factsOf(engine, begun(mission));
      const bases = worstFirst.map((kind) => kinds[kind]?.base);
      expect(bases[0]).toBe('necromancer');
      expect(bases.indexOf('runner')).toBeLessThan(bases.indexOf('walker'));
      expect(bases.indexOf('abomination')).toBeLessThan(bases.indexOf('brute'));
    }
  });
});
