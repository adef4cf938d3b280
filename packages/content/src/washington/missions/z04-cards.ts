// Our own cards: what a convoy left behind. The switch needs the tool box; the tool box is not where the light is.
import type { ObjectiveCardDef } from '@holdout/engine/content';

const lightOut = [{ light: { zone: 'zone:searchlight', on: false } }, { mark: { name: 'searchlight-off' } }] as const;

export const cards: readonly ObjectiveCardDef[] = [
  {
    id: 'z04-c01',
    no: 1,
    lies: { zone: '0,0/A' },
    script: [{ gain: { card: 'secret-service', to: 'taker' } }, { noise: { zone: 'there', count: 2 } }],
  },
  {
    id: 'z04-c02',
    no: 2,
    lies: { zone: '0,1/A' },
    script: [{ choose: [[{ heal: { count: 1, to: 'all' } }], [{ gain: { ap: 3, to: 'taker' } }, { 'campaign-xp': { count: 1 } }]] }],
  },
  { id: 'z04-c03', no: 3, lies: { zone: '1,0/A' }, script: [{ keyword: 'toolbox' }, { spawn: { zone: 'there', cards: 1 } }] },
  {
    id: 'z04-c04',
    no: 4,
    lies: { zone: '1,1/B' },
    script: [
      {
        choose: [[{ gain: { card: 'epic', to: 'taker' } }, { mark: { name: 'green-spawn-awake' } }], [{ gain: { ap: 2, to: 'taker' } }]],
      },
    ],
  },
  {
    id: 'z04-c05',
    no: 5,
    lies: { zone: '2,0/NW' },
    script: [{ gain: { ap: 2, to: 'taker' } }, { activate: { kind: 'runner' } }],
  },
  {
    id: 'z04-c06',
    no: 6,
    lies: { zone: '3,0/SE' },
    script: [
      { gain: { card: 'plenty-of-bullets', from: ['equipment-deck', 'discards'], shuffle: true, else: { ap: 1 } } },
      { gain: { card: 'plenty-of-shells', from: ['equipment-deck', 'discards'], shuffle: true, else: { ap: 1 } } },
    ],
  },
  {
    id: 'z04-c07',
    no: 7,
    lies: { zone: '2,0/SW' },
    script: [
      {
        choose: [
          [
            { spawn: { zone: 'there', cards: 1 } },
            { gain: { card: 'secret-service', to: 'taker' } },
            { gain: { card: 'secret-service', to: 'taker' } },
            { achievement: { id: 'grave-robber', for: 'taker' } },
          ],
          [{ 'campaign-xp': { count: 1, to: 'taker' } }],
        ],
      },
    ],
  },
  {
    id: 'z04-c08',
    no: 8,
    lies: { zone: '3,0/C' },
    script: [
      { 'needs-keyword': 'toolbox' },
      {
        choose: [
          [...lightOut, { wound: { count: 1, to: 'taker' } }],
          [...lightOut, { noise: { zone: 'there', count: 4 } }, { mark: { name: 'green-spawn-awake' } }],
        ],
      },
    ],
  },
  {
    id: 'z04-c09',
    no: 9,
    lies: { zone: '2,0/C' },
    script: [
      {
        if: {
          is: { knows: { word: 'toolbox' } },
          then: [{ gain: { card: 'epic', to: 'taker' } }],
          else: [{ gain: { card: 'equipment', to: 'taker' } }],
        },
      },
    ],
  },
];
