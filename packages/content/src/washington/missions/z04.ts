import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, leaveOnFoot, ourMap, tile } from '../../second-edition/rules.ts';
import { clockAt } from '../rules.ts';
import { cards } from './z04-cards.ts';

// The searchlight stands on the south lawn, the exit behind the long building in the east: through its rooms, or not at all.
export const z04: MissionDef = {
  id: 'washington/z04',
  edition: 'washington',
  code: 'Z4',
  difficulty: 'medium',
  minutes: 60,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('9R', 0), tile('1R', 90)],
      [tile('6R', 180), tile('3R', 180)],
      [tile('10V', 0), null],
      [tile('11V', 0), null],
    ],
    places: { start: ['@2,4'], exit: ['@9,9'], 'zone:searchlight': ['3,0/C'] },
    spawns: [
      { zone: '@19,0', colour: 'starting' },
      { zone: '@9,0', colour: 'red' },
      { zone: '@4,9', colour: 'green' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: {
    ordered: false,
    list: [{ marks: { name: 'searchlight-off', count: 1 } }, { exited: { who: 'survivor', count: 'all' } }],
  },
  loseIf: [],
  setup: [
    clockAt(0),
    { omit: { what: ['crate'], zone: 'tile:10V' } },
    { 'deal-cards': { cards: 9, notes: 0, 'instead-of-crate': 'tile:10V' } },
    { place: { what: 'light', zone: 'zone:searchlight' } },
  ],
  rules: [{ locked: { what: 'spawn:green', until: { marks: { name: 'green-spawn-awake', count: 1 } } } }, cratesGiveEpics, leaveOnFoot],
  cards,
};
