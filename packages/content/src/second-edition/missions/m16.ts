import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, fittingTiles, tile } from '../rules.ts';

export const m16: MissionDef = {
  id: 'second-edition/m16',
  edition: 'second-edition',
  code: 'M16',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('4V', 180), tile('2V', 180)],
      [tile('3V', 180), tile('1V', 270)],
    ],
    doors: [
      { at: '@2,0-2,1', state: 'broken' },
      { at: '@0,7-1,7', state: 'broken' },
      { at: '@4,8-4,9', state: 'broken' },
      { at: '@8,4-9,4', state: 'broken' },
    ],
    places: {
      start: ['@9,9'],
      'building:shelter': [
        '0,0/A',
        '0,0/B',
        '0,0/C',
        '0,0/D',
        '0,1/A',
        '0,1/B',
        '0,1/C',
        '1,0/A',
        '1,0/B',
        '1,0/C',
        '1,0/D',
        '1,1/A',
        '1,1/B',
        '1,1/C',
      ],
    },
    spawns: [
      { zone: '@0,0', colour: 'starting' },
      { zone: '@0,9', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    zombies: [{ zone: '0,0/A', kind: 'abomination', count: 1 }],
    from: fittingTiles,
  },
  objectives: {
    ordered: true,
    list: [{ none: { what: 'door:broken', zone: 'board' } }, { none: { what: 'zombie', zone: 'building:shelter' } }],
  },
  loseIf: [],
  setup: [],
  rules: [
    { locked: { what: 'door', except: 'door:broken', until: 'never' } },
    { token: { what: 'objective', ap: 5, keep: 'tradable' } },
    {
      grant: {
        id: 'barricade',
        cost: 1,
        where: 'with:door:broken',
        needs: { none: { what: 'zombie', zone: 'here' } },
        pays: { token: 'red' },
        then: [{ 'discard-token': { what: 'door:broken' } }],
      },
    },
    cratesGiveEpics,
  ],
  module: 'weak-doors',
};
