// Our own cards: the day the team begins to think of itself. Food, a radio, a way out, and what the evening brings.
import type { ObjectiveCardDef } from '@holdout/engine/content';

export const cards: readonly ObjectiveCardDef[] = [
  {
    id: 'z03-c01',
    no: 1,
    lies: { door: '@3,0-4,0' },
    script: [
      {
        choose: [
          [
            { gain: { card: 'canned-food', from: ['equipment-deck', 'discards'], shuffle: true } },
            { gain: { card: 'water', from: ['equipment-deck', 'discards'], shuffle: true } },
          ],
          [{ achievement: { id: 'good-neighbour', for: 'taker' } }, { 'campaign-xp': { count: 1, to: 'taker' } }],
        ],
      },
    ],
  },
  {
    id: 'z03-c02',
    no: 2,
    lies: { door: '@3,7-4,7' },
    script: [{ keyword: 'radio' }, { noise: { zone: 'there', count: 3 } }, { gain: { ap: 2, to: 'taker' } }],
  },
  { id: 'z03-c03', no: 3, lies: { door: '@7,3-7,4' }, script: [{ spawn: { zone: 'there', cards: 1 } }, { gain: { ap: 4, to: 'taker' } }] },
  {
    id: 'z03-c04',
    no: 4,
    lies: { door: '@13,2-14,2' },
    script: [{ gain: { card: 'flashlight', from: ['equipment-deck', 'secret-service-deck', 'discards'], shuffle: true } }],
  },
  {
    id: 'z03-c05',
    no: 5,
    lies: { door: '@7,5-7,6' },
    script: [
      {
        choose: [
          [{ spawn: { zone: 'there', cards: 1 } }, { gain: { card: 'secret-service', to: 'taker' } }],
          [{ gain: { ap: 1, to: 'all' } }],
        ],
      },
    ],
  },
  {
    id: 'z03-c06',
    no: 6,
    lies: { door: '@10,5-10,6' },
    script: [
      {
        if: {
          is: { knows: { word: 'radio' } },
          then: [{ 'campaign-xp': { count: 1, to: 'all' } }],
          else: [{ gain: { ap: 1, to: 'all' } }],
        },
      },
    ],
  },
  {
    id: 'z03-c07',
    no: 7,
    lies: { hour: 19 },
    script: [{ light: { zone: 'zone:square' } }, { spawn: { zone: 'spawn:red', cards: 1 } }],
  },
];
