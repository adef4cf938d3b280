import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, fittingTiles, objectivesGive5, tile } from '../rules.ts';

export const m07: MissionDef = {
  id: 'second-edition/m07',
  edition: 'second-edition',
  code: 'M7',
  difficulty: 'hard',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('6V', 0), tile('4V', 0)],
      [tile('3V', 270), tile('8V', 0)],
    ],
    doors: [
      { at: '@2,8-2,9', state: 'open' },
      { at: '@5,7-6,7', state: 'open' },
    ],
    places: {
      start: ['@4,0'],
      marked: ['@4,0'],
      'building:both': [
        '0,0/A',
        '0,0/B',
        '0,0/C',
        '0,0/D',
        '0,1/A',
        '0,1/B',
        '0,1/C',
        '0,1/D',
        '1,0/A',
        '1,0/B',
        '1,0/C',
        '1,0/D',
        '1,1/A',
        '1,1/B',
        '1,1/C',
        '1,1/D',
      ],
    },
    spawns: [
      { zone: '@0,9', colour: 'starting' },
      { zone: '@5,9', colour: 'red' },
      { zone: '@9,0', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: fittingTiles,
  },
  objectives: {
    ordered: true,
    list: [{ at: { what: 'spawn-token', count: 'all', zone: 'spawn:starting' } }, { burned: { zone: 'spawn:starting', with: 'molotov' } }],
  },
  loseIf: [{ 'zombie-in': { zone: 'marked', moment: 'starts-activation' } }],
  setup: [{ place: { what: 'noise', count: 3, zone: 'marked', permanent: true } }, { spawn: { zone: 'building:both', as: 'opening' } }],
  rules: [
    {
      grant: {
        id: 'shut-spawn',
        cost: 1,
        where: 'spawn:other',
        needs: { none: { what: 'zombie', zone: 'here' } },
        then: [{ 'move-token': { what: 'spawn-token', from: 'here', to: 'spawn:starting' } }],
      },
    },
    objectivesGive5,
    cratesGiveEpics,
  ],
};
