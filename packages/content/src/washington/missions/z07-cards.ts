// Our own cards: somebody of rank wears the keycard round what is left of a neck. The satchel is the way to come near it.
import type { NoteDef, ObjectiveCardDef } from '@holdout/engine/content';

const abominationAt = (zone: string) => ({ put: { kind: 'abomination', zone } });

export const cards: readonly ObjectiveCardDef[] = [
  { id: 'z07-c01', no: 1, lies: { zone: '2,1/O' }, script: [{ keyword: 'roster' }, abominationAt('spawn:red')] },
  {
    id: 'z07-c02',
    no: 2,
    lies: { zone: '1,0/B' },
    script: [{ keyword: 'satchel' }, { gain: { card: 'secret-service', to: 'taker' } }],
  },
  {
    id: 'z07-c03',
    no: 3,
    lies: { zone: '2,0/C' },
    script: [
      {
        choose: [
          [abominationAt('spawn:starting'), { gain: { card: 'epic', to: 'taker' } }],
          [{ wound: { count: 1, to: 'taker' } }, { gain: { ap: 3, to: 'taker' } }],
        ],
      },
    ],
  },
  {
    id: 'z07-c04',
    no: 4,
    lies: { zone: '3,0/F' },
    script: [abominationAt('spawn:red'), { gain: { ap: 1, to: 'all' } }],
  },
  {
    id: 'z07-c05',
    no: 5,
    lies: { zone: '3,1/D' },
    script: [
      {
        choose: [
          [{ gain: { card: 'secret-service', to: 'taker' } }, { spawn: { zone: 'there', cards: 1 } }],
          [{ heal: { count: 1, to: 'all' } }],
        ],
      },
    ],
  },
  {
    id: 'z07-c06',
    no: 6,
    lies: { zone: '0,0/C' },
    script: [
      {
        if: {
          is: { achieved: { id: 'praetorian' } },
          then: [{ 'campaign-xp': { count: 1, to: 'taker' } }, { gain: { ap: 2, to: 'taker' } }],
          else: [{ noise: { zone: 'there', count: 2 } }, { gain: { ap: 2, to: 'taker' } }],
        },
      },
    ],
  },
];

export const notes: readonly NoteDef[] = [
  { id: 'z07-n1', no: 1, script: [{ gain: { card: 'secret-service', to: 'taker' } }, { 'campaign-xp': { count: 1, to: 'taker' } }] },
  {
    id: 'z07-n2',
    no: 2,
    script: [
      { if: { is: { knows: { word: 'roster' } }, then: [{ mark: { name: 'keycard' } }], else: [{ gain: { ap: 3, to: 'taker' } }] } },
    ],
  },
  { id: 'z07-n3', no: 3, script: [{ mark: { name: 'keycard' } }] },
];
