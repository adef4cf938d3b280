import { expect, test } from 'vitest';
import { deal, handOver } from './deal.ts';

test('cards go round until none is left', () => {
  expect(deal(6, [0, 0, 0, 0, 0, 0])).toEqual([0, 1, 2, 3, 4, 5]);
  expect(deal(3, [0, 0])).toEqual([0, 1, 0]);
  expect(deal(2, [1, 0, 1])).toEqual([1, 0]);
});

test('whoever would be left without a card gets one in return', () => {
  expect(handOver([0, 1], [0, 0], 0, 1)).toEqual([1, 0]);
  expect(handOver([0, 1, 0], [0, 0], 0, 1)).toEqual([1, 1, 0]);
  expect(handOver([0, 1], [1, 1], 0, 1)).toEqual([1, 1]);
  expect(handOver([0, 1], [0, 0], 0, 0)).toEqual([0, 1]);
});
