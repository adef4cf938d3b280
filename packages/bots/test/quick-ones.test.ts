// Those who strike by hand choose, and the quick ones are farther reaching than they look.
import type { State } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { factsOf } from '../src/mind/facts.ts';
import { Model } from '../src/mind/model.ts';
import { orderOf } from '../src/mind/order.ts';
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

describe('an extra activation', () => {
  /** What is to be feared by everyone in a street zone of one zombie so many zones off. */
  function fear(base: string, steps: number): number {
    const state = begun('black-plague/q03');
    const { ground, kinds, street } = factsOf(engine, state);
    const next = (zone: number): number[] => (ground.ways[zone] ?? []).flatMap((way) => (way.door < 0 && street[way.to] ? [way.to] : []));
    for (const token of state.spawns) token.active = false;
    const zone = street.findIndex(
      (is, i) => is && next(i).some((one) => next(one).some((other) => other !== i && !next(i).includes(other))),
    );
    const middle = next(zone).find((one) => next(one).some((other) => other !== zone && !next(zone).includes(other))) ?? -1;
    const far = next(middle).find((other) => other !== zone && !next(zone).includes(other)) ?? -1;
    for (const [i, s] of state.survivors.entries()) state.survivors[i] = { ...s, zone, ap: 7, done: true };
    state.zombies.fill(0);
    state.zombies[(steps === 1 ? middle : far) * kinds.length + kinds.findIndex((one) => one.base === base)] = 1;
    return new Model(orderOf(engine, state), state, WEIGHTS).danger(0);
  }

  it('brings a runner from two zones off upon somebody, and lets it act twice', () => {
    expect(fear('runner', 2)).toBeGreaterThan(fear('walker', 2) + 1);
    // next door it attacks in its own activation besides
    expect(fear('runner', 1)).toBeGreaterThan(fear('runner', 2));
  });
});
