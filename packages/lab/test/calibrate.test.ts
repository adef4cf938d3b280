import { describe, expect, it } from 'vitest';
import { brierOf, fitCurve, type PlayedGame, reliability } from '../src/calibrate/fit.ts';

/** Games whose chance to win follows a known curve: as many of a hundred are won as it says. */
const games: PlayedGame[] = [-3, -1.5, 0, 1.5, 3].flatMap((odds) => {
  const chance = 1 / (1 + Math.exp(-(odds - 0.8) / 0.6));
  const prospect = 1 / (1 + Math.exp(-odds));
  return Array.from({ length: 200 }, (_, i) => ({ mission: 'm', seed: `${odds} ${i}`, won: i < 200 * chance, turns: [[prospect]] }));
});

describe('calibration', () => {
  const curve = fitCurve(games);

  it('finds the curve the games were made by', () => {
    expect(Math.abs(curve.middle - 0.8)).toBeLessThan(0.1);
    expect(Math.abs(curve.width - 0.6)).toBeLessThan(0.1);
  });

  it('tells chances that come true as often as they say', () => {
    for (const bin of reliability(games, curve)) if (bin.turns > 0) expect(Math.abs(bin.told - bin.won)).toBeLessThan(0.05);
    expect(brierOf(games, curve)).toBeLessThan(brierOf(games, { middle: -3, width: 0.3 }));
  });
});
