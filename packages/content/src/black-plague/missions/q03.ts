import type { MissionDef } from '@holdout/engine/content';

export const q03: MissionDef = {
  id: 'black-plague/q03',
  edition: 'black-plague',
  code: 'B3',
  difficulty: 'medium',
  minutes: 90,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '3V', turn: 180 },
        { face: '1R', turn: 0 },
      ],
      [
        { face: '4V', turn: 180 },
        { face: '2R', turn: 270 },
      ],
      [
        { face: '5R', turn: 90 },
        { face: '9V', turn: 270 },
      ],
    ],
    doors: [
      { at: '@0,2-1,2' },
      { at: '@1,0-2,0' },
      { at: '@1,5-2,5' },
      { at: '@2,0-3,0' },
      { at: '@3,3-4,3' },
      { at: '@4,0-5,0' },
      { at: '@5,2-5,3' },
      { at: '@5,3-5,4' },
      { at: '@6,2-6,3' },
      { at: '@8,2-8,3' },
      { at: '@8,3-8,4' },
      { at: '@6,3-6,4', state: 'open' },
    ],
    places: { start: ['@4,0'] },
    spawns: [
      { zone: '@0,1', colour: 'red' },
      { zone: '@4,5', colour: 'red' },
      { zone: '@8,1', colour: 'red' },
    ],
    objectives: [{ zone: '@0,0' }, { zone: '@1,5' }, { zone: '@3,3' }, { zone: '@5,5' }, { zone: '@6,2' }, { zone: '@8,0' }],
    vaults: [
      { colour: 'yellow', doors: ['@0,5', '@3,0'] },
      { colour: 'purple', doors: ['@5,0', '@8,5'] },
    ],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [{ taken: { what: 'objective', count: 'all' } }],
  },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }, { stock: { zone: 'vault:each', cards: 'artefact', random: 1 } }],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { 'on-take': { what: ['blue', 'green'], then: [{ spawn: { zone: 'there', cards: 1 } }] } },
  ],
};
