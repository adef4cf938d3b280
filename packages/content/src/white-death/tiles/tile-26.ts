import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, street, thirds } from '../../fantasy/parts.ts';

export const tile26R: TileFace = {
  id: '26R',
  bands: thirds,
  cells: ['P s1 A', 's2 s3 s4', 'Q s5 B'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, P: ruin, Q: ruin },
  edges: [opening(0, 0, 'E'), opening(0, 0, 'S'), opening(0, 2, 'W'), opening(2, 0, 'N'), opening(2, 0, 'E'), opening(2, 2, 'N')],
  spots: { objective: 'B' },
  from: 'one-source',
};

export const tile26V: TileFace = {
  id: '26V',
  bands: thirds,
  cells: ['s1 s2 A', 'P s3 B', 'P s4 s5'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, P: ruin },
  edges: [opening(0, 2, 'W'), opening(0, 2, 'S'), opening(1, 2, 'S'), opening(1, 0, 'N'), opening(1, 0, 'E'), opening(2, 0, 'E')],
  spots: { objective: 'A' },
  from: 'one-source',
};
