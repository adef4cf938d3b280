import type { MissionDef } from '@holdout/engine/content';

export const q05: MissionDef = {
  id: 'black-plague/q05',
  edition: 'black-plague',
  code: 'B5',
  difficulty: 'medium',
  minutes: 120,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '7R', turn: 270 },
        { face: '4R', turn: 270 },
      ],
      [
        { face: '8R', turn: 90 },
        { face: '6R', turn: 270 },
      ],
      [
        { face: '9R', turn: 180 },
        { face: '5R', turn: 180 },
      ],
    ],
    doors: [
      { at: '@0,5-1,5' },
      { at: '@2,3-3,3' },
      { at: '@2,5-3,5' },
      { at: '@3,0-4,0' },
      { at: '@3,2-3,3' },
      { at: '@4,0-5,0' },
      { at: '@4,1-4,2', colour: 'green' },
      { at: '@4,4-4,5', colour: 'blue' },
      { at: '@5,2-5,3' },
      { at: '@5,3-6,3' },
      { at: '@5,5-6,5' },
      { at: '@6,3-7,3' },
      { at: '@8,4-8,5' },
    ],
    places: { start: ['@4,0'], exit: ['@4,4'] },
    spawns: [
      { zone: '@1,5', colour: 'red' },
      { zone: '@7,5', colour: 'red' },
      { zone: '@4,0', colour: 'red' },
    ],
    objectives: [{ zone: '@0,0' }, { zone: '@0,3' }, { zone: '@0,5' }, { zone: '@7,0' }, { zone: '@8,3' }, { zone: '@8,5' }],
    vaults: [
      { colour: 'yellow', doors: ['@0,1', '@8,5'] },
      { colour: 'purple', doors: ['@0,4', '@8,0'] },
    ],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [{ exited: { who: 'survivor', count: 'all' } }],
  },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }, { stock: { zone: 'vault:each', cards: 'artefact', random: 1 } }],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { locked: { what: 'door:blue', until: { taken: { what: 'blue' } } } },
    { locked: { what: 'door:green', until: { taken: { what: 'green' } } } },
    { 'exit-rule': { who: 'survivor', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
  ],
};
