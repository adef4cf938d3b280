import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../../second-edition/rules.ts';
import { clockAt, deal } from '../rules.ts';
import { cards, notes } from './z05-cards.ts';

// The west wing stood on end: one long carpet from door to door. Two rooms have no way in but their coloured doors; the garden is barred.
export const z05: MissionDef = {
  id: 'washington/z05',
  edition: 'washington',
  code: 'Z5',
  difficulty: 'medium',
  minutes: 90,
  survivors: { count: 6, companions: 1 },
  map: {
    tiles: [
      [tile('13V', 270), null],
      [tile('12R', 270), null],
      [tile('11R', 270), tile('15R', 270)],
      [tile('10R', 270), tile('14R', 270)],
    ],
    doors: [
      { at: '@9,2-9,3', colour: 'blue' },
      { at: '@2,0-2,1', colour: 'green' },
      { at: '@12,8-12,9', colour: 'red' },
      { at: '@4,4-5,4', colour: 'red' },
    ],
    places: { start: ['2,1/RW'], 'zone:archive': ['1,0/B'], 'zone:shelter': ['0,0/B'] },
    spawns: [
      { zone: '@19,4', colour: 'starting' },
      { zone: '@5,4', colour: 'red' },
      { zone: '@9,4', colour: 'green' },
    ],
    crates: 'printed',
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ marks: { name: 'shelter-found', count: 1 } }] },
  loseIf: [],
  setup: [clockAt(15), deal(9, 5)],
  rules: [
    {
      locked: [
        { what: 'door:blue', until: { knows: { word: 'keyring' } } },
        { what: 'door:green', until: { marks: { name: 'green-door-free', count: 1 } } },
        { what: 'door:red', until: 'never' },
      ],
    },
    { locked: { what: 'spawn:green', until: { marks: { name: 'green-spawn-awake', count: 1 } } } },
    cratesGiveEpics,
  ],
  cards,
  notes,
};
