import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, street, thirds } from '../../fantasy/parts.ts';

export const tile31R: TileFace = {
  id: '31R',
  bands: thirds,
  cells: ['P s1 Q', 'A s2 B', 's3 s4 R'],
  zones: { s1: street, s2: street, s3: street, s4: street, A: room, B: room, P: ruin, Q: ruin, R: ruin },
  edges: [opening(0, 0, 'E'), opening(0, 2, 'W'), opening(1, 0, 'E'), opening(1, 2, 'W'), opening(2, 2, 'W')],
  spots: { objective: 'A' },
  from: 'one-source',
};

export const tile31V: TileFace = {
  id: '31V',
  bands: thirds,
  cells: ['A P B', 's1 s2 s3', 'Q s4 R'],
  zones: { s1: street, s2: street, s3: street, s4: street, A: room, B: room, P: ruin, Q: ruin, R: ruin },
  edges: [
    opening(0, 0, 'S'),
    opening(0, 1, 'S'),
    opening(0, 2, 'S'),
    opening(2, 0, 'N'),
    opening(2, 0, 'E'),
    opening(2, 2, 'N'),
    opening(2, 2, 'W'),
  ],
  spots: { objective: 'P' },
  from: 'one-source',
};
