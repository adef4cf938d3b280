import type { MissionDef } from '@holdout/engine/content';

export const q00: MissionDef = {
  id: 'black-plague/q00',
  edition: 'black-plague',
  code: 'B0',
  difficulty: 'easy',
  minutes: 45,
  survivors: { count: 4, more: true },
  map: {
    tiles: [
      [
        { face: '9R', turn: 0 },
        { face: '4V', turn: 270 },
      ],
    ],
    doors: [
      { at: '@0,1-0,2' },
      { at: '@0,1-1,1', colour: 'blue' },
      { at: '@0,4-0,5', colour: 'green' },
      { at: '@1,2-2,2' },
      { at: '@2,4-2,5' },
      { at: '@2,0-2,1', state: 'open' },
    ],
    places: { start: ['@2,1'], exit: ['@0,5'] },
    spawns: [
      { zone: '@1,0', colour: 'red' },
      { zone: '@0,4', colour: 'green' },
    ],
    objectives: [{ zone: '@1,3' }, { zone: '@1,5' }, { zone: '@2,0', colour: 'blue' }],
    vaults: [{ colour: 'yellow', doors: ['@2,3', '@2,5'] }],
    zombies: [
      { zone: '@1,1', kind: 'walker', count: 1 },
      { zone: '@0,2', kind: 'brute', count: 1 },
      { zone: '@2,2', kind: 'runner', count: 1 },
    ],
    from: { tiles: 'checked', tokens: 'one-source' },
  },
  objectives: {
    ordered: false,
    list: [{ exited: { who: 'survivor', count: 'all' } }],
  },
  loseIf: [],
  setup: [
    { 'remove-cards': { deck: 'zombie', cards: 'necromancer', count: 'all', to: 'box' } },
    { hide: { colours: ['green'], among: 'red' } },
  ],
  rules: [
    { 'replace-spawn': { kind: 'abomination', by: 'brute' } },
    { token: { what: 'objective', ap: 5 } },
    { locked: { what: 'door:blue', until: { taken: { what: 'blue' } } } },
    { locked: { what: 'door:green', until: { taken: { what: 'green' } } } },
    { locked: { what: 'spawn:green', until: { taken: { what: 'green' } } } },
    { 'exit-rule': { who: 'survivor', moment: 'end-of-own-turn', needs: { none: { what: 'zombie', zone: 'exit' } } } },
  ],
  tutorial: true,
};
