import type { MissionDef } from '@holdout/engine/content';

// The rampart in the south is breached in two places; its own stairs lie in the breaches, so the map has two further flights beside them.
export const w02: MissionDef = {
  id: 'white-death/w02',
  edition: 'white-death',
  code: 'W2',
  difficulty: 'easy',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '32R', turn: 0 },
        { face: '26V', turn: 90 },
      ],
      [
        { face: '28V', turn: 90 },
        { face: '34R', turn: 0 },
      ],
      [
        { face: '33V', turn: 180 },
        { face: '29R', turn: 180 },
      ],
    ],
    stairs: ['@6,0-7,0', '@6,4-7,4'],
    places: { start: ['@4,2', '@2,3'], beacon: ['@2,1'] },
    spawns: [
      { zone: '@8,1', colour: '1' },
      { zone: '@8,3', colour: '2' },
      { zone: '@0,5', colour: '3' },
    ],
    objectives: 'printed',
    guards: [
      { zone: '@4,2', count: 3 },
      { zone: '@2,3', count: 3 },
      { zone: '@7,0', count: 2 },
      { zone: '@7,2', count: 2 },
      { zone: '@7,4', count: 2 },
    ],
    cauldrons: ['@7,0', '@7,2', '@7,4', '@7,5'],
    corruption: ['@8,1', '@7,1', '@8,3', '@7,3', '@0,5', '@1,5'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: { ordered: false, list: [{ none: { what: 'corruption', zone: 'board' } }] },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }, { 'start-groups': { how: 'evenly', zones: 2 } }],
  rules: [
    { token: { what: 'objective', ap: 5, keep: 'tradable' } },
    {
      grant: {
        id: 'join-tome',
        cost: 0,
        needs: { holds: { cards: 'token:red', count: 'all', by: 'survivor' } },
        then: [{ 'discard-token': { what: 'red', keep: 1 } }],
      },
    },
    {
      grant: {
        id: 'banish',
        cost: 1,
        where: 'with:spawn-token',
        range: [0, 1],
        pays: { token: 'tome' },
        then: [
          { 'move-token': { what: 'spawn-token', to: 'spawn:starting' } },
          { 'discard-token': { what: 'corruption', from: 'there', connected: true } },
        ],
      },
    },
  ],
};
