import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m14: MissionDef = {
  id: 'second-edition/m14',
  edition: 'second-edition',
  code: 'M14',
  difficulty: 'medium',
  minutes: 45,
  survivors: { count: 6, companions: 6 },
  map: {
    tiles: [
      [tile('9V', 270), tile('4R', 90)],
      [tile('6R', 180), tile('2V', 90)],
      [tile('8R', 180), tile('7V', 270)],
    ],
    doors: [{ at: '@12,4-12,5' }, { at: '@3,6-4,6', colour: 'green' }],
    places: { start: ['@12,0'], exit: ['0,1/B'], 'building:4R+9V': ['0,0/A', '0,0/B', '0,0/C', '0,0/D', '0,1/A', '0,1/B'] },
    spawns: [
      { zone: '@4,0', colour: 'starting' },
      { zone: '@4,9', colour: 'red' },
    ],
    objectives: [
      { zone: '0,0/C' },
      { zone: '0,1/A' },
      { zone: '1,0/A' },
      { zone: '1,1/B', colour: 'green' },
      { zone: '2,0/B' },
      { zone: '2,1/D' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: {
    ordered: false,
    list: [{ together: [{ recruited: { count: 'all' } }, { at: { who: 'survivor', count: 'all', zone: 'exit', clear: true } }] }],
  },
  loseIf: [{ dead: { who: ['survivor', 'companion'] } }],
  setup: [{ companions: { count: 6, 'chosen-by': 'unused', zone: 'exit' } }],
  rules: [
    { 'split-building': { door: 'border:7V/8R', for: 'spawn' } },
    { locked: { what: 'door:green', until: { taken: { what: 'green' } } } },
    { locked: { what: 'doors of building:4R+9V', except: 'door:green', until: 'never' } },
    objectivesGive5,
    cratesGiveEpics,
  ],
};
