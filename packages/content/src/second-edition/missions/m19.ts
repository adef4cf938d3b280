import type { MissionDef } from '@holdout/engine/content';
import { carsStay, crateOnMuscleCar, cratesGiveEpics, ourMap, tile } from '../rules.ts';

export const m19: MissionDef = {
  id: 'second-edition/m19',
  edition: 'second-edition',
  code: 'M19',
  difficulty: 'hard',
  minutes: 45,
  survivors: { count: 6, companions: 6 },
  map: {
    tiles: [
      [tile('6V', 270), tile('9V', 0)],
      [tile('3V', 90), tile('7R', 90)],
      [tile('2R', 90), tile('4R', 90)],
    ],
    places: { start: ['@9,4'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@14,0', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [{ kind: 'muscle', zone: '@2,4' }],
    from: ourMap,
  },
  objectives: {
    ordered: false,
    list: [
      { marks: { name: 'swapped-pair', count: 'pairs' } },
      { holds: { cards: 'epic-weapon', count: 1, cap: 'available', by: 'each-survivor' } },
    ],
  },
  loseIf: [],
  setup: [
    { companions: { count: 'one-each', 'chosen-by': 'players', with: 'leaders', trade: false } },
    { place: { what: 'objective', zone: 'with:muscle-car' } },
    crateOnMuscleCar,
  ],
  rules: [
    { token: { what: 'objective', ap: 5, 'needs-level': 'yellow', limit: 1 } },
    { 'on-take': { what: 'objective', then: [{ mark: { name: 'swapped-pair' } }] } },
    cratesGiveEpics,
    carsStay,
  ],
  module: 'swap-leader',
};
