import type { MissionDef } from '@holdout/engine/content';
import { carsStay, cratesGiveEpics, objectivesGive5, ourMap, policeWeapons, redBringsCompanion, tile } from '../rules.ts';

export const m09: MissionDef = {
  id: 'second-edition/m09',
  edition: 'second-edition',
  code: 'M9',
  difficulty: 'medium',
  minutes: 60,
  survivors: { count: 6, companions: 3 },
  map: {
    tiles: [
      [tile('4V', 0), tile('2V', 0)],
      [tile('9R', 90), tile('3V', 270)],
    ],
    places: { start: ['@9,4'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@4,9', colour: 'red' },
      { zone: '@9,0', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [{ kind: 'police', zone: '@4,0' }],
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ recruited: { count: 3 } }] },
  loseIf: [],
  setup: [{ hide: { colours: ['green'], among: 'red' } }],
  rules: [objectivesGive5, redBringsCompanion, cratesGiveEpics, carsStay, policeWeapons],
};
