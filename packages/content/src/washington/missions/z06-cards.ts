// Our own cards: the plans say where the bunker is, the pipes say that somebody is in it. One of the two is enough, at a price.
import type { NoteDef, ObjectiveCardDef } from '@holdout/engine/content';

export const cards: readonly ObjectiveCardDef[] = [
  { id: 'z06-c01', no: 1, lies: { zone: '0,0/B' }, script: [{ choose: [[{ note: 1 }], [{ note: 2 }]] }] },
  {
    id: 'z06-c02',
    no: 2,
    lies: { zone: '0,1/O' },
    script: [
      {
        if: {
          is: { achieved: { id: 'grave-robber', who: 'taker' } },
          then: [{ note: 4 }],
          else: [{ choose: [[{ note: 3 }], [{ note: 4 }]] }],
        },
      },
    ],
  },
  {
    id: 'z06-c03',
    no: 3,
    lies: { zone: '1,0/C' },
    script: [{ keyword: 'blueprint' }, { spawn: { zone: 'there', cards: 1 } }, { gain: { ap: 2, to: 'taker' } }],
  },
  { id: 'z06-c04', no: 4, lies: { zone: '1,1/D' }, script: [{ choose: [[{ note: 5 }], [{ note: 6 }]] }] },
  {
    id: 'z06-c05',
    no: 5,
    lies: { zone: '2,0/D' },
    script: [
      {
        if: {
          is: { knows: { word: 'blueprint' } },
          then: [{ gain: { card: 'secret-service', to: 'taker' } }, { 'campaign-xp': { count: 1, to: 'taker' } }],
          else: [{ gain: { card: 'equipment', to: 'taker' } }],
        },
      },
    ],
  },
  {
    id: 'z06-c06',
    no: 6,
    lies: { zone: '2,1/B' },
    script: [
      { 'needs-keyword': 'blueprint' },
      {
        if: {
          is: { knows: { word: 'knocking' } },
          then: [{ gain: { ap: 1, to: 'all' } }],
          else: [{ noise: { zone: 'there', count: 4 } }, { spawn: { zone: 'there', cards: 2 } }],
        },
      },
      { mark: { name: 'bunker-entrance-found' } },
    ],
  },
];

export const notes: readonly NoteDef[] = [
  {
    id: 'z06-n1',
    no: 1,
    script: [
      { gain: { card: 'secret-service', to: 'taker' } },
      { gain: { card: 'secret-service', to: 'taker' } },
      { noise: { zone: 'there', count: 3 } },
      { activate: { kind: 'walker' } },
    ],
  },
  { id: 'z06-n2', no: 2, script: [{ keyword: 'knocking' }] },
  {
    id: 'z06-n3',
    no: 3,
    script: [
      { achievement: { id: 'praetorian', for: 'all' } },
      { spawn: { zone: 'there', cards: 2 } },
      { 'campaign-xp': { count: 1, to: 'taker' } },
    ],
  },
  {
    id: 'z06-n4',
    no: 4,
    script: [{ gain: { card: 'riot-shield', from: ['secret-service-deck', 'discards'], shuffle: true, else: { ap: 3 }, to: 'taker' } }],
  },
  { id: 'z06-n5', no: 5, script: [{ 'campaign-xp': { count: 1, to: 'all' } }, { activate: { kind: 'zombie' } }] },
  { id: 'z06-n6', no: 6, script: [{ keyword: 'knocking' }, { wound: { count: 1, to: 'taker' } }] },
];
