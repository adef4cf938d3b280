// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { keepInSight } from './in-sight.ts';

const box = (left: number, top: number, width: number, height: number) => () => new DOMRect(left, top, width, height);

test.each([
  ['below', box(12, 601, 212, 100), 0, 56],
  ['above', box(12, 10, 212, 100), 0, -54],
  ['in sight', box(12, 300, 212, 100), 0, 0],
  ['to the right of a phone', box(400, 100, 52, 80), 220, 0],
])('whoever acts %s is brought into sight by as much as it takes', (_, at, x, y) => {
  const rail = document.createElement('nav');
  const card = document.createElement('button');
  card.dataset.active = 'true';
  rail.append(card);
  rail.getBoundingClientRect = box(12, 64, 220, 581);
  card.getBoundingClientRect = at;
  rail.scrollBy = vi.fn();
  keepInSight(rail);
  expect(rail.scrollBy).toHaveBeenCalledWith(x, y);
});
