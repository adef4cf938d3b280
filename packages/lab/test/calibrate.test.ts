import { describe, expect, it } from 'vitest';
import { brierOf, fitCurve, type PlayedGame, reliability } from '../src/calibrate/fit.ts';

/** Games whose chance to win follows a known curve: as many of a hundred are won as it says. */
const games: PlayedGame[] = [-700, -500, -300, -100, 100].flatMap((points) => {
  const chance = 1 / (1 + Math.exp(-(points + 300) / 120));
  return Array.from({ length: 100 }, (_, i) => ({ mission: 'm', seed: `${points} ${i}`, won: i < 100 * chance, turns: [[points]] }));
});

describe('calibration', () => {
  const curve = fitCurve(games);

  it('finds the curve the games were made by', () => {
    expect(Math.abs(curve.middle + 300)).toBeLessThan(15);
    expect(Math.abs(curve.width - 120)).toBeLessThan(15);
  });

  it('tells chances that come true as often as they say', () => {
    for (const bin of reliability(games, curve)) if (bin.turns > 0) expect(Math.abs(bin.told - bin.won)).toBeLessThan(0.05);
    expect(brierOf(games, curve)).toBeLessThan(brierOf(games, { middle: 500, width: 50 }));
  });
});
