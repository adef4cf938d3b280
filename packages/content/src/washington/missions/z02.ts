import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../../second-edition/rules.ts';
import { humvee, sixNoise } from '../rules.ts';
import { cards } from './z02-cards.ts';

export const z02: MissionDef = {
  id: 'washington/z02',
  edition: 'washington',
  code: 'Z2',
  difficulty: 'medium',
  minutes: 60,
  survivors: { count: 6, companions: 1 },
  map: {
    tiles: [
      [tile('2R', 0), tile('1R', 180)],
      [tile('8R', 270), tile('6R', 270)],
      [tile('7V', 0), tile('4V', 270)],
    ],
    places: { start: ['@9,4'], marked: ['@0,4'] },
    spawns: [
      { zone: '@14,0', colour: 'starting' },
      { zone: '@4,0', colour: 'red' },
      { zone: '@14,9', colour: 'red' },
    ],
    crates: 'printed',
    cars: [{ kind: 'humvee', zone: '@9,7' }],
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ taken: { what: 'card', count: 'all' } }] },
  loseIf: [],
  setup: [sixNoise, { clock: { start: 12 } }, { 'deal-cards': { cards: 6, notes: 0 } }],
  rules: [
    { 'on-zombie-move': { zone: 'marked', then: [{ 'move-zombies': { to: 'spawn:starting', 'ends-move': true } }] } },
    cratesGiveEpics,
    humvee,
  ],
  cards,
};
