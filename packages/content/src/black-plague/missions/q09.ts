import type { MissionDef } from '@holdout/engine/content';

export const q09: MissionDef = {
  id: 'black-plague/q09',
  edition: 'black-plague',
  code: 'B9',
  difficulty: 'hard',
  minutes: 150,
  survivors: { count: 6, more: true },
  map: {
    tiles: [
      [
        { face: '7R', turn: 270 },
        { face: '9R', turn: 90 },
        { face: '8V', turn: 90 },
      ],
      [
        { face: '2R', turn: 0 },
        { face: '1V', turn: 270 },
        { face: '6V', turn: 0 },
      ],
    ],
    doors: [
      { at: '@0,3-0,4' },
      { at: '@0,4-0,5' },
      { at: '@1,5-2,5' },
      { at: '@1,6-2,6' },
      { at: '@2,0-3,0' },
      { at: '@2,5-3,5' },
      { at: '@2,8-3,8' },
      { at: '@3,1-3,2' },
      { at: '@3,6-3,7' },
      { at: '@4,0-4,1' },
      { at: '@4,4-5,4' },
      { at: '@4,7-4,8' },
    ],
    places: { start: ['@0,4'], marked: ['@4,4'] },
    spawns: [
      { zone: '@3,0', colour: 'red' },
      { zone: '@3,3', colour: 'red' },
      { zone: '@3,5', colour: 'red' },
      { zone: '@3,8', colour: 'red' },
    ],
    objectives: [{ zone: '@0,0' }, { zone: '@0,8' }, { zone: '@4,0' }, { zone: '@4,8' }],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: true,
    list: [{ at: { what: 'spawn-token', count: 'all', zone: 'marked' } }, { burned: { zone: 'marked', with: 'dragon-fire' } }],
  },
  loseIf: [],
  setup: [],
  rules: [
    { token: { what: 'objective', ap: 5 } },
    {
      'on-take': {
        what: 'objective',
        then: [{ gain: { card: 'dragon-bile', from: ['equipment-deck', 'discards'], to: 'chosen-survivor', shuffle: true } }],
      },
    },
  ],
};
