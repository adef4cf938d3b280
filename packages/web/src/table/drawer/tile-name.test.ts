import type { BoardView } from '@holdout/engine/board';
import { expect, it } from 'vitest';
import { zonesNamed } from './tile-name.ts';

const board = { zones: [{ faces: ['1V'] }, { faces: ['1V', '3R'] }, { faces: ['3R'] }] } as unknown as BoardView;

it('a text that names tiles names their zones', () => {
  expect(zonesNamed(board, 'Kill the one that stands on 1V from the start.')).toEqual([0, 1]);
  expect(zonesNamed(board, 'From 1V to 3R, not to 9V')).toEqual([0, 1, 1, 2]);
  expect(zonesNamed(board, 'Everyone leaves.')).toEqual([]);
});
