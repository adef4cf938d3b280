import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, crateOnMuscleCar, cratesGiveEpics, leaveOnFoot, objectivesGive5, ourMap, policeWeapons, tile } from '../rules.ts';

export const m08: MissionDef = {
  id: 'second-edition/m08',
  edition: 'second-edition',
  code: 'M8',
  difficulty: 'hard',
  minutes: 30,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('3V', 90), tile('4V', 90)],
      [tile('6R', 180), tile('9R', 90)],
      [tile('8V', 0), tile('5V', 180)],
    ],
    places: { start: ['@7,4'], exit: ['2,1/A'], 'building:exit': ['2,0/A', '2,0/B', '2,0/C', '2,0/D', '2,1/A', '2,1/B', '2,1/C', '2,1/D'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@9,0', colour: 'red' },
    ],
    objectives: [
      { zone: '0,0/C', colour: 'blue' },
      { zone: '0,1/D', colour: 'green' },
      { zone: '1,0/A' },
      { zone: '1,1/A' },
      { zone: '2,0/D' },
      { zone: '2,1/B' },
    ],
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@7,9' },
      { kind: 'police', zone: '@4,2' },
    ],
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [{ taken: { what: ['blue', 'green'], count: 'all' } }, { exited: { who: 'survivor', count: 'all' } }],
  },
  loseIf: [],
  setup: [crateOnMuscleCar],
  rules: [
    { locked: { what: 'doors of building:exit', until: { taken: { what: ['blue', 'green'], count: 'all' } } } },
    carsDrive,
    policeWeapons,
    objectivesGive5,
    cratesGiveEpics,
    leaveOnFoot,
  ],
};
