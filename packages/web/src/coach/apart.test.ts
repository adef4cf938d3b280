import { describe, expect, it } from 'vitest';
import { apart } from './apart.ts';

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
