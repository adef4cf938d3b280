// Our own cards: a key for the shaft, fuel for the engine, a fuse so that it starts like an engine and not like a bomb.
// Numbers as the book's sample layout shows them: 2, 6, 11 and 13 lie on doors, 1 lies where no objective is printed.
import type { NoteDef, ObjectiveCardDef } from '@holdout/engine/content';

export const cards: readonly ObjectiveCardDef[] = [
  {
    id: 'z08-c01',
    no: 1,
    lies: { zone: '1,0/H' },
    script: [{ gain: { companion: 'taylor', to: 'taker' } }, { gain: { ap: 1, to: 'taker' } }],
  },
  {
    id: 'z08-c02',
    no: 2,
    lies: { door: '@4,0-4,1' },
    script: [
      { gain: { card: 'secret-service', to: 'taker' } },
      {
        if: {
          is: { achieved: { id: 'praetorian' } },
          then: [{ 'campaign-xp': { count: 1, to: 'all' } }],
          else: [{ noise: { zone: 'there', count: 2 } }],
        },
      },
    ],
  },
  {
    id: 'z08-c03',
    no: 3,
    lies: { zone: '0,1/F' },
    script: [
      { choose: [[{ heal: { count: 1, to: 'all' } }], [{ gain: { card: 'epic', to: 'taker' } }, { spawn: { zone: 'there', cards: 2 } }]] },
    ],
  },
  { id: 'z08-c06', no: 6, lies: { door: '@0,0-0,1' }, script: [{ keyword: 'shaft-key' }, { gain: { ap: 2, to: 'taker' } }] },
  { id: 'z08-c08', no: 8, lies: { zone: '1,1/C' }, script: [{ 'needs-keyword': 'shaft-key' }, { note: 3 }] },
  {
    id: 'z08-c09',
    no: 9,
    lies: { zone: '0,3/G' },
    script: [{ 'needs-keyword': 'fuel' }, { if: { is: { knows: { word: 'fuse' } }, then: [{ note: 4 }], else: [{ note: 5 }] } }],
  },
  { id: 'z08-c11', no: 11, lies: { door: '@4,6-4,7' }, script: [{ choose: [[{ note: 1 }], [{ note: 2 }]] }] },
  {
    id: 'z08-c13',
    no: 13,
    lies: { door: '@9,5-9,6' },
    script: [{ keyword: 'fuel' }, { noise: { zone: 'there', count: 3 } }],
  },
];

export const notes: readonly NoteDef[] = [
  { id: 'z08-n1', no: 1, script: [{ keyword: 'fuse' }, { spawn: { zone: 'there', cards: 1 } }] },
  { id: 'z08-n2', no: 2, script: [{ gain: { card: 'secret-service', to: 'taker' } }, { 'campaign-xp': { count: 1, to: 'taker' } }] },
  {
    id: 'z08-n3',
    no: 3,
    script: [{ link: { zones: ['zone:shaft', 'zone:basement'] } }, { put: { kind: 'runner', zone: 'zone:basement', count: 2 } }],
  },
  { id: 'z08-n4', no: 4, script: [{ gain: { ap: 1, to: 'all' } }, { mark: { name: 'generator-on' } }] },
  { id: 'z08-n5', no: 5, script: [{ wound: { count: 1, to: 'there' } }, { mark: { name: 'generator-on' } }] },
];
