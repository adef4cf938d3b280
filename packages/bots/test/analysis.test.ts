import { describe, expect, it } from 'vitest';
import { type Analysis, botRandom, costOf, LEVELS, planner, Study, seatAsked, sensibleBot, turningPoints } from '../src/index.ts';
import { accuracyOf } from '../src/mind/analysis.ts';
import { ahead, chanceIn, chanceOf } from '../src/mind/chance.ts';
import { engine, newGame } from './table.ts';

const TINY = { ...LEVELS.quick, width: 3, trials: [1, 1, 1] as const, kept: [2, 2] as const };

const studied = (setup: Parameters<typeof engine.setup>[0], answers: readonly string[]): Analysis => {
  const study = new Study(engine, setup, answers, TINY);
  expect(study.fits).toBe(true);
  while (study.next() < study.turns);
  return study.result();
};

const ended = (values: readonly number[]) => ({ ends: values.map((value) => ({ value, wounds: 0, lost: false })) });

describe('analysis', () => {
  const state = newGame('second-edition/m00', 'look');
  const random = botRandom('look');
  const answers: string[] = [];
  while (state.over === null && state.round < 3) {
    const { key } = sensibleBot.choose(engine, state, seatAsked(state), random);
    engine.answer(state, key, true);
    answers.push(key);
  }
  const analysis = studied(state.setup, answers);
  const { moments, players, luck, cost, fortune } = analysis;

  it('looks at every turn once, in order', () => {
    expect(moments.length).toBeGreaterThanOrEqual(12);
    expect(moments.map((m) => m.step)).toEqual([...moments.map((m) => m.step)].sort((a, b) => a - b));
    for (const m of moments) expect(answers.length).toBeGreaterThanOrEqual(m.step + m.answers);
  });

  it('no turn is better than the best, and luck is what is left over', () => {
    for (const [i, m] of moments.entries()) {
      expect(costOf(m)).toBeGreaterThanOrEqual(0);
      expect(m.better === null).toBe(costOf(m) === 0);
      const next = moments[i + 1];
      if (next !== undefined) expect(m.luck).toBeCloseTo(next.best - m.taken);
      // this game was left in the middle of a round
      expect(m.last).toBe(next === undefined ? state.phase !== 'players' : next.round !== m.round);
    }
  });

  it('what was gained and lost adds up to the way from the first chance to the last', () => {
    const first = moments[0]?.best ?? 0;
    const last = moments.at(-1)?.taken ?? 0;
    expect(first - cost + luck.turns + luck.zombies).toBeCloseTo(last);
  });

  it('dice and cards are held against what was to be expected', () => {
    expect(fortune.dice.hits).toBeLessThanOrEqual(fortune.dice.rolled);
    expect(fortune.dice.expected).toBeGreaterThan(0);
    expect(fortune.spawned.expected).toBeGreaterThan(0);
  });

  it('says the same of the same game', () => {
    expect(studied(state.setup, answers.slice(0, 10))).toEqual(studied(state.setup, answers.slice(0, 10)));
  });

  it('a game that today’s rules would refuse is not looked at', () => {
    expect(new Study(engine, state.setup, [...answers.slice(0, 5), 'no such answer'], TINY).fits).toBe(false);
  });

  it('turning points are the dearest turns, dearest first', () => {
    const points = turningPoints(analysis, 3);
    expect(points.length).toBeLessThanOrEqual(3);
    for (const [i, m] of points.entries()) expect(costOf(m)).toBeLessThanOrEqual(costOf(points[i - 1] ?? m));
  });

  it('accuracy is full for the best turn and falls with what was lost', () => {
    expect(accuracyOf(0)).toBe(100);
    expect(accuracyOf(0.1)).toBe(50);
    expect(players[0]?.accuracy).toBeGreaterThan(0);
    expect(players[0]?.accuracy).toBeLessThanOrEqual(100);
  });
});

describe('the end of a game', () => {
  it('that players win by a deed is no luck of the zombies', () => {
    const swift = planner(LEVELS.swift);
    const state = newGame('white-death/w00', 'won');
    const random = botRandom('won');
    const answers: string[] = [];
    while (state.over === null) {
      const { key } = swift.choose(engine, state, seatAsked(state), random);
      engine.answer(state, key, true);
      answers.push(key);
    }
    expect([state.over.result, state.phase]).toEqual(['won', 'players']);
    const { moments, luck } = studied(state.setup, answers);
    expect(moments.at(-1)?.last).toBe(false);
    const rounds = moments.slice(0, -1).filter((m, i) => moments[i + 1]?.round !== m.round);
    expect(luck.zombies).toBeCloseTo(rounds.reduce((sum, m) => sum + m.luck, 0));
  }, 60_000);
});

describe('chance to win', () => {
  const curve = { middle: 0.5, width: 0.5 };

  it('is one half in the middle of the curve and grows with the prospect', () => {
    expect(chanceOf(1 / (1 + Math.exp(-0.5)), curve)).toBeCloseTo(0.5);
    expect(chanceOf(0.999, curve)).toBeGreaterThan(0.99);
    expect(chanceOf(0.001, curve)).toBeLessThan(0.01);
  });

  it('of games half won and half lost is one half, wherever the middle is', () => {
    expect(chanceIn({ ends: [...ended([1]).ends, { value: 0, wounds: 3, lost: true }] }, curve)).toBeCloseTo(0.5);
  });

  it('is compared game by game', () => {
    const a = ahead(ended([0.5, 0.9, 0.2]), ended([0.4, 0.8, 0.1]));
    expect(a.mean).toBeGreaterThan(0);
    expect(ahead(ended([0.1, 0.2]), ended([0.1, 0.2]))).toEqual({ mean: 0, error: 0 });
    expect(ahead(ended([0.1]), ended([0.2])).mean).toBe(0);
  });
});
