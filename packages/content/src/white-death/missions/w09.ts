import type { MissionDef } from '@holdout/engine/content';

// The Empress starts in the south-west; the exit is at the west end of the north side. A ladder by the exit halves her way over the rampart.
export const w09: MissionDef = {
  id: 'white-death/w09',
  edition: 'white-death',
  code: 'W9',
  difficulty: 'hard',
  minutes: 120,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '32R', turn: 0 },
        { face: '26V', turn: 90 },
      ],
      [
        { face: '33V', turn: 0 },
        { face: '29R', turn: 180 },
      ],
      [
        { face: '27V', turn: 0 },
        { face: '28V', turn: 0 },
      ],
    ],
    stairs: ['@4,5-5,5'],
    places: { start: ['@7,1', '@2,3'], beacon: ['@7,1'], exit: ['@3,0'] },
    spawns: [
      { zone: '@0,5', colour: '1' },
      { zone: '@7,5', colour: '2' },
      { zone: '@1,0', colour: '3' },
    ],
    objectives: 'printed',
    guards: [
      { zone: '@7,1', count: 4 },
      { zone: '@4,1', count: 4 },
      { zone: '@4,3', count: 2 },
      { zone: '@2,3', count: 2 },
    ],
    cauldrons: ['@4,0', '@4,2', '@4,4'],
    ladders: ['@2,4'],
    corruption: ['@0,5', '@1,5', '@7,5', '@7,4', '@8,5', '@1,0', '@0,0'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: { ordered: false, list: [{ at: { what: 'beacon', zone: 'exit', clear: true } }] },
  loseIf: [{ dead: { who: 'beacon' } }],
  setup: [
    { 'start-groups': { how: 'evenly', zones: 2 } },
    { actor: { who: 'beacon', 'counts-as': 'survivor', noise: 1, health: 1, acts: false } },
  ],
  rules: [
    {
      'on-phase': {
        phase: 'players-start',
        if: { 'all-of': [{ at: { who: 'survivor', count: 1, zone: 'beacon' } }, { none: { what: 'zombie', zone: 'beacon' } }] },
        then: [{ 'move-token': { what: 'beacon', by: 1, chosen: true, optional: true } }],
      },
    },
    { 'on-take': { what: 'objective', then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
  ],
};
