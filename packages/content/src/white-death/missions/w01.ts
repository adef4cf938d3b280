import type { MissionDef } from '@holdout/engine/content';

// North of the rampart lies the field, the flag at its foot; the city is south of it, and its stairs are on that side.
export const w01: MissionDef = {
  id: 'white-death/w01',
  edition: 'white-death',
  code: 'W1',
  difficulty: 'easy',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '31V', turn: 0 },
        { face: '27V', turn: 0 },
      ],
      [
        { face: '28R', turn: 0 },
        { face: '29R', turn: 0 },
      ],
      [
        { face: '32R', turn: 270 },
        { face: '34R', turn: 0 },
      ],
    ],
    places: { start: ['@5,1'], beacon: ['@6,1'], flag: ['@3,3'] },
    spawns: [
      { zone: '@1,0', colour: '1' },
      { zone: '@0,4', colour: '2' },
      { zone: '@8,5', colour: '3' },
    ],
    objectives: 'printed',
    guards: [
      { zone: '@4,0', count: 3 },
      { zone: '@4,5', count: 3 },
      { zone: '@6,1', count: 3 },
      { zone: '@7,4', count: 3 },
    ],
    cauldrons: ['@4,0', '@4,2', '@4,3', '@4,5'],
    ladders: ['@5,0', '@5,5'],
    corruption: ['@1,0', '@0,4', '@8,5'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: {
    ordered: false,
    list: [
      {
        together: [
          { taken: { what: 'objective', count: 'all' } },
          { holds: { cards: 'dragon-bile', count: 4, by: 'team' } },
          { at: { who: ['survivor', 'guard'], count: 'all', zone: 'walkways' } },
          { none: { what: 'zombie', zone: 'walkways' } },
        ],
      },
    ],
  },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }],
  rules: [
    { token: { what: 'red', ap: 5 } },
    { 'on-take': { what: ['blue', 'green'], then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
    {
      grant: {
        id: 'draw-bile',
        cost: 1,
        where: 'flag',
        repeat: true,
        then: [{ gain: { card: 'dragon-bile', from: ['any-deck', 'discards'], shuffle: true } }],
      },
    },
  ],
};
