import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, leaveOnFoot, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m22: MissionDef = {
  id: 'second-edition/m22',
  edition: 'second-edition',
  code: 'M22',
  difficulty: 'hard',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('5V', 270), tile('4R', 0), tile('9V', 0)],
      [tile('8V', 90), tile('3R', 180), tile('1R', 0)],
    ],
    places: { start: ['@0,4'], exit: ['@9,9'] },
    spawns: [
      { zone: '@0,9', colour: 'starting' },
      { zone: '@9,14', colour: 'red' },
    ],
    objectives: [
      { zone: '0,0/B' },
      { zone: '0,1/A' },
      { zone: '0,2/C', colour: 'green' },
      { zone: '1,0/D' },
      { zone: '1,1/B' },
      { zone: '1,2/A' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: true, list: [{ taken: { what: 'objective', count: 'all' } }, { exited: { who: 'survivor', count: 'all' } }] },
  loseIf: [],
  setup: [],
  rules: [{ 'on-take': { what: 'green', then: [{ 'open-doors': { which: 'all' } }] } }, objectivesGive5, cratesGiveEpics, leaveOnFoot],
};
