// The six front faces: a row of rooms over a red carpet (10R-12R), garden fronts to lie below them (13R-15R).
import type { TileFace } from '@holdout/engine/content';
import { BANDS, dark, doors, gaps, openings, room, sandbags, street } from '../../second-edition/tile-words.ts';
import { corridor, secretService } from './words.ts';

const carpet = { KW: corridor, KC: corridor, KE: corridor };
const lawn = { GW: street, GC: street, GE: street };

export const wings: readonly TileFace[] = [
  {
    id: '10R',
    bands: BANDS,
    cells: ['A C C C D', 'A C C C D', 'B C C C F', 'B C C C F', 'KW KC KC KC KE'],
    zones: { ...carpet, A: room, B: dark, C: dark, D: room, F: room },
    edges: [
      ...openings([1, 4, 'S'], [3, 4, 'S']),
      ...doors([0, 0, 'E'], [0, 3, 'E'], [1, 0, 'S'], [3, 0, 'S'], [3, 2, 'S']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 0, 'W'], [0, 4, 'E'], [4, 0, 'S'], [4, 3, 'S'], [4, 4, 'S']),
    ],
    spots: { objective: 'C', crate: 'A' },
    from: 'one-source',
  },
  {
    id: '11R',
    bands: BANDS,
    cells: ['A A C1 C1 C3', 'B C2 C2 D D', 'B C2 C2 D D', 'B C2 C2 D D', 'KW KC KC KC KE'],
    zones: { ...carpet, A: room, B: dark, C1: secretService, C2: secretService, C3: secretService, D: dark },
    edges: [
      ...openings([0, 2, 'S'], [0, 3, 'E'], [3, 2, 'S']),
      ...doors([0, 0, 'S'], [3, 0, 'S'], [0, 4, 'S'], [3, 4, 'S']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 0, 'W'], [0, 4, 'E'], [4, 2, 'S']),
    ],
    spots: { objective: 'B', crate: 'C2' },
    from: 'one-source',
  },
  {
    id: '12R',
    bands: BANDS,
    cells: ['A D D D F', 'B D D D F', 'B D D D S2', 'S1 D D D S2', 'KW KC KC KC KE'],
    zones: { ...carpet, A: room, B: room, S1: room, D: dark, F: room, S2: room },
    edges: [
      ...openings([3, 0, 'S'], [3, 4, 'S']),
      ...doors([0, 3, 'E'], [3, 2, 'S']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 0, 'W'], [0, 4, 'E'], [4, 0, 'S'], [4, 2, 'S'], [4, 4, 'S']),
    ],
    spots: { objective: 'D', crate: 'F' },
    from: 'one-source',
  },
  {
    id: '13R',
    bands: BANDS,
    cells: ['R B B B S1', 'R B B B D', 'R B B B D', 'R B B B D', 'GW GC GC GC GE'],
    zones: { ...lawn, R: room, B: room, S1: room, D: dark },
    edges: [
      ...doors([1, 3, 'E']),
      ...sandbags([4, 0, 'E'], [4, 3, 'E']),
      ...gaps([0, 0, 'N'], [0, 2, 'N'], [0, 4, 'N'], [0, 0, 'W'], [1, 0, 'W'], [2, 0, 'W'], [3, 0, 'W']),
    ],
    spots: { objective: 'B', crate: 'D' },
    from: 'one-source',
  },
  {
    id: '14R',
    bands: BANDS,
    cells: ['A C C C R', 'B C C C R', 'B D D D R', 'B D D D R', 'GW GC GC GC GE'],
    zones: { ...lawn, A: room, B: dark, C: dark, D: dark, R: room },
    edges: [
      ...openings([1, 2, 'S']),
      ...doors([0, 0, 'S'], [0, 3, 'N']),
      ...sandbags([4, 0, 'E'], [4, 3, 'E']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 4, 'E'], [1, 4, 'E'], [2, 4, 'E'], [3, 4, 'E']),
    ],
    spots: { objective: 'D', crate: 'B' },
    from: 'one-source',
  },
  {
    id: '15R',
    bands: BANDS,
    cells: ['RW O O O RE', 'RW O O O RE', 'RW O O O RE', 'RW Q Q Q RE', 'GW GC GC GC GE'],
    zones: { ...lawn, O: room, RW: room, RE: room, Q: room },
    edges: [
      ...openings([0, 0, 'E'], [0, 3, 'E'], [2, 2, 'S']),
      ...doors([3, 2, 'S']),
      ...sandbags([4, 0, 'E'], [4, 3, 'E']),
      ...gaps([0, 2, 'N'], [0, 0, 'W'], [1, 0, 'W'], [2, 0, 'W'], [3, 0, 'W'], [0, 4, 'E'], [1, 4, 'E'], [2, 4, 'E'], [3, 4, 'E']),
    ],
    spots: { objective: 'O', crate: 'Q' },
    from: 'one-source',
  },
];
