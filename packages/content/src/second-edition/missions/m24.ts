import type { MissionDef } from '@holdout/engine/content';
import { carsDrive, cratesGiveEpics, hideBlueAndGreen, objectivesGive5, ourMap, policeWeapons, tile } from '../rules.ts';

export const m24: MissionDef = {
  id: 'second-edition/m24',
  edition: 'second-edition',
  code: 'M24',
  difficulty: 'hard',
  minutes: 60,
  survivors: { count: 6 },
  map: {
    tiles: [
      [tile('3V', 90), tile('6R', 270), tile('8R', 270)],
      [tile('9R', 90), tile('7R', 270), tile('4R', 0)],
      [tile('1R', 90), tile('2R', 270), tile('5R', 90)],
    ],
    places: { start: ['@7,9'] },
    spawns: [
      { zone: '@0,4', colour: 'starting' },
      { zone: '@9,14', colour: 'red' },
      { zone: '@14,14', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [
      { kind: 'police', zone: '@0,12' },
      { kind: 'police', zone: '@14,12' },
    ],
    from: ourMap,
  },
  objectives: {
    ordered: true,
    list: [
      { holds: { cards: 'epic-weapon', count: 'survivors', cap: 'available', by: 'team' } },
      {
        'same-round': [
          { burned: { zone: 'spawn:other', count: 2, with: 'molotov' } },
          { exited: { who: 'survivor', count: 'all', by: 'car' } },
        ],
      },
    ],
  },
  loseIf: [],
  setup: [hideBlueAndGreen],
  rules: [
    objectivesGive5,
    {
      'on-take': {
        what: ['blue', 'green'],
        then: [{ gain: { card: 'molotov', from: ['equipment-deck', 'discards'], pick: true, shuffle: true } }],
      },
    },
    {
      'exit-rule': {
        who: 'car',
        zone: 'spawn:other',
        moment: 'end-of-driver-turn',
        needs: {
          'all-of': [
            { 'same-round': [{ burned: { zone: 'spawn:other', count: 2, with: 'molotov' } }] },
            { none: { what: 'zombie', zone: 'there' } },
          ],
        },
      },
    },
    carsDrive,
    policeWeapons,
    cratesGiveEpics,
  ],
};
