import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, knownMap, leaveOnFoot, objectivesGive5, tile } from '../rules.ts';

export const m02: MissionDef = {
  id: 'second-edition/m02',
  edition: 'second-edition',
  code: 'M2',
  difficulty: 'hard',
  minutes: 60,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('7V', 270), tile('5V', 0), tile('2V', 270)],
      [tile('9R', 90), tile('6R', 0), tile('4R', 270)],
      [tile('1V', 90), tile('8V', 0), tile('3V', 0)],
    ],
    places: { start: ['@4,14'], exit: ['@9,14'] },
    spawns: [
      { zone: '@9,0', colour: 'starting' },
      { zone: '@4,0', colour: 'red' },
      { zone: '@9,14', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: knownMap,
  },
  objectives: {
    ordered: true,
    list: [
      { holds: { cards: 'epic-weapon', count: 'survivors', cap: 'available', by: 'team' } },
      { exited: { who: 'survivor', count: 'all' } },
    ],
  },
  loseIf: [],
  setup: [],
  rules: [objectivesGive5, cratesGiveEpics, leaveOnFoot],
};
