import type { MissionDef } from '@holdout/engine/content';

// The rampart crosses the middle: one flight of stairs on either side. The legion's quarter north of it is lost, the team starts in the south.
export const w03: MissionDef = {
  id: 'white-death/w03',
  edition: 'white-death',
  code: 'W3',
  difficulty: 'medium',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '30V', turn: 180 },
        { face: '31R', turn: 0 },
      ],
      [
        { face: '28R', turn: 0 },
        { face: '29R', turn: 180 },
      ],
      [
        { face: '26R', turn: 0 },
        { face: '32R', turn: 90 },
      ],
    ],
    places: { start: ['@7,1'], beacon: ['@7,0'] },
    spawns: [
      { zone: '@0,1', colour: '1' },
      { zone: '@5,5', colour: '2' },
      { zone: '@0,4', colour: '3' },
    ],
    objectives: [
      { zone: '@0,2' },
      { zone: '@1,3' },
      { zone: '@1,5' },
      { zone: '@4,0' },
      { zone: '@4,4' },
      { zone: '@8,2' },
      { zone: '@8,5' },
    ],
    guards: [
      { zone: '@4,1', count: 3 },
      { zone: '@4,5', count: 3 },
      { zone: '@2,3', count: 3 },
      { zone: '@7,4', count: 3 },
    ],
    cauldrons: ['@4,2', '@4,4'],
    ladders: ['@5,1', '@3,1'],
    corruption: ['@0,1', '@1,1', '@0,4', '@1,4', '@5,5'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: { ordered: false, list: [{ taken: { what: 'vault-weapon', count: 8 } }] },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }],
  rules: [{ token: { what: ['blue', 'green'], ap: 5 } }, { 'on-take': { what: 'red', then: [{ gain: { card: 'vault-weapon' } }] } }],
};
