import type { Analysis, Moment } from '@holdout/bots/findings';
import { describe, expect, it } from 'vitest';
import { chanceAt, curveOf, dotAt, placesOf } from './curve.ts';

const moment = (step: number, answers: number, best: number, taken: number): Moment => ({
  step,
  answers,
  round: 1,
  who: 0,
  seat: 0,
  best,
  taken,
  better: null,
  luck: 0,
  last: false,
});

const analysis: Analysis = {
  moments: [moment(1, 2, 0.6, 0.6), moment(3, 2, 0.7, 0.4)],
  won: true,
  over: true,
  players: [],
  fortune: { dice: { rolled: 0, hits: 0, expected: 0 }, spawned: { came: 0, expected: 0 } },
  luck: { turns: 0, zombies: 0 },
  cost: 0.3,
};

describe('the curve under a replay', () => {
  // step 2 of the record was taken back by step 3
  const standing = [0, 1, 4, 5, 6];
  const places = placesOf(analysis, standing);

  it('finds turns on the film, answers taken back counted as steps', () => {
    expect(places.map(({ from, to }) => [from, to])).toEqual([
      [1, 5],
      [5, 7],
    ]);
  });

  it('begins with the first chance, drops where a turn gave something away, and ends as the game did', () => {
    const points = curveOf(analysis, places, 7);
    expect(points).toEqual([
      { step: 0, chance: 0.6 },
      { step: 1, chance: 0.6 },
      { step: 5, chance: 0.7 },
      { step: 6, chance: 0.4 },
      { step: 7, chance: 1 },
    ]);
    expect(chanceAt(points, 4)).toBe(0.6);
    expect(chanceAt(points, 6)).toBe(0.4);
  });

  it('of a game without a turn is empty', () => {
    expect(curveOf({ ...analysis, moments: [] }, [], 3)).toEqual([]);
    expect(chanceAt([], 1)).toBe(0);
  });

  it('takes a click beside a dot for the nearest one, and one far from all of them for none', () => {
    const dots = [
      { step: 3, left: 40, top: 20 },
      { step: 5, left: 52, top: 20 },
    ];
    expect(dotAt(dots, 44, 24)?.step).toBe(3);
    expect(dotAt(dots, 60, 22)?.step).toBe(5);
    expect(dotAt(dots, 46, 60)).toBeUndefined();
    expect(dotAt([], 46, 20)).toBeUndefined();
  });
});
