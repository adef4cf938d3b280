import type { MissionDef } from '@holdout/engine/content';

// The zombies are in the city; the flag stands beyond the rampart in the south, where they are to be driven, far from the Beacon: a Defiler
// drives its token on from there.
export const w08: MissionDef = {
  id: 'white-death/w08',
  edition: 'white-death',
  code: 'W8',
  difficulty: 'hard',
  minutes: 60,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '30V', turn: 180 },
        { face: '32V', turn: 180 },
      ],
      [
        { face: '26R', turn: 0 },
        { face: '28V', turn: 180 },
      ],
      [
        { face: '29R', turn: 180 },
        { face: '33V', turn: 180 },
      ],
    ],
    places: { start: ['@6,4'], beacon: ['@7,4'], flag: ['@8,1'] },
    spawns: [
      { zone: '@0,1', colour: '1' },
      { zone: '@0,4', colour: '2' },
      { zone: '@4,0', colour: '3' },
    ],
    objectives: 'printed',
    guards: [
      { zone: '@7,0', count: 3 },
      { zone: '@7,4', count: 3 },
      { zone: '@6,1', count: 3 },
      { zone: '@4,4', count: 3 },
    ],
    cauldrons: ['@7,0', '@7,2', '@7,4', '@7,5'],
    corruption: ['@0,1', '@1,1', '@0,4', '@4,0'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: { ordered: false, list: [{ at: { what: ['spawn-token', 'defiler-token'], count: 'all', zone: 'flag' } }] },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }],
  rules: [
    { token: { what: 'red', ap: 5, keep: 'tradable' } },
    {
      grant: {
        id: 'repel',
        cost: 1,
        where: 'with:spawn-token',
        range: [0, 1],
        pays: { token: 'red' },
        then: [{ 'move-token': { what: 'spawn-token', to: 'flag' } }],
      },
    },
    { 'on-take': { what: ['blue', 'green'], then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
  ],
};
