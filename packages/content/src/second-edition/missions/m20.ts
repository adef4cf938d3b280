import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, hideBlueAndGreen, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m20: MissionDef = {
  id: 'second-edition/m20',
  edition: 'second-edition',
  code: 'M20',
  difficulty: 'hard',
  minutes: 45,
  survivors: { count: 6, companions: 2 },
  map: {
    tiles: [
      [tile('3V', 90), tile('1R', 90)],
      [tile('8R', 0), tile('7R', 90)],
      [tile('6V', 180), tile('5V', 180)],
    ],
    doors: [
      { at: '@10,4-11,4', colour: 'blue' },
      { at: '@10,5-11,5', colour: 'green' },
    ],
    places: { start: ['@7,4'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@0,9', colour: 'red' },
      { zone: '@10,9', colour: 'green' },
      { zone: '@10,0', colour: 'blue' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ taken: { what: 'objective', count: 'all' } }, { none: { what: 'zombie', zone: 'pool' } }] },
  loseIf: [],
  setup: [hideBlueAndGreen],
  rules: [
    objectivesGive5,
    { 'on-take': { what: ['blue', 'green'], then: [{ gain: { companion: 'random-unused' } }] } },
    { locked: { what: 'spawn:blue', until: { opened: { what: 'door:blue' } } } },
    { locked: { what: 'spawn:green', until: { opened: { what: 'door:green' } } } },
    { 'no-return': { from: { opened: { what: ['door:blue', 'door:green'], count: 1 } } } },
    cratesGiveEpics,
  ],
};
