import type { TileFace } from '@holdout/engine/content';
import { opening, room, street, thirds } from '../../fantasy/parts.ts';

export const tile1R: TileFace = {
  id: '1R',
  bands: thirds,
  cells: ['s1 s2 A', 'B s3 C', 'B s4 s5'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, C: room },
  edges: [opening(0, 2, 'S'), opening(0, 2, 'N'), opening(0, 2, 'E'), opening(2, 0, 'S'), opening(2, 0, 'W')],
  from: 'checked',
};

export const tile1V: TileFace = {
  id: '1V',
  bands: thirds,
  cells: ['s1 A A', 's2 A A', 's3 A A'],
  zones: { s1: street, s2: street, s3: street, A: room },
  edges: [opening(0, 2, 'N'), opening(0, 2, 'E'), opening(2, 2, 'S'), opening(2, 2, 'E')],
  from: 'checked',
};
