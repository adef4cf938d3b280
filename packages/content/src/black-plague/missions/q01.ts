import type { MissionDef } from '@holdout/engine/content';

export const q01: MissionDef = {
  id: 'black-plague/q01',
  edition: 'black-plague',
  code: 'B1',
  difficulty: 'easy',
  minutes: 60,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '2R', turn: 90 },
        { face: '8V', turn: 180 },
      ],
      [
        { face: '9V', turn: 0 },
        { face: '1V', turn: 90 },
      ],
    ],
    doors: [
      { at: '@0,0-1,0' },
      { at: '@0,1-0,2' },
      { at: '@0,2-0,3' },
      { at: '@2,2-3,2' },
      { at: '@2,3-3,3' },
      { at: '@2,5-3,5' },
      { at: '@3,0-4,0' },
      { at: '@3,5-4,5' },
      { at: '@5,0-5,1' },
      { at: '@5,1-5,2' },
    ],
    places: { start: ['@2,0'] },
    spawns: [
      { zone: '@0,2', colour: 'red' },
      { zone: '@3,5', colour: 'red' },
      { zone: '@5,1', colour: 'red' },
    ],
    objectives: [{ zone: '@0,1' }, { zone: '@1,5' }, { zone: '@2,1' }, { zone: '@2,3' }, { zone: '@5,0' }, { zone: '@5,2' }],
    vaults: [
      { colour: 'yellow', doors: ['@0,0', '@5,5'] },
      { colour: 'purple', doors: ['@0,5', '@4,0'] },
    ],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [
      { 'all-of': [{ killed: { kind: 'abomination', count: 1 } }, { killed: { kind: 'necromancer', count: 1 } }] },
      { taken: { what: 'objective', count: 'all' } },
    ],
  },
  loseIf: [],
  setup: [{ hide: { colours: ['blue'], among: 'red' } }, { stock: { zone: 'vault:each', cards: 'artefact', random: 1 } }],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { 'on-take': { what: 'blue', then: [{ put: { kind: ['necromancer', 'abomination'], zone: 'there', 'first-absent': true } }] } },
  ],
};
