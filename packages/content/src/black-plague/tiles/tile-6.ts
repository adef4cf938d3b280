import type { TileFace } from '@holdout/engine/content';
import { opening, room, street, thirds } from '../../fantasy/parts.ts';

export const tile6R: TileFace = {
  id: '6R',
  bands: thirds,
  cells: ['s1 s2 s3', 's4 A s5', 's6 s7 s8'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, s6: street, s7: street, s8: street, A: room },
  edges: [],
  from: 'checked',
};

export const tile6V: TileFace = {
  id: '6V',
  bands: thirds,
  cells: ['A s1 s2', 'B s3 C', 's4 s5 D'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, C: room, D: room },
  edges: [opening(0, 0, 'S'), opening(1, 2, 'S'), opening(0, 0, 'N'), opening(0, 0, 'W'), opening(2, 2, 'S'), opening(2, 2, 'E')],
  from: 'checked',
};
