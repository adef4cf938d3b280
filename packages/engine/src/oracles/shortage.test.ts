import { describe, expect, it } from 'vitest';
import { setTable, walkers } from '../../test/table.ts';
import { shortage } from './shortage.ts';

const GIANT = { no: 2, is: 'spawn', levels: [{ abomination: 1 }, { abomination: 1 }, { abomination: 1 }, { abomination: 1 }] } as const;
const STARTER = { 'second-edition': 'amy', 'black-plague': 'ann', 'white-death': 'ogon' } as const;

/** Three cards of four bring two walkers each, the fourth the abomination. */
function boxed(edition: keyof typeof STARTER, giant = false) {
  const table = setTable({
    edition,
    board: { grid: 'A B C x', rooms: 'x' },
    survivors: { [STARTER[edition]]: 'A' },
    zombies: giant ? { C: { [edition === 'white-death' ? 'khan' : 'abomination']: 1 } } : {},
    cards: [walkers(1, 2), GIANT, walkers(3, 2), walkers(4, 2)],
  });
  const of = (base: string): number => table.t.r.kinds.findIndex((kind) => kind.base === base);
  return { ...table, of };
}

describe('a shortage in the box', () => {
  it('is not to be feared while there are miniatures enough', () => {
    for (const edition of ['second-edition', 'black-plague', 'white-death'] as const)
      expect(shortage(boxed(edition).t, 3).every((chance) => chance === 0)).toBe(true);
  });

  it('lets all of the kind act once more, the likelier the more cards are drawn', () => {
    for (const edition of ['second-edition', 'black-plague'] as const) {
      const { t, of } = boxed(edition);
      t.g.pool[of('walker')] = 1;
      expect(shortage(t, 1)[of('walker')]).toBeCloseTo(0.75);
      expect(shortage(t, 3)[of('walker')]).toBeCloseTo(1 - 0.25 ** 3);
      expect(shortage(t, 1)[of('runner')]).toBe(0);
    }
  });

  it('is feared before the last miniature has gone: half of the cards come after others', () => {
    const { t, of } = boxed('black-plague');
    t.g.pool[of('walker')] = 4;
    expect(shortage(t, 1)[of('walker')]).toBe(0);
    expect(shortage(t, 4)[of('walker')]).toBeGreaterThan(0.9);
  });

  it('lets the abomination act instead where the book says so', () => {
    const { t, of } = boxed('white-death', true);
    const before = shortage(t, 1)[of('abomination')];
    t.g.pool[of('walker')] = 0;
    expect(shortage(t, 1)[of('walker')]).toBe(0);
    expect(before).toBeCloseTo(0.25);
    expect(shortage(t, 1)[of('abomination')]).toBeCloseTo(1);
  });

  it('is what another card of an abomination means to the one on the board', () => {
    const { t, of } = boxed('black-plague', true);
    expect(shortage(t, 1)[of('abomination')]).toBeCloseTo(0.25);
  });
});
