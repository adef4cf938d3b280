import type { MissionDef } from '@holdout/engine/content';

export const q08: MissionDef = {
  id: 'black-plague/q08',
  edition: 'black-plague',
  code: 'B8',
  difficulty: 'hard',
  minutes: 120,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '8R', turn: 0 },
        { face: '9V', turn: 90 },
        { face: '1V', turn: 270 },
      ],
      [
        { face: '5R', turn: 0 },
        { face: '4R', turn: 90 },
        { face: '2R', turn: 90 },
      ],
    ],
    doors: [
      { at: '@0,0-1,0' },
      { at: '@0,4-0,5' },
      { at: '@0,5-0,6' },
      { at: '@1,0-2,0' },
      { at: '@2,5-3,5' },
      { at: '@2,6-3,6' },
      { at: '@4,1-5,1' },
      { at: '@4,8-5,8' },
      { at: '@5,5-5,6' },
    ],
    places: { start: ['@2,8'] },
    spawns: [
      { zone: '@0,5', colour: 'red' },
      { zone: '@5,6', colour: 'red' },
      { zone: '@1,0', colour: 'red' },
    ],
    objectives: [{ zone: '@0,2' }, { zone: '@3,3' }, { zone: '@5,3' }, { zone: '@5,7' }],
    vaults: [
      { colour: 'yellow', doors: ['@2,0'] },
      { colour: 'purple', doors: ['@0,7'] },
    ],
    zombies: [{ zone: '@1,7', kind: 'abomination', count: 1 }],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [
      { taken: { what: ['dragon-bile', 'torch'], count: 'all', zone: 'vault:yellow' } },
      { killed: { kind: 'abomination', count: 1 } },
    ],
  },
  loseIf: [],
  setup: [
    { hide: { colours: ['blue', 'green'], among: 'red' } },
    { 'remove-cards': { deck: 'equipment', cards: ['dragon-bile', 'torch'], count: 'all', to: 'box' } },
    { stock: { zone: 'vault:yellow', cards: { 'dragon-bile': 1, torch: 1 } } },
    { stock: { zone: 'vault:purple', cards: 'artefact', random: 2 } },
  ],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { locked: { what: 'vault-door:purple', until: { taken: { what: 'blue' } } } },
    { locked: { what: 'vault-door:yellow', until: { taken: { what: 'green' } } } },
  ],
};
