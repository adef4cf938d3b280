import type { TileFace } from '@holdout/engine/content';
import { opening, room, street, thirds } from '../../fantasy/parts.ts';

export const tile8R: TileFace = {
  id: '8R',
  bands: thirds,
  cells: ['A A B', 's1 s2 s3', 'C s4 D'],
  zones: { s1: street, s2: street, s3: street, s4: street, A: room, B: room, C: room, D: room },
  edges: [
    opening(0, 1, 'E'),
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

export const tile8V: TileFace = {
  id: '8V',
  bands: thirds,
  cells: ['A B C', 'E E s1', 'F G H'],
  zones: { s1: street, A: room, B: room, C: room, E: room, F: room, G: room, H: room },
  edges: [
    opening(0, 0, 'S'),
    opening(0, 1, 'S'),
    opening(0, 1, 'E'),
    opening(1, 0, 'S'),
    opening(1, 1, 'S'),
    opening(2, 0, 'E'),
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
