import type { MissionDef } from '@holdout/engine/content';

// No rampart is left: one alley in the south-west to hold until the weapons are found, then out through the gate beside it.
export const w10: MissionDef = {
  id: 'white-death/w10',
  edition: 'white-death',
  code: 'W10',
  difficulty: 'hard',
  minutes: 120,
  survivors: { count: 6 },
  map: {
    tiles: [
      [
        { face: '30V', turn: 180 },
        { face: '29V', turn: 0 },
      ],
      [
        { face: '28V', turn: 270 },
        { face: '33R', turn: 180 },
      ],
      [
        { face: '34V', turn: 270 },
        { face: '31V', turn: 90 },
      ],
    ],
    places: { start: ['@7,1'], beacon: ['@7,0'], exit: ['@8,2'] },
    spawns: [
      { zone: '@0,1', colour: '1' },
      { zone: '@0,5', colour: '2' },
      { zone: '@5,5', colour: '3' },
    ],
    objectives: 'printed',
    guards: [
      { zone: '@7,0', count: 6 },
      { zone: '@7,1', count: 6 },
    ],
    corruption: ['@0,1', '@0,5', '@5,5', '@0,4'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: {
    ordered: true,
    list: [{ taken: { what: 'vault-weapon', count: 8 } }, { exited: { who: ['survivor', 'guard'], count: 'all' } }],
  },
  loseIf: [{ dead: { who: 'guard' } }],
  setup: [{ hide: { colours: ['blue', 'green'], among: 'red' } }],
  rules: [
    { token: { what: ['blue', 'green'], ap: 5 } },
    { 'on-take': { what: 'red', then: [{ gain: { card: 'vault-weapon', else: { ap: 5 } } }] } },
    { 'exit-rule': { who: 'survivor', with: 'guards', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
  ],
};
