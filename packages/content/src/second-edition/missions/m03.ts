import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, crateOnMuscleCar, cratesGiveEpics, objectivesGive5, ourMap, policeWeapons, tile } from '../rules.ts';

export const m03: MissionDef = {
  id: 'second-edition/m03',
  edition: 'second-edition',
  code: 'M3',
  difficulty: 'medium',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('2V', 0), tile('8V', 180), tile('9V', 270)],
      [tile('7R', 180), tile('3R', 90), tile('6R', 180)],
      [tile('1V', 90), tile('5V', 180), tile('4V', 270)],
    ],
    places: { start: ['@9,7'] },
    spawns: [
      { zone: '@0,0', colour: 'starting' },
      { zone: '@4,14', colour: 'red' },
      { zone: '@14,0', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@4,7' },
      { kind: 'police', zone: '@10,12' },
    ],
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ level: { danger: 'red', count: 1 } }] },
  loseIf: [],
  setup: [crateOnMuscleCar],
  rules: [carsDrive, policeWeapons, objectivesGive5, cratesGiveEpics],
};
