import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, fittingTiles, tile } from '../../second-edition/rules.ts';
import { clockAt, deal } from '../rules.ts';
import { cards, notes } from './z06-cards.ts';

// The wing in the only turns that fit. The blue door bars the short way into the guards' break room: one goes round through the west rooms.
export const z06: MissionDef = {
  id: 'washington/z06',
  edition: 'washington',
  code: 'Z6',
  difficulty: 'medium',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('11R', 270), tile('15R', 270)],
      [tile('10R', 270), tile('14R', 270)],
      [tile('12R', 270), tile('13R', 270)],
    ],
    doors: [{ at: '@4,3-4,4', colour: 'blue' }],
    places: { start: ['1,1/R'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@14,4', colour: 'red' },
    ],
    crates: 'printed',
    from: fittingTiles,
  },
  objectives: { ordered: false, list: [{ marks: { name: 'bunker-entrance-found', count: 1 } }] },
  loseIf: [],
  setup: [clockAt(15), deal(6, 6)],
  rules: [{ locked: { what: 'door:blue', until: 'never' } }, cratesGiveEpics],
  cards,
  notes,
};
