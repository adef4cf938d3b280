import type { TileFace } from '@holdout/engine/content';
import { opening, room, street, thirds } from '../../fantasy/parts.ts';

export const tile5R: TileFace = {
  id: '5R',
  bands: thirds,
  cells: ['A s1 B', 's2 s3 s4', 'C D D'],
  zones: { s1: street, s2: street, s3: street, s4: street, A: room, B: room, C: room, D: room },
  edges: [
    opening(2, 0, 'E'),
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

export const tile5V: TileFace = {
  id: '5V',
  bands: thirds,
  cells: ['A E B', 's1 E s2', 'C E D'],
  zones: { s1: street, s2: street, A: room, B: room, C: room, D: room, E: room },
  edges: [
    opening(0, 0, 'E'),
    opening(0, 1, 'E'),
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
