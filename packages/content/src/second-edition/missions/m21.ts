import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, crateOnMuscleCar, cratesGiveEpics, ourMap, tile } from '../rules.ts';

export const m21: MissionDef = {
  id: 'second-edition/m21',
  edition: 'second-edition',
  code: 'M21',
  difficulty: 'hard',
  minutes: 60,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('8R', 0), tile('3V', 180)],
      [tile('9R', 90), tile('7R', 180)],
      [tile('2V', 90), tile('1V', 180)],
    ],
    places: { start: ['@9,4'], exit: ['@4,0'] },
    spawns: [
      { zone: '@14,0', colour: 'starting' },
      { zone: '@0,0', colour: 'red' },
      { zone: '@4,9', colour: 'blue' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [{ kind: 'muscle', zone: '@7,4' }],
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [{ stored: { what: 'objective', count: 'all', onto: 'car' } }, { exited: { who: 'survivor', count: 'all', by: 'any' } }],
  },
  loseIf: [],
  setup: [{ hide: { colours: ['blue'], among: 'red' } }, crateOnMuscleCar],
  rules: [
    { locked: { what: 'spawn:blue', until: { taken: { what: 'blue' } } } },
    { token: { what: 'objective', ap: 5, keep: 'tradable', 'slows-move': 2 } },
    {
      grant: {
        id: 'load-box',
        cost: 1,
        where: 'with:muscle-car',
        needs: { none: { what: 'zombie', zone: 'here' } },
        pays: { token: 'objective' },
        then: [{ 'move-token': { what: 'objective', to: 'car' } }],
      },
    },
    { 'exit-rule': { who: ['survivor', 'car'], moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
    carsDrive,
    cratesGiveEpics,
  ],
};
