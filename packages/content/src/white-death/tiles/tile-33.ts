import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, stairs, street, thirds, walkway } from '../../fantasy/parts.ts';

export const tile33R: TileFace = {
  id: '33R',
  bands: thirds,
  cells: ['s1 s2 s3', 'A s4 P', 'B s5 s6'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, s6: street, A: room, B: room, P: ruin },
  edges: [opening(1, 0, 'E'), opening(1, 0, 'S'), opening(2, 0, 'E'), opening(1, 2, 'N'), opening(1, 2, 'W'), opening(1, 2, 'S')],
  spots: { objective: 'A' },
  from: 'ours',
};

export const tile33V: TileFace = {
  id: '33V',
  bands: thirds,
  cells: ['s1 s2 s3', 'w1 w2 w3', 'P s4 s5'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, w1: walkway, w2: walkway, w3: walkway, P: ruin },
  edges: [opening(2, 0, 'E'), stairs(1, 1, 'S')],
  spots: { objective: 'w3' },
  from: 'ours',
};
