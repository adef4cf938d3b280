import { expect, test } from 'vitest';
import { plateCorners } from './plates.ts';

const stack = (key: string, x: number, y: number, count = 4) => ({ key, count, spot: { x, y, scale: 0.8 } });

test('a stack alone has its number where it always lies, a single figure none', () => {
  expect([...plateCorners([stack('a', 100, 100), stack('b', 300, 100, 1)], [])]).toEqual([['a', [1, 1]]]);
});

test('of two side by side the numbers lie on the outer sides, and on no face between', () => {
  const corners = plateCorners([stack('left', 100, 100), stack('right', 130, 100)], []);
  expect(corners.get('left')?.[0]).toBe(-1);
  expect(corners.get('right')?.[0]).toBe(1);
});

test('in a crowd no two numbers lie over each other', () => {
  const crowd = [stack('a', 100, 100), stack('b', 132, 100), stack('c', 116, 130)];
  const corners = plateCorners(crowd, [{ x: 116, y: 75, scale: 0.8 }]);
  const spots = crowd.map(({ key, spot }) => {
    const [x, y] = corners.get(key) ?? [0, 0];
    return [spot.x + x * 18 * spot.scale, spot.y + y * 17 * spot.scale] as const;
  });
  for (const [i, [x, y]] of spots.entries())
    for (const [ox, oy] of spots.slice(i + 1)) expect(Math.abs(x - ox) >= 40 || Math.abs(y - oy) >= 24).toBe(true);
});
