import type { MissionDef } from '@holdout/engine/content';

export const w00: MissionDef = {
  id: 'white-death/w00',
  edition: 'white-death',
  code: 'W0',
  difficulty: 'easy',
  minutes: 45,
  survivors: { count: 6 },
  tutorial: true,
  map: {
    tiles: [
      [
        { face: '31R', turn: 90 },
        { face: '32R', turn: 0 },
      ],
    ],
    places: { start: ['@1,2'], beacon: ['@1,2'] },
    spawns: [
      { zone: '@0,0', colour: '1' },
      { zone: '@2,4', colour: '2' },
    ],
    objectives: 'printed',
    corruption: ['@0,0', '@2,4'],
    from: { tiles: 'ours', tokens: 'ours' },
  },
  objectives: { ordered: false, list: [{ taken: { what: 'objective', count: 'all' } }] },
  loseIf: [],
  setup: [{ stock: { zone: 'with:objective', cards: 'equipment', random: 'survivors' } }],
  rules: [
    {
      grant: {
        id: 'draw-from-stack',
        cost: 1,
        where: 'with:stack',
        needs: { none: { what: 'zombie', zone: 'here' } },
        repeat: true,
        then: [{ gain: { card: 'from-stack' } }],
      },
    },
    { locked: { what: 'objective', until: { none: { what: 'stacked-card', zone: 'there' } } } },
    { token: { what: 'objective', ap: 5 } },
  ],
};
