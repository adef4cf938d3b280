import type { MissionDef } from '@holdout/engine/content';

// She hides in the lone house in the south-west; the way out lies beyond the rampart in the north, down a rope ladder.
export const w05: MissionDef = {
  id: 'white-death/w05',
  edition: 'white-death',
  code: 'W5',
  difficulty: 'medium',
  minutes: 120,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '33V', turn: 0 },
        { face: '28R', turn: 0 },
      ],
      [
        { face: '26R', turn: 0 },
        { face: '27R', turn: 90 },
      ],
      [
        { face: '29V', turn: 0 },
        { face: '30V', turn: 0 },
      ],
    ],
    places: { start: ['@2,3'], beacon: ['@7,1'], exit: ['@0,4'] },
    spawns: [
      { zone: '@6,5', colour: '1' },
      { zone: '@4,5', colour: '2' },
      { zone: '@0,0', colour: '3' },
    ],
    objectives: 'printed',
    guards: [
      { zone: '@7,1', count: 6 },
      { zone: '@1,1', count: 3 },
      { zone: '@1,4', count: 3 },
    ],
    cauldrons: ['@1,1', '@1,4'],
    ladders: ['@4,0', '@2,4'],
    corruption: ['@6,5', '@7,5', '@4,5', '@0,0'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: { ordered: false, list: [{ at: { what: 'beacon', zone: 'exit' } }] },
  loseIf: [],
  setup: [],
  rules: [
    { 'on-take': { what: 'objective', then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
    {
      grant: {
        id: 'take-beacon',
        cost: 1,
        where: 'beacon',
        needs: { not: { taken: { what: 'beacon' } } },
        then: [{ gain: { token: 'beacon' } }],
      },
    },
    { token: { what: 'beacon', keep: 'tradable', 'stands-with-bearer': true } },
    { locked: { what: 'guard-move', from: 'beacon', until: { taken: { what: 'beacon' } } } },
  ],
};
