// Our own cards: two ways out of the ruins. The tank wants fuel and a starting handle and makes itself heard; the drain wants a chart, or people
// who have crawled under this house before.
import type { NoteDef, ObjectiveCardDef } from '@holdout/engine/content';

const everyoneAt = (zone: string) => ({ aim: { at: { who: 'survivor', count: 'all', zone, clear: true } } });
const drainOpens = [{ mark: { name: 'drain-open' } }, everyoneAt('zone:drain')];

export const cards: readonly ObjectiveCardDef[] = [
  {
    id: 'z10-c01',
    no: 1,
    lies: { zone: '0,0/NW' },
    script: [{ 'campaign-xp': { count: 1, to: 'taker' } }, { gain: { ap: 2, to: 'taker' } }],
  },
  { id: 'z10-c02', no: 2, lies: { zone: '1,1/B' }, script: [{ keyword: 'chart' }, { spawn: { zone: 'there', cards: 1 } }] },
  { id: 'z10-c03', no: 3, lies: { zone: '2,0/A' }, script: [{ keyword: 'fuel' }, { noise: { zone: 'there', count: 3 } }] },
  {
    id: 'z10-c04',
    no: 4,
    lies: { zone: '0,1/SE' },
    script: [
      { choose: [[{ gain: { ap: 1, to: 'all' } }, { activate: { kind: 'walker' } }], [{ gain: { card: 'secret-service', to: 'taker' } }]] },
    ],
  },
  { id: 'z10-c05', no: 5, lies: { zone: '2,1/D' }, script: [{ keyword: 'handle' }, { wound: { count: 1, to: 'taker' } }] },
  {
    id: 'z10-c06',
    no: 6,
    lies: { zone: '1,0/B' },
    script: [
      {
        if: {
          is: { achieved: { id: 'people-first' } },
          then: [{ gain: { card: 'epic', to: 'taker' } }, { heal: { count: 1, to: 'all' } }],
          else: [{ gain: { card: 'equipment', to: 'taker' } }],
        },
      },
    ],
  },
  {
    id: 'z10-c07',
    no: 7,
    lies: { zone: '0,0/C' },
    script: [
      { 'needs-keyword': 'fuel' },
      { 'needs-keyword': 'handle' },
      { mark: { name: 'tank-ready' } },
      { noise: { zone: 'there', count: 6 } },
      everyoneAt('zone:tank'),
    ],
  },
  {
    id: 'z10-c08',
    no: 8,
    lies: { zone: '0,1/N' },
    script: [{ if: { is: { achieved: { id: 'tunnel-dweller' } }, then: drainOpens, else: [{ 'needs-keyword': 'chart' }, ...drainOpens] } }],
  },
  {
    id: 'z10-c09',
    no: 9,
    lies: { zone: '@14,2' },
    script: [
      {
        choose: [
          [{ gain: { companion: 'president', to: 'taker' } }, { gain: { ap: 4, to: 'taker' } }],
          [{ heal: { count: 1, to: 'taker' } }],
        ],
      },
    ],
  },
];

export const notes: readonly NoteDef[] = [
  { id: 'z10-n1', no: 1, script: [{ 'campaign-xp': { count: 1, to: 'all' } }, { mark: { name: 'way-out' } }] },
];
