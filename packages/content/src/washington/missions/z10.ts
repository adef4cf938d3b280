import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../../second-edition/rules.ts';
import { clockAt, deal } from '../rules.ts';
import { cards, notes } from './z10-cards.ts';

const everyoneAt = (zone: string) => ({ at: { who: 'survivor', count: 'all', zone, clear: true } });

// The last night: a tank on the lawn and a storm drain under it. Whichever way is made ready first is the way.
export const z10: MissionDef = {
  id: 'washington/z10',
  edition: 'washington',
  code: 'Z10',
  difficulty: 'very-hard',
  minutes: 60,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('10V', 0), tile('11V', 0)],
      [tile('7R', 270), tile('2V', 90)],
      [tile('1R', 270), tile('8V', 270)],
    ],
    places: { start: ['@7,4'], 'zone:tank': ['0,0/C'], 'zone:drain': ['0,1/N'] },
    spawns: [
      { zone: '@14,0', colour: 'starting' },
      { zone: '@0,9', colour: 'red' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ marks: { name: 'way-out', count: 1 } }] },
  loseIf: [],
  setup: [clockAt(22), deal(9, 1)],
  rules: [
    { locked: { what: 'card:8', until: { not: { marks: { name: 'tank-ready', count: 1 } } } } },
    { locked: { what: 'card:7', until: { not: { marks: { name: 'drain-open', count: 1 } } } } },
    { when: { if: { together: [{ marks: { name: 'tank-ready', count: 1 } }, everyoneAt('zone:tank')] }, then: [{ read: { note: 1 } }] } },
    { when: { if: { together: [{ marks: { name: 'drain-open', count: 1 } }, everyoneAt('zone:drain')] }, then: [{ read: { note: 1 } }] } },
    cratesGiveEpics,
  ],
  cards,
  notes,
};
