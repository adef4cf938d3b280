import type { TileFace } from '@holdout/engine/content';
import { opening, room, street, thirds } from '../../fantasy/parts.ts';

export const tile2R: TileFace = {
  id: '2R',
  bands: thirds,
  cells: ['s1 s2 A', 'B s3 C', 'D s4 s5'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, C: room, D: room },
  edges: [opening(0, 2, 'S'), opening(1, 0, 'S'), opening(0, 2, 'N'), opening(0, 2, 'E'), opening(2, 0, 'S'), opening(2, 0, 'W')],
  from: 'checked',
};

export const tile2V: TileFace = {
  id: '2V',
  bands: thirds,
  cells: ['A s1 C', 'B s2 C', 'D D C'],
  zones: { s1: street, s2: street, A: room, B: room, C: room, D: room },
  edges: [
    opening(0, 0, 'S'),
    opening(1, 0, 'S'),
    opening(2, 1, 'E'),
    opening(0, 0, 'N'),
    opening(0, 0, 'W'),
    opening(0, 2, 'N'),
    opening(0, 2, 'E'),
    opening(2, 0, 'S'),
    opening(2, 0, 'W'),
    opening(2, 2, 'S'),
    opening(2, 2, 'E'),
  ],
  from: 'checked',
};
