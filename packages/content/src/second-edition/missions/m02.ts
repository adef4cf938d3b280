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
    places: { start: ['0,2/SW'], exit: ['1,2/SW'] },
    spawns: [
      { zone: '1,0/SE', colour: 'starting' },
      { zone: '0,0/NW', colour: 'red' },
      { zone: '1,2/SW', colour: 'red' },
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
