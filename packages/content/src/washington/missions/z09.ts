import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, fittingTiles, tile } from '../../second-edition/rules.ts';
import { clockAt, deal } from '../rules.ts';
import { cards } from './z09-cards.ts';

// The whole front of the house in the only turns that fit: the bunker at one end, the people's ways out all along the carpet.
export const z09: MissionDef = {
  id: 'washington/z09',
  edition: 'washington',
  code: 'Z9',
  difficulty: 'very-hard',
  minutes: 45,
  survivors: { count: 6, companions: 1 },
  map: {
    tiles: [
      [tile('12R', 0), tile('10R', 0), tile('11R', 0)],
      [tile('13R', 0), tile('14R', 0), tile('15R', 0)],
    ],
    places: { start: ['1,1/R'] },
    spawns: [
      { zone: '@4,0', colour: 'starting' },
      { zone: '@4,14', colour: 'red' },
      { zone: '@9,12', colour: 'red' },
    ],
    crates: 'printed',
    from: fittingTiles,
  },
  objectives: {
    ordered: false,
    list: [{ 'all-of': [{ taken: { what: 'card:13' } }, { marks: { name: 'bunker-emptied', count: 1 } }] }],
  },
  loseIf: [],
  setup: [{ omit: { what: ['crate'], zone: 'tile:12R' } }, clockAt(15), deal(6, 0)],
  rules: [
    { locked: { what: 'card:others', except: 'card:13', until: { taken: { what: 'card:13' } } } },
    { when: { if: { marks: { name: 'group-out', count: 5 } }, then: [{ mark: { name: 'bunker-emptied' } }] } },
    cratesGiveEpics,
  ],
  cards,
};
