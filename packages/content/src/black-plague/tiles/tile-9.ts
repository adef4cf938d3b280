import type { TileFace } from '@holdout/engine/content';
import { opening, room, street, thirds } from '../../fantasy/parts.ts';

export const tile9R: TileFace = {
  id: '9R',
  bands: thirds,
  cells: ['A A C', 's1 s2 C', 'B s3 D'],
  zones: { s1: street, s2: street, s3: street, A: room, B: room, C: room, D: room },
  edges: [
    opening(0, 1, 'E'),
    opening(1, 2, 'S'),
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

export const tile9V: TileFace = {
  id: '9V',
  bands: thirds,
  cells: ['s1 s2 s3', 'A s4 B', 'A s5 B'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room },
  edges: [opening(2, 0, 'S'), opening(2, 0, 'W'), opening(2, 2, 'S'), opening(2, 2, 'E')],
  from: 'checked',
};
