import type { MissionDef } from '@holdout/engine/content';

export const q02: MissionDef = {
  id: 'black-plague/q02',
  edition: 'black-plague',
  code: 'B2',
  difficulty: 'easy',
  minutes: 60,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '8R', turn: 270 },
        { face: '5R', turn: 270 },
      ],
      [
        { face: '4V', turn: 270 },
        { face: '7V', turn: 270 },
      ],
    ],
    doors: [
      { at: '@0,1-0,2' },
      { at: '@3,0-4,0', colour: 'green' },
      { at: '@3,5-4,5', colour: 'blue' },
      { at: '@5,0-5,1' },
      { at: '@5,1-5,2' },
      { at: '@5,4-5,5' },
    ],
    places: { start: ['@2,1'] },
    spawns: [
      { zone: '@0,4', colour: 'red' },
      { zone: '@4,5', colour: 'red' },
      { zone: '@4,0', colour: 'red' },
      { zone: '@0,1', colour: 'green' },
    ],
    objectives: [{ zone: '@0,3' }, { zone: '@5,0' }, { zone: '@5,3' }, { zone: '@5,5' }, { zone: '@2,2' }],
    vaults: [
      { colour: 'yellow', doors: ['@3,0', '@3,2'] },
      { colour: 'purple', doors: ['@0,5', '@2,3'] },
    ],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [
      { taken: { what: 'objective', count: 1, zone: 'tile:8R' } },
      { taken: { what: 'artefact', count: 2 } },
      { level: { danger: 'red', count: 1 } },
    ],
  },
  loseIf: [],
  setup: [
    { hide: { colours: ['blue', 'green'], among: 'red', except: 'tile:8R' } },
    { stock: { zone: 'vault:each', cards: 'artefact', random: 1 } },
  ],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { locked: { what: 'spawn:green', until: { taken: { what: 'green' } } } },
    { locked: { what: 'door:blue', until: { taken: { what: 'blue' } } } },
    { locked: { what: 'door:green', until: { taken: { what: 'green' } } } },
  ],
};
