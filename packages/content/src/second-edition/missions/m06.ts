import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, crateOnMuscleCar, cratesGiveEpics, leaveByCar, objectivesGive5, ourMap, policeWeapons, tile } from '../rules.ts';

export const m06: MissionDef = {
  id: 'second-edition/m06',
  edition: 'second-edition',
  code: 'M6',
  difficulty: 'hard',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('5R', 0), tile('9R', 90)],
      [tile('4V', 270), tile('1V', 90)],
      [tile('6V', 270), tile('8V', 270)],
    ],
    places: { start: ['@12,4'], exit: ['@14,4'] },
    spawns: [
      { zone: '@0,9', colour: 'starting' },
      { zone: '@4,0', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@0,7' },
      { kind: 'police', zone: '@4,2' },
    ],
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [
      { holds: { cards: 'food', count: 6, by: 'team', in: ['inventories', 'cars'] } },
      { exited: { who: 'survivor', count: 'all', by: 'car' } },
    ],
  },
  loseIf: [{ impossible: { what: 'exited-by-car' } }],
  setup: [crateOnMuscleCar],
  rules: [
    carsDrive,
    policeWeapons,
    {
      grant: {
        id: 'stow-food',
        cost: 1,
        where: 'with:car',
        pays: { cards: 'food', count: 'any' },
        then: [{ 'move-token': { what: 'food-card', to: 'car' } }],
        reverse: true,
      },
    },
    leaveByCar,
    objectivesGive5,
    cratesGiveEpics,
  ],
};
