import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m15: MissionDef = {
  id: 'second-edition/m15',
  edition: 'second-edition',
  code: 'M15',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6, companions: 6 },
  map: {
    tiles: [
      [tile('1R', 90), tile('2R', 270), tile('8V', 270)],
      [tile('4R', 0), tile('9R', 90), tile('3V', 180)],
      [tile('7R', 90), tile('5R', 180), tile('6R', 180)],
    ],
    places: {
      start: ['@4,4', '@4,9', '@7,0', '@9,4', '@9,9', '@9,14'],
      'building:3V+8V': ['0,2/A', '0,2/B', '0,2/C', '0,2/D', '1,2/A', '1,2/B', '1,2/C', '1,2/D'],
    },
    spawns: [
      { zone: '@14,0', colour: 'starting' },
      { zone: '@0,0', colour: 'red' },
      { zone: '@14,14', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: ourMap,
  },
  objectives: {
    ordered: false,
    list: [{ recruited: { count: 'all' } }, { taken: { what: ['objective', 'crate'], count: 'all', zone: 'building:3V+8V' } }],
  },
  loseIf: [{ dead: { who: ['survivor', 'companion'] } }],
  setup: [{ 'start-groups': { how: 'random-pairs' } }, { companions: { count: 6, 'chosen-by': 'draft', zone: 'start' } }],
  rules: [objectivesGive5, cratesGiveEpics],
  module: 'draft-pairs',
};
