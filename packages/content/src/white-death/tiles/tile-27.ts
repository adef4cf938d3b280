import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, street, thirds } from '../../fantasy/parts.ts';

export const tile27R: TileFace = {
  id: '27R',
  bands: thirds,
  cells: ['P s1 s2', 'P s3 A', 's4 s5 B'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, P: ruin },
  edges: [opening(0, 0, 'E'), opening(1, 0, 'E'), opening(1, 0, 'S'), opening(1, 2, 'N'), opening(1, 2, 'S'), opening(2, 2, 'W')],
  spots: { objective: 'A' },
  from: 'one-source',
};

export const tile27V: TileFace = {
  id: '27V',
  bands: thirds,
  cells: ['A s1 P', 'B s2 P', 'Q s3 C'],
  zones: { s1: street, s2: street, s3: street, A: room, B: room, C: room, P: ruin, Q: ruin },
  edges: [opening(0, 0, 'S'), opening(1, 0, 'E'), opening(0, 2, 'W'), opening(1, 2, 'W'), opening(2, 0, 'E'), opening(2, 2, 'W')],
  spots: { objective: 'B' },
  from: 'one-source',
};
