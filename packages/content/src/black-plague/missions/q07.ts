import type { MissionDef } from '@holdout/engine/content';

export const q07: MissionDef = {
  id: 'black-plague/q07',
  edition: 'black-plague',
  code: 'B7',
  difficulty: 'medium',
  minutes: 150,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '3V', turn: 270 },
        { face: '5V', turn: 180 },
      ],
      [
        { face: '6V', turn: 180 },
        { face: '1R', turn: 0 },
      ],
      [
        { face: '4R', turn: 180 },
        { face: '2R', turn: 90 },
      ],
    ],
    doors: [
      { at: '@0,5-1,5' },
      { at: '@1,5-2,5' },
      { at: '@2,1-2,2' },
      { at: '@2,2-2,3' },
      { at: '@2,3-3,3' },
      { at: '@3,3-4,3' },
      { at: '@4,0-5,0' },
      { at: '@4,5-5,5' },
      { at: '@5,0-6,0' },
      { at: '@6,1-6,2' },
      { at: '@7,5-8,5' },
      { at: '@8,2-8,3' },
    ],
    places: { start: ['@6,5'], exit: ['@0,0'] },
    spawns: [
      { zone: '@1,0', colour: 'red' },
      { zone: '@8,3', colour: 'red' },
      { zone: '@8,1', colour: 'red' },
      { zone: '@5,0', colour: 'red' },
    ],
    objectives: [{ zone: '@0,1' }, { zone: '@3,0' }, { zone: '@3,5' }, { zone: '@5,2' }, { zone: '@8,0' }, { zone: '@8,4' }],
    vaults: [
      { colour: 'yellow', doors: ['@5,2'] },
      { colour: 'purple', doors: ['@1,5', '@8,1'] },
    ],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: true,
    list: [
      { 'all-of': [{ taken: { what: 'objective', count: 'all' } }, { taken: { what: 'artefact', count: 2 } }] },
      { exited: { who: 'survivor', count: 'all' } },
    ],
  },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }, { stock: { zone: 'vault:each', cards: 'artefact', random: 1 } }],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { locked: { what: 'vault-door:purple', until: { taken: { what: 'blue' } } } },
    { locked: { what: 'vault-door:yellow', until: { taken: { what: 'green' } } } },
    { 'exit-rule': { who: 'survivor', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
  ],
};
