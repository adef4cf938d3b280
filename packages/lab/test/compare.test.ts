import { describe, expect, it } from 'vitest';
import { compare, compareText, csvOf, signTest } from '../src/simulate/compare.ts';
import type { GameResult } from '../src/simulate/tally.ts';
import { spsa } from '../src/tune/spsa.ts';

const result = (seed: number, won: boolean): GameResult => ({
  mission: 'm',
  bot: 'b',
  seed: `s ${seed}`,
  end: won ? 'won' : 'lost',
  reason: 'a, "b"',
  rounds: 3,
  answers: 10,
  kills: { walker: 2, runner: 1 },
  deaths: {},
  ms: 4,
  deathsAt: [],
  turnsAt: {},
  met: [],
  people: {},
});

describe('two settings over the same seeds', () => {
  it('counts pairs by seed, whatever their order', () => {
    const first = [result(1, true), result(2, false), result(3, true), result(9, true)];
    const second = [result(3, true), result(2, true), result(1, false)];
    expect(compare(first, second)).toMatchObject({ pairs: 3, both: 1, first: 1, second: 1, neither: 0, real: false });
  });

  it('says a difference is real only when the pairs that differ say so', () => {
    expect(signTest(0, 0)).toBe(1);
    expect(signTest(5, 5)).toBe(1);
    expect(signTest(0, 6)).toBeCloseTo(2 / 64);
    expect(signTest(1, 9)).toBeCloseTo(22 / 1024);
    const many = Array.from({ length: 20 }, (_, i) => i);
    const better = compare(
      many.map((i) => result(i, i < 12)),
      many.map((i) => result(i, i < 3)),
    );
    expect(better).toMatchObject({ first: 9, second: 0, real: true });
    expect(compareText(better)).toContain('the first is better');
  });

  it('writes a line a game', () => {
    expect(csvOf([result(1, true)]).split('\n')).toEqual([
      'mission,bot,seed,end,reason,rounds,answers,kills,ms',
      'm,b,s 1,won,"a, ""b""",3,10,3,4',
    ]);
  });
});

describe('tuning', () => {
  it('climbs a hill from noisy looks at it', async () => {
    let n = 0;
    const noise = (): number => 0.02 * Math.sin(++n * 12.9898);
    const height = (v: Readonly<Record<string, number>>): number =>
      -(Math.log((v.a ?? 1) / 4) ** 2) - Math.log((v.b ?? 1) / 0.5) ** 2 + noise();
    let turn = 0;
    const steps = await spsa(
      { a: 1, b: 1 },
      {
        steps: 150,
        rate: 0.3,
        shake: 0.15,
        sign: () => (((turn = (turn * 1103515245 + 12345) % 2147483648) >> 16) % 2 === 0 ? 1 : -1),
        judge: async (v) => height(v),
      },
    );
    const last = steps.at(-1)?.values ?? {};
    expect(last.a).toBeGreaterThan(2.8);
    expect(last.b).toBeLessThan(0.75);
    expect(steps).toHaveLength(150);
  });
});
