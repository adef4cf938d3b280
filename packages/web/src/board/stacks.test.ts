import type { ZoneId } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import type { StackItem } from './scene.ts';
import { nextPieces, settled } from './stacks.ts';
import type { BoardView } from './types.ts';

const board = { zones: [0, 1, 2].map((x) => ({ anchor: { x, y: 0 } })) } as unknown as BoardView;
const stack = (zone: ZoneId, count: number, kind = 'walker'): StackItem => ({
  key: `${zone}/${kind}`,
  zone,
  kind,
  base: 'walker',
  count,
  spot: { x: zone, y: 0, scale: 1 },
  plate: [1, 1],
});
const after = (from: StackItem[], to: StackItem[]) => {
  const before = nextPieces(board, [], from);
  return { before, now: nextPieces(board, before, to) };
};

describe('chips from one view to the next', () => {
  it('glide when the whole stack moves', () => {
    const { before, now } = after([stack(0, 3)], [stack(1, 3)]);
    expect(now).toHaveLength(1);
    expect(now[0].id).toBe(before[0].id);
  });

  it('come out of the stack they leave', () => {
    const { before, now } = after([stack(0, 3)], [stack(0, 1), stack(1, 2)]);
    expect(now.find((p) => p.zone === 0)?.id).toBe(before[0].id);
    expect(now.find((p) => p.zone === 1)?.from).toEqual([0, 0]);
  });

  it('join a stack that was there and then go', () => {
    const { now } = after([stack(0, 2), stack(1, 1)], [stack(1, 3)]);
    expect(now.map((p) => p.leaving).sort()).toEqual(['joins', null]);
    expect(settled(now)).toHaveLength(1);
  });

  it('fall when nobody arrives elsewhere', () => {
    const { now } = after([stack(0, 2)], []);
    expect(now.map((p) => p.leaving)).toEqual(['falls']);
  });

  it('shake when some of them are killed', () => {
    const { now } = after([stack(0, 3)], [stack(0, 2)]);
    expect(now[0].hit).toBe(true);
  });

  it('rise where nobody left', () => {
    const { now } = after([stack(0, 1)], [stack(0, 1), stack(2, 2, 'runner')]);
    expect(now.find((p) => p.kind === 'runner')?.fresh).toBe(true);
  });
});
