import type { MissionDef } from '@holdout/engine/content';

// The way out lies beyond the rampart in the north-west: up the stairs in the city, along the walkway, down those on the far side.
export const w07: MissionDef = {
  id: 'white-death/w07',
  edition: 'white-death',
  code: 'W7',
  difficulty: 'hard',
  minutes: 120,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '28R', turn: 0 },
        { face: '29R', turn: 180 },
        { face: '33V', turn: 180 },
      ],
      [
        { face: '30R', turn: 0 },
        { face: '26V', turn: 90 },
        { face: '32R', turn: 90 },
      ],
      [
        { face: '34V', turn: 0 },
        { face: '31R', turn: 90 },
        { face: '27R', turn: 0 },
      ],
    ],
    places: { start: ['@4,4'], beacon: ['@4,3'], exit: ['@0,2'] },
    spawns: [
      { zone: '@8,0', colour: '1' },
      { zone: '@0,7', colour: '2' },
      { zone: '@2,8', colour: '3' },
      { zone: '@8,7', colour: '4' },
    ],
    objectives: 'printed',
    guards: [
      { zone: '@1,2', count: 6 },
      { zone: '@1,1', count: 6 },
    ],
    cauldrons: ['@1,1', '@1,3', '@1,5', '@1,8'],
    ladders: ['@6,1', '@4,7'],
    corruption: ['@8,0', '@0,7', '@2,8', '@8,7'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: {
    ordered: true,
    list: [{ taken: { what: ['blue', 'green'], count: 'all' } }, { exited: { who: ['survivor', 'guard'], count: 'all' } }],
  },
  loseIf: [{ dead: { who: 'guard' } }],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }],
  rules: [
    { token: { what: ['blue', 'green'], ap: 5 } },
    { 'on-take': { what: 'red', then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
    { 'exit-rule': { who: 'survivor', with: 'guards', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
  ],
};
