import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, hideBlueAndGreen, objectivesGive5, ourMap, redBringsCompanion, tile } from '../rules.ts';

export const m23: MissionDef = {
  id: 'second-edition/m23',
  edition: 'second-edition',
  code: 'M23',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6, companions: 4 },
  map: {
    tiles: [
      [tile('9V', 270), tile('2R', 270), tile('6R', 90)],
      [tile('7V', 90), tile('3R', 90), tile('1R', 270)],
    ],
    places: { start: ['@4,9'] },
    spawns: [
      { zone: '@0,14', colour: 'starting' },
      { zone: '@9,14', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ recruited: { count: 4 } }] },
  loseIf: [],
  setup: [hideBlueAndGreen],
  rules: [
    objectivesGive5,
    redBringsCompanion,
    { 'on-take': { what: ['blue', 'green'], then: [{ spawn: { zone: 'there', cards: 1, redraw: 'rush' } }] } },
    cratesGiveEpics,
  ],
};
