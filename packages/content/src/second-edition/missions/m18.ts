import type { MissionDef } from '@holdout/engine/content';
import { carsStay, crateOnMuscleCar, cratesGiveEpics, objectivesGive5, ourMap, redBringsCompanion, tile } from '../rules.ts';

export const m18: MissionDef = {
  id: 'second-edition/m18',
  edition: 'second-edition',
  code: 'M18',
  difficulty: 'hard',
  minutes: 60,
  survivors: { count: 6, companions: 6 },
  map: {
    tiles: [
      [tile('4R', 0), tile('7R', 270)],
      [tile('1R', 0), tile('2R', 270)],
      [tile('6V', 180), tile('3V', 0)],
    ],
    places: { start: ['@9,7'] },
    spawns: [
      { zone: '@0,9', colour: 'starting' },
      { zone: '@14,9', colour: 'green' },
      { zone: '@9,0', colour: 'red' },
      { zone: '@0,0', colour: 'blue' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@2,0' },
      { kind: 'muscle', zone: '@2,9' },
    ],
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ taken: { what: 'objective', count: 'all' } }] },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red', mix: 8, placed: 6, aside: 2 } }, crateOnMuscleCar],
  rules: [
    objectivesGive5,
    redBringsCompanion,
    { locked: { what: 'spawn:blue', until: { taken: { what: 'blue' } } } },
    { locked: { what: 'spawn:green', until: { taken: { what: 'green' } } } },
    cratesGiveEpics,
    carsStay,
  ],
};
