import type { TileFace } from '@holdout/engine/content';
import { opening, room, street, thirds } from '../../fantasy/parts.ts';

export const tile4R: TileFace = {
  id: '4R',
  bands: thirds,
  cells: ['A s1 C', 'B s2 C', 'B s3 D'],
  zones: { s1: street, s2: street, s3: street, A: room, B: room, C: room, D: room },
  edges: [
    opening(0, 0, 'S'),
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

export const tile4V: TileFace = {
  id: '4V',
  bands: thirds,
  cells: ['A s1 B', 's2 s3 s4', 'C s5 D'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, C: room, D: room },
  edges: [
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
