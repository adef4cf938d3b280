import { describe, expect, it } from 'vitest';
import { inset, outlines, TILE } from './geometry.ts';
import type { BoardView } from './types.ts';

const grid = (rows: number, cols: number): BoardView =>
  ({
    rows,
    cols,
    xs: Array.from({ length: cols + 1 }, (_, i) => i),
    ys: Array.from({ length: rows + 1 }, (_, i) => i),
  }) as unknown as BoardView;
const units = (loop: readonly (readonly [number, number])[]) => loop.map(([x, y]) => [x / TILE, y / TILE]);

describe('outlines', () => {
  it('keeps only the corners of a bent zone', () => {
    const [loop] = outlines(grid(2, 2), [0, 2, 3]);
    expect(units(loop)).toHaveLength(6);
  });

  it('finds the hole in a ring', () => {
    const ring = [0, 1, 2, 3, 5, 6, 7, 8];
    expect(outlines(grid(3, 3), ring)).toHaveLength(2);
  });

  it('splits cells that touch only at a corner', () => {
    expect(outlines(grid(2, 2), [0, 3])).toHaveLength(2);
  });

  it('moves every side inwards, at inner corners too', () => {
    const [loop] = outlines(grid(2, 2), [0, 2, 3]);
    const box = units(inset(loop, TILE / 10));
    expect(box).toContainEqual([0.1, 0.1]);
    expect(box).toContainEqual([0.9, 1.1]);
  });
});
