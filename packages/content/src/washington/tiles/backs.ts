// The six back faces: the lawn with the tank and the wrecks, the basement, and the rooms round the Oval Office.
import type { TileFace } from '@holdout/engine/content';
import { BANDS, dark, doors, gaps, openings, room, sandbags, street } from '../../second-edition/tile-words.ts';
import { tankZone } from './words.ts';

const lawnCells = ['NW N N N NE', 'W C C C E', 'W C C C E', 'W C C C E', 'SW S S S SE'];
const lawn = { NW: street, N: street, NE: street, W: street, C: street, E: street, SW: street, S: street, SE: street };

export const backs: readonly TileFace[] = [
  {
    id: '10V',
    bands: BANDS,
    cells: lawnCells,
    zones: { ...lawn, C: tankZone },
    edges: sandbags([0, 1, 'S'], [0, 2, 'S'], [0, 3, 'S'], [0, 4, 'S'], [3, 1, 'S'], [3, 2, 'S'], [4, 3, 'E']),
    spots: { objective: 'NW', crate: 'SW' },
    from: 'one-source',
  },
  {
    id: '11V',
    bands: BANDS,
    cells: lawnCells,
    zones: lawn,
    edges: sandbags([0, 0, 'E'], [3, 4, 'S'], [4, 3, 'E']),
    spots: { objective: 'SE', crate: 'NW' },
    from: 'one-source',
  },
  {
    id: '12V',
    bands: BANDS,
    cells: ['A B B C C', 'A B B C C', 'K K K K K', 'D F G G H', 'D G G G H'],
    zones: { K: room, A: room, B: dark, C: room, D: room, F: room, G: dark, H: room },
    edges: [
      ...openings([1, 0, 'S'], [1, 4, 'S'], [2, 0, 'S'], [2, 4, 'S']),
      ...doors([0, 0, 'E'], [1, 1, 'S'], [2, 3, 'S']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 4, 'E'], [4, 4, 'E'], [4, 0, 'S'], [4, 4, 'S'], [0, 0, 'W'], [4, 0, 'W']),
    ],
    spots: { objective: 'G', crate: 'B' },
    from: 'one-source',
  },
  {
    id: '13V',
    bands: BANDS,
    cells: ['A A B B C', 'D D F F C', 'D D F F F', 'G G F F F', 'G G J J H'],
    zones: { A: room, B: room, C: room, D: dark, F: dark, G: room, J: dark, H: room },
    edges: [
      ...openings([1, 4, 'S'], [3, 4, 'S']),
      ...doors([0, 0, 'S'], [2, 1, 'E'], [3, 2, 'S'], [4, 1, 'E']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 0, 'W'], [4, 0, 'W'], [0, 4, 'E'], [4, 4, 'E'], [4, 0, 'S'], [4, 4, 'S']),
    ],
    spots: { objective: 'F', crate: 'J' },
    from: 'one-source',
  },
  {
    id: '14V',
    bands: BANDS,
    cells: ['H H B C C', 'H H O O GE', 'D O O O GE', 'D O O O GE', 'F GS GS GS GE'],
    zones: { H: room, B: dark, C: room, O: room, D: dark, F: room, GE: street, GS: street },
    edges: [
      ...openings([1, 1, 'S'], [0, 3, 'S']),
      ...doors([3, 0, 'E'], [3, 0, 'S']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 0, 'W'], [4, 0, 'W'], [0, 4, 'E'], [4, 0, 'S']),
    ],
    spots: { objective: 'O', crate: 'D' },
    from: 'one-source',
  },
  {
    id: '15V',
    bands: BANDS,
    cells: ['A B D D D', 'C C D D D', 'C C C F G', 'C C C F G', 'H J J J K'],
    zones: { A: room, B: dark, C: dark, D: room, F: room, G: room, H: room, J: dark, K: room },
    edges: [
      ...openings([0, 1, 'S'], [1, 4, 'S'], [3, 4, 'S'], [3, 2, 'S']),
      ...doors([0, 0, 'S'], [3, 0, 'S'], [4, 0, 'E'], [4, 3, 'E']),
      ...gaps([0, 0, 'N'], [0, 4, 'N'], [0, 0, 'W'], [4, 0, 'W'], [0, 4, 'E'], [4, 4, 'E'], [4, 0, 'S'], [4, 4, 'S']),
    ],
    spots: { objective: 'C', crate: 'J' },
    from: 'one-source',
  },
];
