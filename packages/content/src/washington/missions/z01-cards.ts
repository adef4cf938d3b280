// Our own cards: the book prints only their number and where they lie. Small rescues, one choice with two outcomes.
import type { NoteDef, ObjectiveCardDef } from '@holdout/engine/content';

export const cards: readonly ObjectiveCardDef[] = [
  {
    id: 'z01-c01',
    no: 1,
    lies: { zone: '0,0/B' },
    script: [{ gain: { ap: 2, to: 'taker' } }, { 'campaign-xp': { count: 1, to: 'taker' } }],
  },
  { id: 'z01-c02', no: 2, lies: { zone: '0,1/B' }, script: [{ choose: [[{ note: 1 }], [{ note: 2 }]] }] },
  { id: 'z01-c03', no: 3, lies: { zone: '0,2/A' }, script: [{ spawn: { zone: 'there', cards: 1 } }, { gain: { ap: 3, to: 'taker' } }] },
  { id: 'z01-c04', no: 4, lies: { zone: '1,0/A' }, script: [{ gain: { card: 'equipment', to: 'taker' } }] },
  {
    id: 'z01-c05',
    no: 5,
    lies: { zone: '1,1/B' },
    script: [{ gain: { card: 'flashlight', from: ['equipment-deck', 'discards'], shuffle: true, to: 'taker' } }],
  },
  { id: 'z01-c06', no: 6, lies: { zone: '1,2/B' }, script: [{ gain: { ap: 1, to: 'all' } }] },
  { id: 'z01-c07', no: 7, lies: { door: '@7,10-7,11' }, script: [{ gain: { card: 'equipment', to: 'taker' } }] },
];

export const notes: readonly NoteDef[] = [
  { id: 'z01-n1', no: 1, script: [{ spawn: { zone: 'there', cards: 1 } }, { gain: { card: 'secret-service', to: 'taker' } }] },
  { id: 'z01-n2', no: 2, script: [{ gain: { ap: 1, to: 'all' } }] },
];
