import type { TileFace } from '@holdout/engine/content';
import { opening, room, ruin, street, thirds } from '../../fantasy/parts.ts';

export const tile34R: TileFace = {
  id: '34R',
  bands: thirds,
  cells: ['s1 s2 A', 's3 s4 B', 'P s5 s6'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, s6: street, A: room, B: room, P: ruin },
  edges: [opening(0, 2, 'S'), opening(1, 2, 'W'), opening(2, 0, 'N'), opening(2, 0, 'E')],
  spots: { objective: 'A' },
  from: 'ours',
};

export const tile34V: TileFace = {
  id: '34V',
  bands: thirds,
  cells: ['A s1 s2', 'B s3 P', 's4 s5 P'],
  zones: { s1: street, s2: street, s3: street, s4: street, s5: street, A: room, B: room, P: ruin },
  edges: [opening(0, 0, 'S'), opening(1, 0, 'E'), opening(1, 2, 'W'), opening(2, 2, 'W')],
  spots: { objective: 'A' },
  from: 'ours',
};
