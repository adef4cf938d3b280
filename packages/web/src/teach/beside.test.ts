import { expect, test } from 'vitest';
import { besideOf, gap } from './beside.ts';

const WINDOW = { width: 1000, height: 700 };
const CARD = { width: 200, height: 120 };

test('a note lies beside the thing, not over it', () => {
  const thing = { left: 400, top: 300, width: 100, height: 100 };
  const spot = { ...besideOf(thing, CARD, WINDOW, [], []), ...CARD };
  expect(gap(spot, thing)).toBeLessThan(20);
  expect(spot.left + CARD.width <= 400 || spot.left >= 500 || spot.top + CARD.height <= 300 || spot.top >= 400).toBe(true);
});

test('panels stay in sight although they are nearer', () => {
  const thing = { left: 800, top: 300, width: 100, height: 100 };
  const panel = { left: 500, top: 0, width: 500, height: 700 };
  const spot = besideOf(thing, CARD, WINDOW, [panel], []);
  expect(spot.left + CARD.width).toBeLessThanOrEqual(500);
});

test('of two places the one that hides less is taken', () => {
  const thing = { left: 480, top: 300, width: 40, height: 40 };
  const zones = [{ left: 0, top: 0, width: 1000, height: 342 }];
  const spot = besideOf(thing, CARD, WINDOW, [], zones);
  expect(spot.top).toBeGreaterThanOrEqual(336);
});

test('it lies between two pieces that leave it a few pixels more than it needs', () => {
  const thing = { left: 480, top: 40, width: 40, height: 40 };
  const rows = [
    { left: 0, top: 0, width: 1000, height: 97 },
    { left: 0, top: 97 + CARD.height + 4, width: 1000, height: 400 },
  ];
  const { top } = besideOf(thing, CARD, WINDOW, rows, []);
  expect(top).toBeGreaterThanOrEqual(97);
  expect(top).toBeLessThanOrEqual(101);
});
