import { expect, it } from 'vitest';
import { zoomSpot } from './zoom-spot.ts';

const size = { width: 240, height: 400 };
const window = { width: 1440, height: 900 };
const card = (left: number, top: number) => ({ left, top, width: 124, height: 170 });
const holder = (left: number, width: number) => ({ left, top: 100, width, height: 700 });

it('lies left of all the cards, or right of them where the left has no room', () => {
  expect(zoomSpot(card(1120, 400), holder(1000, 420), size, window)).toMatchObject({ left: 750, over: false });
  expect(zoomSpot(card(380, 400), holder(236, 640), size, window)).toMatchObject({ left: 886, over: false });
});

it('lies beside its card where the cards fill the window, and says that it is over others', () => {
  expect(zoomSpot(card(1000, 400), holder(100, 1240), size, window)).toMatchObject({ left: 750, over: true });
  expect(zoomSpot(card(100, 400), holder(100, 1240), size, window)).toMatchObject({ left: 234, over: true });
});

it('is whole in the window wherever its card lies', () => {
  for (const left of [0, 240, 700, 1316])
    for (const top of [0, 300, 730]) {
      const spot = zoomSpot(card(left, top), card(left, top), size, window);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + size.width).toBeLessThanOrEqual(window.width);
      expect(spot.top).toBeGreaterThanOrEqual(0);
      expect(spot.top + size.height).toBeLessThanOrEqual(window.height);
      expect(spot.left + size.width <= left || spot.left >= left + 124).toBe(true);
    }
});
