import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m10: MissionDef = {
  id: 'second-edition/m10',
  edition: 'second-edition',
  code: 'M10',
  difficulty: 'easy',
  minutes: 30,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('2V', 270), tile('1R', 90)],
      [tile('7R', 0), tile('5R', 90)],
    ],
    places: { start: ['@4,4'] },
    spawns: [
      { zone: '@9,0', colour: 'starting' },
      { zone: '@0,9', colour: 'red' },
      { zone: '@9,9', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: ourMap,
  },
  objectives: {
    ordered: false,
    list: [
      { taken: { what: 'objective', count: 4 } },
      { taken: { what: 'crate', count: 4 } },
      // found once is enough; it may be thrown afterwards
      { 'all-of': [{ holds: { cards: 'molotov', count: 1, by: 'team' } }] },
    ],
  },
  loseIf: [],
  setup: [],
  rules: [objectivesGive5, cratesGiveEpics],
};
