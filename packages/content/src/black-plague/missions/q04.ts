import type { MissionDef } from '@holdout/engine/content';

export const q04: MissionDef = {
  id: 'black-plague/q04',
  edition: 'black-plague',
  code: 'B4',
  difficulty: 'medium',
  minutes: 120,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '8R', turn: 270 },
        { face: '3R', turn: 180 },
      ],
      [
        { face: '6R', turn: 270 },
        { face: '2R', turn: 0 },
      ],
      [
        { face: '5R', turn: 0 },
        { face: '1R', turn: 90 },
      ],
    ],
    doors: [
      { at: '@2,0-3,0' },
      { at: '@2,2-3,2' },
      { at: '@2,3-3,3' },
      { at: '@2,4-2,5' },
      { at: '@3,1-4,1' },
      { at: '@5,0-6,0' },
      { at: '@5,2-5,3' },
      { at: '@5,2-6,2' },
      { at: '@6,3-7,3' },
      { at: '@7,4-8,4' },
      { at: '@8,2-8,3' },
    ],
    places: { start: ['@4,0'] },
    spawns: [
      { zone: '@0,1', colour: 'red' },
      { zone: '@0,4', colour: 'red' },
      { zone: '@7,5', colour: 'red' },
      { zone: '@7,0', colour: 'red' },
    ],
    objectives: [{ zone: '@1,0' }, { zone: '@2,5' }, { zone: '@8,1' }, { zone: '@8,4' }],
    vaults: [{ colour: 'yellow', doors: ['@0,3', '@4,1'] }],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: true,
    list: [
      {
        together: [
          { holds: { cards: 'apples', count: 2, by: 'team' } },
          { holds: { cards: 'salted-meat', count: 2, by: 'team' } },
          { holds: { cards: 'water', count: 2, by: 'team' } },
        ],
      },
      { at: { who: 'starting-survivor', count: 'all', zone: 'vault:yellow', clear: true, moment: 'end-phase' } },
    ],
  },
  loseIf: [{ impossible: { what: 'starting-survivor-at' } }],
  setup: [{ hide: { colours: ['blue'], among: 'red' } }, { stock: { zone: 'vault:yellow', cards: 'artefact', random: 1 } }],
  rules: [{ token: { what: 'objective', ap: 5 } }, { locked: { what: 'vault-door:yellow', until: { taken: { what: 'blue' } } } }],
};
