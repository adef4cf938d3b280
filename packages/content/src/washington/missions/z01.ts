import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../../second-edition/rules.ts';
import { humvee, sixNoise } from '../rules.ts';
import { cards, notes } from './z01-cards.ts';

// The street east of the diner can be reached through its doors only: the dam the mission is about.
export const z01: MissionDef = {
  id: 'washington/z01',
  edition: 'washington',
  code: 'Z1',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('2V', 270), tile('7R', 90), tile('4R', 0)],
      [tile('5R', 0), tile('8R', 270), tile('3R', 0)],
    ],
    places: {
      start: ['@2,9', '@4,4', '@4,7', '@4,9', '@7,4', '@7,9'],
      marked: ['@0,14'],
      'building:diner': ['0,2/A', '0,2/B', '1,2/A', '1,2/B'],
    },
    spawns: [
      { zone: '@4,0', colour: 'starting' },
      { zone: '@9,0', colour: 'red' },
    ],
    crates: 'printed',
    cars: [{ kind: 'humvee', zone: '@4,7' }],
    from: ourMap,
  },
  objectives: {
    ordered: false,
    list: [{ opened: { what: 'doors of building:diner', count: 'all' } }, { taken: { what: 'card', count: 'all' } }],
  },
  loseIf: [],
  setup: [{ 'start-groups': { how: 'one-each', zones: 6 } }, sixNoise, { clock: { start: 12 } }, { 'deal-cards': { cards: 7, notes: 2 } }],
  rules: [
    { locked: { what: ['search', 'crate'], zone: 'each-tile', until: { none: { what: 'card', zone: 'that-tile' } } } },
    { locked: { what: 'search-humvee', until: { none: { what: 'card', zone: ['tile:7R', 'tile:8R'] } } } },
    humvee,
    cratesGiveEpics,
  ],
  module: 'path-through-doors',
  cards,
  notes,
};
