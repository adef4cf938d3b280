import type { MissionDef } from '@holdout/engine/content';

// The stairs of the rampart are gone and the way out lies beyond it: one ladder to get up, the other to get down on the far side.
export const w06: MissionDef = {
  id: 'white-death/w06',
  edition: 'white-death',
  code: 'W6',
  difficulty: 'medium',
  minutes: 120,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '26V', turn: 0 },
        { face: '27R', turn: 0 },
      ],
      [
        { face: '30V', turn: 180 },
        { face: '34V', turn: 0 },
      ],
      [
        { face: '32V', turn: 90 },
        { face: '31V', turn: 90 },
      ],
      [
        { face: '28R', turn: 180 },
        { face: '33V', turn: 180 },
      ],
    ],
    edges: [
      { at: '@9,2-10,2', is: 'wall' },
      { at: '@9,4-10,4', is: 'wall' },
    ],
    places: { start: ['@7,2'], beacon: ['@9,3'], exit: ['@11,2'] },
    spawns: [
      { zone: '@0,4', colour: '1' },
      { zone: '@5,0', colour: '2' },
      { zone: '@3,5', colour: '3' },
    ],
    objectives: [
      { zone: '@0,2' },
      { zone: '@1,5' },
      { zone: '@3,0' },
      { zone: '@3,2' },
      { zone: '@3,3' },
      { zone: '@7,5' },
      { zone: '@8,0' },
      { zone: '@8,5' },
    ],
    guards: [
      { zone: '@10,0', count: 6 },
      { zone: '@10,5', count: 6 },
    ],
    cauldrons: ['@10,1', '@10,4'],
    corruption: ['@0,4', '@0,5', '@1,4', '@5,0', '@5,1', '@6,0', '@3,4', '@3,5', '@4,5'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: {
    ordered: true,
    list: [{ taken: { what: ['blue', 'green'], count: 'all' } }, { exited: { who: ['survivor', 'guard'], count: 'all' } }],
  },
  loseIf: [{ dead: { who: 'guard' } }],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }],
  rules: [
    { 'on-take': { what: 'red', then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
    { token: { what: ['blue', 'green'], ap: 5 } },
    { 'on-take': { what: ['blue', 'green'], then: [{ gain: { token: 'rope-ladder' } }] } },
    { 'exit-rule': { who: 'survivor', with: 'guards', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
  ],
};
