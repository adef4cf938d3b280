import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, hideBlueAndGreen, leaveOnFoot, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m05: MissionDef = {
  id: 'second-edition/m05',
  edition: 'second-edition',
  code: 'M5',
  difficulty: 'hard',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('8V', 180), tile('1V', 270), tile('7R', 180)],
      [tile('4R', 270), tile('5R', 0), tile('9R', 90)],
      [tile('2V', 90), tile('3V', 0), tile('6R', 0)],
    ],
    doors: [{ at: '@5,12-6,12', state: 'open' }],
    places: { start: ['@7,9'], exit: ['@14,0'] },
    spawns: [
      { zone: '@0,14', colour: 'starting' },
      { zone: '@14,14', colour: 'red' },
      { zone: '@4,0', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [
      {
        'all-of': [
          { opened: { what: 'building', count: 'all' } },
          { taken: { what: 'objective', count: 5 } },
          { taken: { what: ['blue', 'green'], count: 1 } },
        ],
      },
      { exited: { who: 'survivor', count: 'all' } },
    ],
  },
  loseIf: [],
  setup: [hideBlueAndGreen, { omit: { what: ['objective', 'crate'], zone: 'tile:9R' } }],
  rules: [objectivesGive5, cratesGiveEpics, leaveOnFoot],
};
