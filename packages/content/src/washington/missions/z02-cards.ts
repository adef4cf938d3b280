// Our own cards: six people to find, each thanks the finder in their own way.
import type { ObjectiveCardDef } from '@holdout/engine/content';

export const cards: readonly ObjectiveCardDef[] = [
  { id: 'z02-c01', no: 1, lies: { zone: '0,0/A' }, script: [{ gain: { ap: 3, to: 'taker' } }] },
  {
    id: 'z02-c02',
    no: 2,
    lies: { zone: '0,1/A' },
    script: [{ choose: [[{ gain: { ap: 5, to: 'taker' } }], [{ 'campaign-xp': { count: 1, to: 'taker' } }]] }],
  },
  { id: 'z02-c03', no: 3, lies: { zone: '1,0/B' }, script: [{ gain: { companion: 'taylor', to: 'taker' } }] },
  { id: 'z02-c04', no: 4, lies: { zone: '1,1/A' }, script: [{ gain: { card: 'secret-service', to: 'taker' } }] },
  { id: 'z02-c05', no: 5, lies: { zone: '2,0/D' }, script: [{ spawn: { zone: 'there', cards: 1 } }, { gain: { ap: 5, to: 'taker' } }] },
  {
    id: 'z02-c06',
    no: 6,
    lies: { zone: '2,1/D' },
    script: [{ choose: [[{ gain: { card: 'equipment', to: 'taker' } }], [{ gain: { ap: 1, to: 'all' } }]] }],
  },
];
