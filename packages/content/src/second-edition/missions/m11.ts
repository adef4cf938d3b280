import type { MissionDef } from '@holdout/engine/content';
import { carsStay, crateOnMuscleCar, cratesGiveEpics, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m11: MissionDef = {
  id: 'second-edition/m11',
  edition: 'second-edition',
  code: 'M11',
  difficulty: 'medium',
  minutes: 30,
  survivors: { count: 6, companions: 2 },
  map: {
    tiles: [
      [tile('4R', 0), tile('2R', 90)],
      [tile('9V', 180), tile('7V', 0)],
    ],
    places: { start: ['@2,4'], exit: ['@0,0'] },
    spawns: [
      { zone: '@9,4', colour: 'starting' },
      { zone: '@0,9', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@0,7' },
      { kind: 'muscle', zone: '@7,4' },
    ],
    zombies: [{ zone: '@2,0', kind: 'abomination', count: 1 }],
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ exited: { who: 'survivor', count: 'all' } }] },
  loseIf: [],
  setup: [{ companions: { count: 2, 'chosen-by': 'players', with: 'leaders' } }, crateOnMuscleCar],
  rules: [
    {
      'exit-rule': {
        who: 'survivor',
        moment: 'end-of-own-turn',
        needs: { 'all-of': [{ none: { what: 'zombie', zone: 'exit' } }, { none: { what: 'abomination', zone: 'board' } }] },
      },
    },
    carsStay,
    objectivesGive5,
    cratesGiveEpics,
  ],
};
