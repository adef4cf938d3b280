import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, street, thirds } from '../../fantasy/parts.ts';

export const tile30R: TileFace = {
  id: '30R',
  bands: thirds,
  cells: ['A s1 P', 'A s2 P', 'B s3 Q'],
  zones: { s1: street, s2: street, s3: street, A: room, B: room, P: ruin, Q: ruin },
  edges: [
    opening(1, 0, 'E'),
    opening(1, 0, 'S'),
    opening(2, 0, 'E'),
    opening(0, 2, 'W'),
    opening(1, 2, 'W'),
    opening(1, 2, 'S'),
    opening(2, 2, 'W'),
  ],
  spots: { objective: 'A' },
  from: 'one-source',
};

export const tile30V: TileFace = {
  id: '30V',
  bands: thirds,
  cells: ['s1 s2 s3', 'A s4 P', 'B s5 P'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, P: ruin },
  edges: [opening(1, 0, 'N'), opening(1, 0, 'S'), opening(2, 0, 'E'), opening(1, 2, 'N'), opening(1, 2, 'W'), opening(2, 2, 'W')],
  spots: { objective: 'B' },
  from: 'one-source',
};
