import { describe, expect, it } from 'vitest';
import { analyse, botRandom, LEVELS, outlookOf, seatAsked, sensibleBot } from '../src/index.ts';
import { accuracyOf } from '../src/mind/analysis.ts';
import { engine, newGame } from './table.ts';

const TINY = { ...LEVELS.quick, width: 3, trials: [1, 1, 1] as const, kept: [2, 2] as const };

describe('analysis', () => {
  const state = newGame('second-edition/m00', 'look');
  const random = botRandom('look');
  const answers: string[] = [];
  while (state.over === null && state.round < 3) {
    const { key } = sensibleBot.choose(engine, state, seatAsked(state), random);
    engine.answer(state, key, true);
    answers.push(key);
  }
  const done: number[] = [];
  const { moments, players } = analyse(engine, state.setup, answers, TINY, (n) => done.push(n));

  it('looks at every turn once, in order', () => {
    expect(moments.length).toBeGreaterThanOrEqual(12);
    expect(done.at(-1)).toBe(moments.length);
    expect(moments.map((m) => m.step)).toEqual([...moments.map((m) => m.step)].sort((a, b) => a - b));
  });

  it('no turn is better than the best, and luck is what is left over', () => {
    for (const [i, m] of moments.entries()) {
      expect(m.best).toBeGreaterThanOrEqual(m.taken);
      const next = moments[i + 1];
      if (next !== undefined) expect(m.luck).toBeCloseTo(next.best - m.taken);
    }
  });

  it('says the same of the same game', () => {
    expect(analyse(engine, state.setup, answers.slice(0, 20), TINY)).toEqual(analyse(engine, state.setup, answers.slice(0, 20), TINY));
  });

  it('accuracy is full for the best turn and falls with what was lost', () => {
    expect(accuracyOf(0)).toBe(100);
    expect(accuracyOf(35)).toBe(50);
    expect(players[0]?.accuracy).toBeGreaterThan(0);
    expect(players[0]?.accuracy).toBeLessThanOrEqual(100);
    expect(outlookOf(1000)).toBe(100);
    expect(outlookOf(-1000)).toBe(1);
  });
});
