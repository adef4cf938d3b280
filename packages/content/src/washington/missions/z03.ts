import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../../second-edition/rules.ts';
import { clockAt } from '../rules.ts';
import { cards } from './z03-cards.ts';

// Three buildings round a T of streets; each has two doors with a card, one on each of its tiles.
export const z03: MissionDef = {
  id: 'washington/z03',
  edition: 'washington',
  code: 'Z3',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('6V', 0), tile('8V', 180)],
      [tile('3V', 0), tile('4V', 180)],
      [tile('1V', 270), tile('2V', 0)],
    ],
    places: { start: ['@9,4'], 'zone:square': ['@4,4'] },
    spawns: [
      { zone: '@4,0', colour: 'starting' },
      { zone: '@14,9', colour: 'red' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ taken: { what: 'card', count: 'all', except: 'card:hour' } }] },
  loseIf: [],
  setup: [clockAt(11), { 'deal-cards': { cards: 7, notes: 0, 'on-doors': true } }],
  rules: [
    { locked: { what: 'doors-without-card', until: { opened: { what: 'carded-door-of-building' } } } },
    { when: { if: { hour: { reaches: 19 } }, then: [{ read: { card: 'hour' } }] } },
    cratesGiveEpics,
  ],
  cards,
};
