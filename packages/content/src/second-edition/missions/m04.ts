import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, crateOnMuscleCar, cratesGiveEpics, objectivesGive5, ourMap, policeWeapons, tile } from '../rules.ts';

export const m04: MissionDef = {
  id: 'second-edition/m04',
  edition: 'second-edition',
  code: 'M4',
  difficulty: 'medium',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('5R', 180), tile('7R', 0)],
      [tile('4V', 270), tile('3V', 270)],
      [tile('6V', 270), tile('8V', 270)],
    ],
    places: { start: ['@7,4'] },
    spawns: [
      { zone: '@14,4', colour: 'starting' },
      { zone: '@0,0', colour: 'red' },
      { zone: '@0,9', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@4,2' },
      { kind: 'muscle', zone: '@4,7' },
      { kind: 'police', zone: '@0,4' },
    ],
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [
      { at: { what: 'spawn-token:red', count: 'all', zone: 'spawn:starting' } },
      { burned: { zone: 'spawn:starting', with: 'molotov' } },
    ],
  },
  loseIf: [{ impossible: { what: 'spawn-token-moved' } }],
  setup: [crateOnMuscleCar],
  rules: [
    carsDrive,
    policeWeapons,
    {
      'on-fire': { zone: 'spawn:red', from: 'car', then: [{ 'move-token': { what: 'spawn-token', from: 'there', to: 'spawn:starting' } }] },
    },
    objectivesGive5,
    cratesGiveEpics,
  ],
  module: 'shoot-cars',
};
