import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, street, thirds } from '../../fantasy/parts.ts';

export const tile32R: TileFace = {
  id: '32R',
  bands: thirds,
  cells: ['P P A', 's1 s2 s3', 'B s4 Q'],
  zones: { s1: street, s2: street, s3: street, s4: street, A: room, B: room, P: ruin, Q: ruin },
  edges: [opening(0, 0, 'S'), opening(0, 1, 'S'), opening(0, 2, 'S'), opening(2, 0, 'E'), opening(2, 2, 'N'), opening(2, 2, 'W')],
  spots: { objective: 'A' },
  from: 'one-source',
};

export const tile32V: TileFace = {
  id: '32V',
  bands: thirds,
  cells: ['s1 s2 s3', 'P s4 A', 'P s5 B'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, P: ruin },
  edges: [opening(1, 0, 'N'), opening(1, 0, 'E'), opening(2, 0, 'E'), opening(1, 2, 'N'), opening(1, 2, 'S'), opening(2, 2, 'W')],
  spots: { objective: 'B' },
  from: 'one-source',
};
