// Our own cards: fifty people in five groups. Each of the other cards is a way for one of them; who is in a hurry leads two at once.
import type { ObjectiveCardDef } from '@holdout/engine/content';

const out = { mark: { name: 'group-out' } } as const;

export const cards: readonly ObjectiveCardDef[] = [
  {
    id: 'z09-c13',
    no: 13,
    lies: { zone: '1,0/B' },
    script: [
      { gain: { companion: 'president', to: 'taker' } },
      { 'open-doors': { which: ['border:15R/15R'] } },
      {
        choose: [
          [{ achievement: { id: 'people-first', for: 'all' } }, out, { spawn: { zone: 'spawn:red', cards: 1 } }],
          [{ 'campaign-xp': { count: 1, to: 'all' } }],
        ],
      },
    ],
  },
  {
    id: 'z09-c01',
    no: 1,
    lies: { zone: '0,0/D' },
    script: [
      {
        choose: [
          [out, out, { spawn: { zone: 'there', cards: 2 } }],
          [out, { gain: { ap: 1, to: 'taker' } }],
        ],
      },
    ],
  },
  { id: 'z09-c02', no: 2, lies: { zone: '0,1/C' }, script: [out, { heal: { count: 1, to: 'all' } }] },
  { id: 'z09-c03', no: 3, lies: { zone: '0,2/B' }, script: [out, { gain: { card: 'secret-service', to: 'all' } }] },
  {
    id: 'z09-c04',
    no: 4,
    lies: { zone: '1,1/D' },
    script: [{ choose: [[out, out, { wound: { count: 1, to: 'taker' } }, { activate: { kind: 'runner' } }], [out]] }],
  },
  { id: 'z09-c05', no: 5, lies: { zone: '1,2/O' }, script: [out, { gain: { ap: 2, to: 'all' } }, { noise: { zone: 'there', count: 3 } }] },
];
