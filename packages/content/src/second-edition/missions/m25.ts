import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, crateOnMuscleCar, cratesGiveEpics, hideBlueAndGreen, objectivesGive5, ourMap, tile } from '../rules.ts';

export const m25: MissionDef = {
  id: 'second-edition/m25',
  edition: 'second-edition',
  code: 'M25',
  difficulty: 'hard',
  minutes: 90,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('2R', 180), tile('4V', 90)],
      [tile('7R', 90), tile('9R', 90)],
      [tile('8R', 180), tile('1R', 180)],
    ],
    doors: [{ at: '@8,7-9,7', state: 'open' }],
    places: { start: ['@9,7'], 'zone:ned': ['1,1/A'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@14,0', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [
      { kind: 'muscle', zone: '@7,0' },
      { kind: 'muscle', zone: '@12,9' },
    ],
    zombies: [{ zone: '@0,0', kind: 'abomination', count: 1 }],
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [
      { stored: { what: ['molotov', 'blue', 'green'], count: 'all', onto: 'zone:ned' } },
      { killed: { kind: 'abomination', count: 1, with: 'moloturbo' } },
    ],
  },
  loseIf: [{ 'zombie-in': { zone: 'zone:ned', moment: 'enters' } }],
  setup: [
    hideBlueAndGreen,
    { actor: { who: 'ned', count: 1, zone: 'zone:ned', noise: 1, acts: false, 'counts-as': 'survivor' } },
    crateOnMuscleCar,
  ],
  rules: [
    { 'at-most': { kind: 'abomination', count: 1 } },
    { 'on-kill': { kind: 'abomination', 'unless-with': 'moloturbo', then: [{ put: { kind: 'abomination', zone: 'spawn:starting' } }] } },
    { token: { what: ['blue', 'green'], ap: 5, keep: 'tradable' } },
    objectivesGive5,
    {
      grant: {
        id: 'hand-ingredient',
        cost: 1,
        where: 'zone:ned',
        pays: { any: [{ card: 'molotov' }, { token: 'blue' }, { token: 'green' }] },
        then: [{ 'move-token': { what: 'ingredient', to: 'zone:ned' } }],
      },
    },
    {
      when: {
        if: { stored: { what: ['molotov', 'blue', 'green'], count: 'all', onto: 'zone:ned' } },
        then: [
          { 'discard-token': { what: ['blue', 'green'] } },
          { gain: { card: 'molotov', tag: 'moloturbo', to: 'chosen-survivor-there', zone: 'zone:ned' } },
        ],
      },
    },
    cratesGiveEpics,
    carsDrive,
  ],
};
