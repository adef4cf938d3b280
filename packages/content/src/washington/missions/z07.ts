import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../../second-edition/rules.ts';
import { clockAt } from '../rules.ts';
import { cards, notes } from './z07-cards.ts';

// From the Oval Office outwards. Two rooms without a door of their own are joined by a tunnel for those who know it.
export const z07: MissionDef = {
  id: 'washington/z07',
  edition: 'washington',
  code: 'Z7',
  difficulty: 'hard',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('15V', 0), null],
      [tile('11R', 0), null],
      [tile('10R', 180), tile('14V', 270)],
      [tile('13V', 0), tile('12R', 0)],
    ],
    doors: [
      { at: '@12,5-12,6', colour: 'blue' },
      { at: '@2,3-2,4', colour: 'green' },
    ],
    // the carpet runs on into the rooms beside it
    edges: [
      { at: '@10,4-10,5', is: 'opening' },
      { at: '@19,4-19,5', is: 'opening' },
    ],
    places: { start: ['2,1/H'] },
    spawns: [
      { zone: '@19,9', colour: 'starting' },
      { zone: '@9,0', colour: 'red' },
      { zone: '@19,5', colour: 'green' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ marks: { name: 'keycard', count: 1 } }] },
  loseIf: [],
  setup: [
    clockAt(4),
    { 'deal-cards': { cards: 6, notes: 3, 'notes-in-order': true } },
    { when: { if: { achieved: { id: 'tunnel-dweller' } }, then: [{ 'open-doors': { which: ['door:blue', 'door:green'] } }] } },
    { link: { zones: ['behind:blue', 'behind:green'], if: { achieved: { id: 'tunnel-dweller' } } } },
    { locked: { what: ['door:blue', 'door:green'], until: { achieved: { id: 'tunnel-dweller' } } } },
    { locked: { what: 'spawn:green', until: { achieved: { id: 'let-there-be-light' } } } },
  ],
  rules: [
    { 'on-kill': { kind: 'abomination', 'unless-with': 'molotov', then: [{ read: { note: 'next' } }] } },
    {
      'on-sight': {
        kind: 'abomination',
        new: true,
        if: { achieved: { id: 'praetorian' } },
        then: [{ read: { note: 'next', optional: true, peek: true } }],
      },
    },
    // what a card hands over: a charge is thrown from the next zone, costs time and is heard
    {
      grant: {
        id: 'breach',
        cost: 2,
        where: 'with:abomination',
        range: [1, 1],
        needs: { knows: { word: 'satchel' } },
        then: [{ noise: { zone: 'there', count: 2 } }, { burn: { zone: 'there', as: 'breach' } }],
      },
    },
    cratesGiveEpics,
  ],
  cards,
  notes,
};
