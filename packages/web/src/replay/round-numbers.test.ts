import type { GameEvent } from '@holdout/engine';
import { expect, it } from 'vitest';
import { roundNumbers } from './round-numbers.ts';

const round = (n: number, step: number) => ({ step, event: { t: 'round', round: n, hour: 0 } as GameEvent });

it('names every round of a short game where it begins', () => {
  const other = { step: 20, event: { t: 'over' } as unknown as GameEvent };
  expect(roundNumbers([round(2, 25), other, round(3, 60)], 100)).toEqual([
    { round: 2, at: 0.25 },
    { round: 3, at: 0.6 },
  ]);
});

it('leaves out of a long one what would lie over its neighbour', () => {
  const marks = Array.from({ length: 40 }, (_, i) => round(i + 1, i * 10));
  const named = roundNumbers(marks, 400);
  expect(named.length).toBeGreaterThan(10);
  for (const [i, { at }] of named.entries()) if (i > 0) expect(at - (named[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(0.06);
});
