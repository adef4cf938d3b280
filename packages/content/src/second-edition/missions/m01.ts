import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, knownMap, leaveOnFoot, tile } from '../rules.ts';

export const m01: MissionDef = {
  id: 'second-edition/m01',
  edition: 'second-edition',
  code: 'M1',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('1V', 270), tile('7R', 180), tile('3R', 270)],
      [tile('5R', 0), tile('9R', 270), tile('6R', 0)],
      [tile('8V', 0), tile('2V', 180), tile('4V', 180)],
    ],
    places: { start: ['1,1/A'], exit: ['@0,4'] },
    spawns: [
      { zone: '@9,0', colour: 'starting' },
      { zone: '@4,14', colour: 'red' },
      { zone: '@14,9', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: knownMap,
  },
  objectives: {
    ordered: true,
    list: [
      { 'all-of': [{ taken: { what: 'objective', count: 1, by: 'each-survivor' } }, { holds: { cards: 'food', count: 3, by: 'team' } }] },
      { exited: { who: 'survivor', count: 'all' } },
    ],
  },
  loseIf: [{ impossible: { what: 'taken-by-each' } }],
  setup: [],
  rules: [{ token: { what: 'objective', ap: 5, keep: 'bound' } }, cratesGiveEpics, leaveOnFoot],
};
