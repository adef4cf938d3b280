import type { Option } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { cheapestTo, rivalsOf, zonesOf } from './choices.ts';

const walks = [
  { zone: 1, actions: 0, path: [] },
  { zone: 2, actions: 1, path: [2] },
  { zone: 4, actions: 3, path: [2, 3, 4] },
];
const sprint: Option = {
  key: 'skill:sprint:2:3:4',
  verb: 'skill',
  skill: 'sprint',
  zones: [2, 3, 4],
  kinds: ['move'],
  cost: { actions: 1 },
};
const lock: Option = { key: 'skill:lock-it-down:2', verb: 'skill', skill: 'lock-it-down', zones: [2], cost: { actions: 0 } };

describe('the cost of getting to a zone', () => {
  it('is that of the Sprint where one may sprint, not of the walk', () => {
    expect(cheapestTo(4, [], walks)).toBe(3);
    expect(cheapestTo(4, [sprint], walks)).toBe(1);
  });
  it('is not that of a skill which only works there', () => {
    expect(cheapestTo(2, [lock], walks)).toBe(1);
  });
  it('is nothing for the zone one stands in, and for those out of reach', () => {
    expect(cheapestTo(1, [], walks)).toBeNull();
    expect(cheapestTo(9, [sprint], walks)).toBeNull();
  });
});

describe('zones with an answer', () => {
  it('count a skill that moves as a Move', () => {
    expect(zonesOf([sprint], null).get(4)).toMatchObject({ move: true, price: 1 });
    expect(zonesOf([lock], null).get(2)).toMatchObject({ move: false });
  });
});

describe('the other answers beside one that is laid out', () => {
  const walk: Option = { key: 'move:7', verb: 'move', zones: [7], cost: { actions: 1 } };
  const shot: Option = { key: 'ranged:7:0', verb: 'ranged', zones: [7], cost: { actions: 1 } };
  const march: Option = { key: 'guards:5:move:7', verb: 'guards', zones: [5, 7], cost: { actions: 1 } };
  const pour: Option = { key: 'guards:5:pour:7', verb: 'guards', zones: [5, 7], cost: { actions: 1 } };
  const others: Option = { key: 'guards:6:move:7', verb: 'guards', zones: [6, 7], cost: { actions: 1 } };
  const all = [walk, shot, march, pour, others];
  const beside = (option: Option) => rivalsOf(all, option, null, () => false);
  it('are those of whoever would act: a walk has no orders of guards beside it', () => {
    expect(beside(walk)).toEqual([shot, walk]);
  });
  it('are for guards what the same guards can do there', () => {
    expect(new Set(beside(march))).toEqual(new Set([march, pour]));
  });
});
