import { describe, expect, it } from 'vitest';
import { judging, seatAsked, type Verdict } from '../src/index.ts';
import { engine, playedOn } from './table.ts';

const judged = (state: Parameters<typeof seatAsked>[0], key: string): { readonly verdict: Verdict | null; readonly slices: number } => {
  const thought = judging(engine, state, seatAsked(state), key);
  for (let slices = 0; ; slices++) {
    const step = thought.next();
    if (step.done) return { verdict: step.value, slices };
  }
};

describe('a word before an answer', () => {
  const state = playedOn('second-edition/m00', 'verdict', 30);

  it('changes nothing, is thought in slices, and says the same of the same moment', () => {
    const before = engine.hash(state);
    const first = judged(state, 'end');
    expect(engine.hash(state)).toBe(before);
    expect(first).toEqual(judged(state, 'end'));
    if (first.verdict !== null) {
      expect(first.slices).toBe(8);
      expect(first.verdict.cost).toBeGreaterThanOrEqual(0.15);
    }
  });

  it('warns of nobody who does what the planner would do', () => {
    const quiet = engine.optionKeys(state).filter((key) => judged(state, key).slices === 0);
    expect(quiet).toHaveLength(1);
  });
});
