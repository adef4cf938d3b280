import type { MissionDef } from '@holdout/engine/content';

export const q06: MissionDef = {
  id: 'black-plague/q06',
  edition: 'black-plague',
  code: 'B6',
  difficulty: 'medium',
  minutes: 120,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '9V', turn: 0 },
        { face: '2R', turn: 0 },
      ],
      [
        { face: '6R', turn: 270 },
        { face: '3R', turn: 180 },
      ],
      [
        { face: '8R', turn: 180 },
        { face: '5R', turn: 0 },
      ],
    ],
    doors: [
      { at: '@1,4-1,5' },
      { at: '@2,0-3,0' },
      { at: '@2,2-3,2' },
      { at: '@2,5-3,5' },
      { at: '@3,2-3,3' },
      { at: '@4,5-5,5', colour: 'green' },
      { at: '@5,0-6,0' },
      { at: '@5,2-5,3' },
      { at: '@5,2-6,2' },
      { at: '@5,5-6,5', colour: 'blue' },
    ],
    places: { start: ['@4,0'], exit: ['@8,5'] },
    spawns: [
      { zone: '@0,0', colour: 'red' },
      { zone: '@2,5', colour: 'red' },
      { zone: '@7,5', colour: 'red' },
      { zone: '@7,0', colour: 'red' },
    ],
    objectives: [{ zone: '@0,5' }, { zone: '@1,0' }, { zone: '@2,3' }, { zone: '@6,0' }],
    vaults: [
      { colour: 'yellow', doors: ['@1,2', '@3,5'] },
      { colour: 'purple', doors: ['@6,5', '@8,0'] },
    ],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [{ exited: { who: 'survivor', count: 'all' } }],
  },
  loseIf: [],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }, { stock: { zone: 'vault:yellow', cards: 'artefact', random: 2 } }],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    { locked: { what: 'door:blue', until: { taken: { what: 'blue' } } } },
    { locked: { what: 'door:green', until: { taken: { what: 'green' } } } },
    { 'exit-rule': { who: 'survivor', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
  ],
};
