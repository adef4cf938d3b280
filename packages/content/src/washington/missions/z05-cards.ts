// Our own cards: a house full of last stands, two doors that do not open by force, and a room with a telephone.
import type { NoteDef, ObjectiveCardDef } from '@holdout/engine/content';

export const cards: readonly ObjectiveCardDef[] = [
  { id: 'z05-c01', no: 1, lies: { zone: '2,1/O' }, script: [{ keyword: 'keyring' }, { spawn: { zone: 'there', cards: 1 } }] },
  {
    id: 'z05-c02',
    no: 2,
    lies: { zone: '3,1/D' },
    script: [
      { gain: { card: 'canned-food', from: ['equipment-deck', 'discards'], shuffle: true, else: { ap: 1 } } },
      { heal: { count: 1, to: 'there' } },
    ],
  },
  { id: 'z05-c03', no: 3, lies: { zone: '3,0/C' }, script: [{ choose: [[{ note: 1 }], [{ note: 2 }]] }] },
  { id: 'z05-c04', no: 4, lies: { zone: '2,0/B' }, script: [{ keyword: 'duty-code' }, { gain: { card: 'secret-service', to: 'taker' } }] },
  {
    id: 'z05-c05',
    no: 5,
    lies: { zone: '1,0/D' },
    script: [
      { gain: { companion: 'taylor', to: 'taker' } },
      {
        if: {
          is: { achieved: { id: 'good-neighbour', who: 'taker' } },
          then: [{ gain: { ap: 3, to: 'taker' } }, { gain: { card: 'equipment', to: 'taker' } }],
          else: [{ noise: { zone: 'there', count: 2 } }],
        },
      },
    ],
  },
  {
    id: 'z05-c06',
    no: 6,
    lies: { zone: '0,0/F' },
    script: [{ 'campaign-xp': { count: 1, to: 'taker' } }, { spawn: { zone: 'there', cards: 1 } }],
  },
  { id: 'z05-c07', no: 7, lies: { door: '@9,2-9,3' }, script: [{ choose: [[{ note: 3 }], [{ note: 4 }]] }] },
  { id: 'z05-c08', no: 8, lies: { zone: '0,0/A' }, script: [{ 'needs-keyword': 'duty-code' }, { note: 5 }] },
  { id: 'z05-c09', no: 9, lies: { zone: '0,0/B' }, script: [{ mark: { name: 'shelter-found' } }] },
];

export const notes: readonly NoteDef[] = [
  {
    id: 'z05-n1',
    no: 1,
    script: [
      { achievement: { id: 'let-there-be-light', for: 'all' } },
      { mark: { name: 'green-door-free' } },
      { mark: { name: 'green-spawn-awake' } },
      { gain: { ap: 1, to: 'all' } },
    ],
  },
  {
    id: 'z05-n2',
    no: 2,
    script: [
      { gain: { card: 'night-vision-goggles', from: ['secret-service-deck', 'discards'], shuffle: true, else: { ap: 2 }, to: 'taker' } },
    ],
  },
  {
    id: 'z05-n3',
    no: 3,
    script: [
      { achievement: { id: 'tunnel-dweller', for: 'all' } },
      { link: { zones: ['zone:archive', 'zone:shelter'] } },
      { wound: { count: 1, to: 'taker' } },
    ],
  },
  { id: 'z05-n4', no: 4, script: [{ 'campaign-xp': { count: 1, to: 'taker' } }, { gain: { ap: 2, to: 'taker' } }] },
  { id: 'z05-n5', no: 5, script: [{ mark: { name: 'green-door-free' } }, { gain: { ap: 2, to: 'taker' } }] },
];
