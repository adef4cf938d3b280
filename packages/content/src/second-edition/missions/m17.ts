import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m17: MissionDef = {
  id: 'second-edition/m17',
  edition: 'second-edition',
  code: 'M17',
  difficulty: 'hard',
  minutes: 60,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('7V', 270), tile('5V', 0), tile('4V', 0)],
      [tile('2R', 180), tile('9R', 90), tile('6R', 0)],
      [tile('8R', 90), tile('1R', 90), tile('3R', 270)],
    ],
    places: {
      start: ['@12,4'],
      'building:blight': [
        '0,0/A',
        '0,0/B',
        '0,0/C',
        '0,0/D',
        '0,0/E',
        '0,1/A',
        '0,1/B',
        '0,1/C',
        '0,1/D',
        '0,2/A',
        '0,2/B',
        '0,2/C',
        '0,2/D',
      ],
    },
    spawns: [
      { zone: '@4,0', colour: 'starting' },
      { zone: '@0,14', colour: 'red' },
      { zone: '@9,14', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: true, list: [{ opened: { what: 'building:blight' } }, { none: { what: 'zombie', zone: 'building:blight' } }] },
  loseIf: [],
  setup: [],
  rules: [
    { locked: { what: 'doors of building:blight', until: { level: { danger: 'orange', who: 'opener' } } } },
    objectivesGive5,
    cratesGiveEpics,
  ],
};
