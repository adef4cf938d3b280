import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, stairs, street, thirds, walkway } from '../../fantasy/parts.ts';

export const tile28R: TileFace = {
  id: '28R',
  bands: thirds,
  cells: ['s1 s2 s3', 'w1 w2 w3', 's4 s5 A'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, w1: walkway, w2: walkway, w3: walkway, A: room },
  edges: [opening(2, 2, 'W'), stairs(1, 0, 'S')],
  spots: { objective: 'w1' },
  from: 'ours',
};

export const tile28V: TileFace = {
  id: '28V',
  bands: thirds,
  cells: ['A s1 B', 'P s2 s3', 'P Q Q'],
  zones: { s1: street, s2: street, s3: street, A: room, B: room, P: ruin, Q: ruin },
  edges: [opening(0, 0, 'E'), opening(0, 2, 'S'), opening(1, 0, 'E'), opening(2, 0, 'E'), opening(2, 1, 'N'), opening(2, 2, 'N')],
  spots: { objective: 'A' },
  from: 'one-source',
};
