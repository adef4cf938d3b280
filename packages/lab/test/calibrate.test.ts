import { shiftOf } from '@holdout/bots';
import { describe, expect, it } from 'vitest';
import { anchorOf, toldAtStart } from '../src/calibrate/anchors.ts';
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

describe("a mission's own odds", () => {
  it('lead most of the way from what prospects say to how often it was won, and never to nothing or to certainty', () => {
    const after = (told: number, won: number, games: number): number => {
      const shifted = Math.log(told / (1 - told)) + anchorOf([told, told], won, games);
      return 1 / (1 + Math.exp(-shifted));
    };
    expect(after(0.3, 30, 100)).toBeCloseTo(0.3, 1);
    expect(after(0.1, 70, 100)).toBeGreaterThan(0.45);
    expect(after(0.1, 70, 100)).toBeLessThan(0.7);
    expect(after(0.3, 0, 200)).toBeGreaterThan(0.05);
    expect(after(0.3, 200, 200)).toBeLessThan(0.95);
  });

  it('are told from the first turn on, so that what bots nearly always win does not begin below one half', () => {
    const prospects = toldAtStart('black-plague/q00', 0);
    const told = 1 / (1 + Math.exp(-Math.log(prospects / (1 - prospects)) - shiftOf({ setup: { mission: 'black-plague/q00' } })));
    expect(prospects).toBeLessThan(0.5);
    expect(told).toBeGreaterThan(0.75);
    const never = toldAtStart('second-edition/m24', 0);
    expect(shiftOf({ setup: { mission: 'second-edition/m24' } })).toBeLessThan(-1);
    expect(never).toBeGreaterThan(0.15);
  });
});
