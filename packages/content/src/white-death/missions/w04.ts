import type { MissionDef } from '@holdout/engine/content';

// A rampart in the north, held by the guards; the three houses to burn lie in the quarter south of it, a coloured objective at either end of the walkway.
export const w04: MissionDef = {
  id: 'white-death/w04',
  edition: 'white-death',
  code: 'W4',
  difficulty: 'medium',
  minutes: 120,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '29R', turn: 0 },
        { face: '33V', turn: 0 },
      ],
      [
        { face: '32V', turn: 180 },
        { face: '27R', turn: 0 },
      ],
      [
        { face: '31R', turn: 180 },
        { face: '26V', turn: 0 },
      ],
    ],
    places: { start: ['@2,4'], beacon: ['@1,3'] },
    spawns: [
      { zone: '@8,4', colour: '1' },
      { zone: '@8,1', colour: '2' },
      { zone: '@5,0', colour: '3' },
    ],
    objectives: [{ zone: '@1,1', colour: 'blue' }, { zone: '@1,5', colour: 'green' }, { zone: '@3,0' }, { zone: '@4,5' }, { zone: '@7,2' }],
    guards: [
      { zone: '@1,0', count: 4 },
      { zone: '@1,3', count: 4 },
      { zone: '@1,5', count: 4 },
    ],
    cauldrons: ['@1,0', '@1,2', '@1,4', '@1,5'],
    ladders: ['@2,2'],
    corruption: ['@8,4', '@8,5', '@8,1', '@8,0', '@5,0', '@6,0'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: { ordered: false, list: [{ marks: { name: 'burnt-building', count: 3 } }] },
  loseIf: [{ dead: { who: 'guard' } }],
  setup: [],
  rules: [
    { 'on-take': { what: ['blue', 'green'], then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
    { locked: { what: 'red', until: 'never' } },
    {
      'on-fire': {
        zone: 'with:red',
        from: 'dragon-fire',
        then: [
          { 'discard-token': { what: 'red', zone: 'there' } },
          { gain: { ap: 5 } },
          { burn: { zone: 'building:there' } },
          { ruin: { zone: 'building:there' } },
          { mark: { name: 'burnt-building' } },
        ],
      },
    },
  ],
};
