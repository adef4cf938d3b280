import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, knownMap, leaveOnFoot, objectivesGive5, tile } from '../rules.ts';

export const m00: MissionDef = {
  id: 'second-edition/m00',
  edition: 'second-edition',
  code: 'M0',
  difficulty: 'easy',
  minutes: 30,
  survivors: { count: 6 },
  tutorial: true,
  map: {
    tiles: [[tile('1V', 270), tile('3V', 270)]],
    places: { start: ['@4,0'], exit: ['@4,0'] },
    spawns: [
      { zone: '@0,9', colour: 'starting' },
      { zone: '@0,4', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    zombies: [
      { zone: '@0,4', kind: 'brute', count: 1 },
      { zone: '@0,4', kind: 'runner', count: 1 },
      { zone: '@2,4', kind: 'walker', count: 1 },
      { zone: '@4,4', kind: 'walker', count: 1 },
    ],
    from: knownMap,
  },
  objectives: {
    ordered: true,
    list: [{ taken: { what: ['objective', 'crate'], count: 'all' } }, { exited: { who: 'survivor', count: 'all' } }],
  },
  loseIf: [],
  setup: [],
  rules: [objectivesGive5, cratesGiveEpics, leaveOnFoot],
};
