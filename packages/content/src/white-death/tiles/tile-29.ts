import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, stairs, street, thirds, walkway } from '../../fantasy/parts.ts';

export const tile29R: TileFace = {
  id: '29R',
  bands: thirds,
  cells: ['s1 s2 P', 'w1 w2 w3', 'A s3 s4'],
  zones: { s1: street, s2: street, s3: street, s4: street, w1: walkway, w2: walkway, w3: walkway, A: room, P: ruin },
  edges: [opening(0, 2, 'W'), opening(2, 0, 'E'), stairs(1, 2, 'S')],
  spots: { objective: 'w2' },
  from: 'ours',
};

export const tile29V: TileFace = {
  id: '29V',
  bands: thirds,
  cells: ['s1 s2 s3', 's4 A s5', 's6 s7 s8'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, s6: street, s7: street, s8: street, A: room },
  edges: [opening(1, 1, 'N'), opening(1, 1, 'S')],
  spots: { objective: 'A' },
  from: 'one-source',
};
