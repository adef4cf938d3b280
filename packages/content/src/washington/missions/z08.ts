import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../../second-edition/rules.ts';
import { clockAt, deal } from '../rules.ts';
import { cards, notes } from './z08-cards.ts';

// The basement lies apart; the shaft behind the press room leads there once somebody has its key.
export const z08: MissionDef = {
  id: 'washington/z08',
  edition: 'washington',
  code: 'Z8',
  difficulty: 'hard',
  minutes: 60,
  survivors: { count: 6, companions: 1 },
  map: {
    tiles: [
      [tile('11R', 90), tile('13V', 0), null, tile('12V', 0)],
      [tile('14V', 90), tile('15V', 0), null, null],
    ],
    doors: [
      { at: '@7,3-7,4', colour: 'blue' },
      { at: '@7,8-7,9', colour: 'green' },
      { at: '@4,4-4,5', colour: 'red' },
      { at: '@5,0-6,0', state: 'open' },
    ],
    // the carpet runs on into the anteroom of the garden
    edges: [{ at: '@4,0-5,0', is: 'opening' }],
    places: {
      start: ['1,0/O'],
      'zone:break-room': ['0,0/B'],
      'zone:headquarters': ['0,0/D'],
      'zone:shaft': ['1,1/C'],
      'zone:basement': ['0,3/K'],
    },
    spawns: [
      { zone: '1,0/GE', colour: 'starting' },
      { zone: '@0,0', colour: 'red' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ marks: { name: 'generator-on', count: 1 } }] },
  loseIf: [],
  setup: [{ detach: { tile: '12V' } }, clockAt(10), { ...deal(8, 5) }],
  rules: [
    { locked: { what: 'door:red', until: 'never' } },
    // each of the two rooms is entered by the door its card lies on, so the card is read before anything stirs in there
    { locked: { what: 'doors of zone:break-room', except: 'doors-with-card', until: { taken: { what: 'card:6' } } } },
    { locked: { what: 'doors of zone:headquarters', except: 'doors-with-card', until: { taken: { what: 'card:2' } } } },
    { locked: { what: ['door:blue', 'door:green'], until: { achieved: { id: 'tunnel-dweller' } } } },
    { link: { zones: ['behind:blue', 'behind:green'], if: { opened: { what: ['door:blue', 'door:green'], count: 2 } } } },
    cratesGiveEpics,
  ],
  cards,
  notes,
};
