import type { MissionDef } from '@holdout/engine/content';
import { cratesGiveEpics, ourMap, tile } from '../rules.ts';

export const m12: MissionDef = {
  id: 'second-edition/m12',
  edition: 'second-edition',
  code: 'M12',
  difficulty: 'medium',
  minutes: 60,
  survivors: { count: 6, companions: 6 },
  map: {
    tiles: [
      [tile('9V', 270), tile('1R', 270)],
      [tile('8R', 0), tile('6R', 0)],
      [tile('7V', 90), tile('2R', 180)],
    ],
    doors: [{ at: '@5,2-6,2', state: 'open' }],
    places: { start: ['@7,4'], marked: ['1,0/A'] },
    spawns: [
      { zone: '@0,9', colour: 'starting' },
      { zone: '@14,9', colour: 'red' },
    ],
    objectives: 'printed',
    crates: 'printed',
    cars: [{ kind: 'wreck', zone: '@4,2' }],
    from: ourMap,
  },
  objectives: { ordered: false, list: [{ recruited: { count: 6 } }] },
  loseIf: [{ 'zombie-in': { zone: 'marked', moment: 'starts-activation' } }],
  setup: [{ actor: { who: 'wounded', count: 6, zone: 'marked', noise: 1, acts: false } }],
  rules: [
    { token: { what: 'objective', ap: 5, keep: 'tradable' } },
    { grant: { id: 'first-aid', cost: 1, where: 'marked', pays: { token: 'red' }, then: [{ gain: { companion: 'chosen-wounded' } }] } },
    cratesGiveEpics,
    { cars: { drive: false, search: 'none' } },
  ],
};
