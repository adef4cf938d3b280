import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, crateOnMuscleCar, cratesGiveEpics, objectivesGive5, ourMap, policeWeapons, tile } from '../rules.ts';

export const m13: MissionDef = {
  id: 'second-edition/m13',
  edition: 'second-edition',
  code: 'M13',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('7V', 180), tile('4V', 90)],
      [tile('1R', 0), tile('6R', 180)],
      [tile('2V', 180), tile('3V', 270)],
    ],
    places: { start: ['@12,4'], marked: ['@14,4'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@4,9', colour: 'red' },
      { zone: '@9,0', colour: 'red' },
    ],
    objectives: [
      { zone: '0,0/D' },
      { zone: '0,1/D' },
      { zone: '1,0/A' },
      { zone: '1,1/A' },
      { zone: '2,0/B', colour: 'blue' },
      { zone: '2,1/C', colour: 'green' },
    ],
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@4,7' },
      { kind: 'police', zone: '@9,7' },
    ],
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [{ at: { what: 'spawn-token:red', count: 'all', zone: 'spawn:starting' } }, { at: { what: 'car', count: 2, zone: 'marked' } }],
  },
  loseIf: [],
  setup: [crateOnMuscleCar],
  rules: [
    {
      'on-fire': {
        zone: 'spawn:red',
        from: 'molotov',
        then: [{ 'move-token': { what: 'spawn-token', from: 'there', to: 'spawn:starting' } }],
      },
    },
    { token: { what: ['blue', 'green'], ap: 5, 'acts-as': 'molotov' } },
    objectivesGive5,
    cratesGiveEpics,
    carsDrive,
    policeWeapons,
  ],
};
