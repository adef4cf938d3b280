import { signTest } from '@holdout/bots/pairs';
import { describe, expect, it } from 'vitest';
import { compare, compareText, csvOf } from '../src/simulate/compare.ts';
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

  it('says how large it is, and how large it may be', () => {
    const many = Array.from({ length: 100 }, (_, i) => i);
    const set = (won: number) => many.map((i) => result(i, i < won));
    const { gain, low, high } = compare(set(20), set(50));
    expect(gain).toBeCloseTo(0.3);
    expect([low > 0.2, high < 0.4]).toEqual([true, true]);
    expect(compareText(compare(set(20), set(50)), ['four', 'six'])).toMatch(
      /six against four: \+30 points of wins \(95 %: \+21 to \+39\): the difference is real: six is better/,
    );
    // no pair differs: that is not yet no difference
    expect(compare(set(3), set(3)).high).toBeGreaterThan(0.005);
  });

  it('leaves out games that one setting could not play: they are no losses', () => {
    const failed = (seed: number): GameResult => ({ ...result(seed, false), end: 'failed' });
    const won = Array.from({ length: 12 }, (_, i) => result(i, true));
    const found = compare(
      won,
      won.map((r, i) => (i < 10 ? failed(i) : r)),
    );
    expect(found).toMatchObject({ pairs: 2, both: 2, unplayed: 10, real: false });
    expect(compareText(found)).toContain('10 games could not be played by both');
    const none = compare(
      won,
      won.map((_, i) => failed(i)),
    );
    expect(compareText(none)).toContain('nothing to compare');
  });

  it('writes a line a game that says which setting it was played by', () => {
    const setting = { bot: 'b', options: 'clock=7', players: 2 };
    const people = { amy: { kills: 1, wounds: 2, turns: 3, died: true } };
    expect(
      csvOf([
        { setting, label: 'clock=7', results: [{ ...result(1, true), people }] },
        { setting: { ...setting, options: 'none' }, label: 'no options', results: [result(1, false)] },
      ]).split('\n'),
    ).toEqual([
      'setting,mission,bot,options,seats,team,seed,end,reason,rounds,answers,kills,wounds,deaths,ms',
      'clock=7,m,b,clock=7,2,amy,s 1,won,"a, ""b""",3,10,3,2,0,4',
      'no options,m,b,none,2,,s 1,lost,"a, ""b""",3,10,3,0,0,4',
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

  it('goes the same way on where it was stopped, and is kept after every step', async () => {
    const judge = async (v: Readonly<Record<string, number>>, step: number): Promise<number> =>
      -(Math.log((v.a ?? 1) / 4) ** 2) + step / 100;
    const sign = (step: number): number => (step % 3 === 0 ? -1 : 1);
    const lengths: number[] = [];
    const of = { rate: 0.3, shake: 0.15, sign, judge };
    const whole = await spsa({ a: 1, b: 1 }, { ...of, steps: 6, kept: (steps) => lengths.push(steps.length) });
    const half = await spsa({ a: 1, b: 1 }, { ...of, steps: 3 });
    expect(await spsa({ a: 1, b: 1 }, { ...of, steps: 6, before: half })).toEqual(whole);
    expect(lengths).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
