import { describe, expect, it } from 'vitest';
import { apart, outside } from './apart.ts';

describe('lanes of a plan', () => {
  it('ways of their own all take the middle', () => {
    expect(apart([[1, 2, 3], [4, 5], [6]])).toEqual([0, 0, 0]);
  });

  it('ways that share a stretch lie beside each other, whichever way they go', () => {
    expect(
      apart([
        [1, 2, 3],
        [3, 2, 5],
        [2, 3],
      ]),
    ).toEqual([0, 1, -1]);
  });

  it('those who stay in one zone do not cover each other', () => {
    expect(new Set(apart([[7], [7], [7], [7]])).size).toBe(4);
  });
});

it('the number of whoever stays lies at the outer side of the face, and above it in the middle', () => {
  expect(outside([130, 100], [100, 100], 20)).toEqual([158, 100]);
  expect(outside([100, 60], [100, 100], 20)).toEqual([100, 32]);
  expect(outside([101, 100], [100, 100], 20)).toEqual([101, 72]);
});
