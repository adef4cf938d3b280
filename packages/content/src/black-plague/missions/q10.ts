import type { MissionDef } from '@holdout/engine/content';

export const q10: MissionDef = {
  id: 'black-plague/q10',
  edition: 'black-plague',
  code: 'B10',
  difficulty: 'hard',
  minutes: 180,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '8V', turn: 0 },
        { face: '3R', turn: 90 },
        { face: '4V', turn: 270 },
      ],
      [
        { face: '7R', turn: 270 },
        { face: '6R', turn: 180 },
        { face: '5R', turn: 270 },
      ],
      [
        { face: '2R', turn: 0 },
        { face: '1V', turn: 270 },
        { face: '9V', turn: 180 },
      ],
    ],
    doors: [
      { at: '@0,5-1,5' },
      { at: '@2,3-3,3' },
      { at: '@2,5-3,5' },
      { at: '@3,2-3,3' },
      { at: '@3,5-3,6' },
      { at: '@5,0-6,0' },
      { at: '@5,2-5,3' },
      { at: '@5,3-6,3' },
      { at: '@5,5-5,6' },
      { at: '@5,5-6,5' },
      { at: '@7,0-7,1' },
      { at: '@7,7-7,8' },
    ],
    places: { start: ['@4,3'] },
    spawns: [
      { zone: '@0,7', colour: 'red' },
      { zone: '@8,8', colour: 'red' },
      { zone: '@6,0', colour: 'red' },
    ],
    objectives: [{ zone: '@0,0' }, { zone: '@3,8' }, { zone: '@8,0' }],
    vaults: [{ colour: 'purple', doors: ['@0,8', '@5,6'] }],
    zombies: [{ zone: '@7,4', kind: 'abomination', count: 1 }],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [{ killed: { kind: 'abomination', count: 1, which: 'placed' } }],
  },
  loseIf: [],
  setup: [
    { hide: { colours: ['blue'], among: 'red' } },
    { 'remove-cards': { deck: 'equipment', cards: 'dragon-bile', count: 'all', to: 'vault:purple' } },
  ],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { 'on-take': { what: 'blue', then: [{ gain: { card: 'artefact', from: 'artefacts' } }] } },
    { locked: { what: 'vault-door:purple', until: { taken: { what: 'objective', count: 'all' } } } },
  ],
};
