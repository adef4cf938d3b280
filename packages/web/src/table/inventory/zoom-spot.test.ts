import { expect, it } from 'vitest';
import { zoomSpot } from './zoom-spot.ts';

const size = { width: 240, height: 400 };
const window = { width: 1440, height: 900 };
const card = (left: number, top: number) => ({ left, top, width: 124, height: 170 });

it('lies left of its card, or right of it at the left edge', () => {
  expect(zoomSpot(card(1000, 400), size, window).left).toBe(750);
  expect(zoomSpot(card(100, 400), size, window).left).toBe(234);
});

it('is whole in the window wherever its card lies', () => {
  for (const left of [0, 240, 700, 1316])
    for (const top of [0, 300, 730]) {
      const spot = zoomSpot(card(left, top), size, window);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + size.width).toBeLessThanOrEqual(window.width);
      expect(spot.top).toBeGreaterThanOrEqual(0);
      expect(spot.top + size.height).toBeLessThanOrEqual(window.height);
      expect(spot.left + size.width <= left || spot.left >= left + 124).toBe(true);
    }
});
