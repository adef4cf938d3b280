import { botRandom } from '@holdout/bots';
import { describe, expect, it } from 'vitest';
import { drawn, effects, type Screened, shaken } from '../src/tune/screen.ts';

const NAMES = ['tells', 'against', 'idle', 'still'];

/** Games of an easy and a hard mission in which the first weight does good and the second harm. */
function made(count: number): Screened[] {
  const random = botRandom('screened');
  return Array.from({ length: count }, (_, i): Screened => {
    const high = drawn(NAMES, (n) => random.below(n));
    const mission = i % 2 === 0 ? 'easy' : 'hard';
    const score = (mission === 'easy' ? 0.8 : 0.1) + (high[0] === '1' ? 0.2 : 0) - (high[1] === '1' ? 0.1 : 0) + 0.3 * random.share();
    return { mission, seed: String(i), score, won: false, high };
  });
}

describe('weights screened by play', () => {
  it('finds what does good and what does harm, whatever the missions are like, and nothing in the rest', () => {
    const found = effects(NAMES, made(400));
    expect(found.map((one) => one.name).slice(0, 2)).toEqual(['tells', 'against']);
    expect(found[0]?.effect).toBeCloseTo(0.2, 1);
    expect(found[1]?.effect).toBeCloseTo(-0.1, 1);
    for (const one of found.slice(2)) expect(Math.abs(one.sigmas), one.name).toBeLessThan(3);
  });

  it('draws high and low about as often, each weight by itself', () => {
    const games = made(400);
    for (const i of NAMES.keys()) {
      const high = games.filter((game) => game.high[i] === '1').length;
      expect(high).toBeGreaterThan(160);
      expect(high).toBeLessThan(240);
    }
    expect(shaken({ a: 10, b: 10 }, '10')).toEqual({ a: 17, b: 10 / 1.7 });
  });

  it('has nothing to say without games', () => {
    expect(effects(NAMES, []).every((one) => one.sigmas === 0)).toBe(true);
  });
});
