import { describe, expect, it } from 'vitest';
import { setTable } from '../../../test/table.ts';

describe('Zombie Link', () => {
  it('gives several survivors their extra turns in the order the players choose, one each', () => {
    const { t, keys, answer, play } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C' },
      survivors: { amy: 'C', ned: 'C', lou: 'C' },
      spawns: [['A', 'starting']],
      cards: [{ no: 1, is: 'extra', kind: 'walker' }],
    });
    t.g.survivors[0].skills.push('zombie-link');
    t.g.survivors[2].skills.push('zombie-link');
    play('spawn-step');
    expect(keys()).toEqual(['amy', 'lou']);
    answer('lou');
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 2 });
    answer('end');
    expect(t.g.ask).toMatchObject({ kind: 'turn', who: 0 });
    answer('end');
    expect(t.g.ask).toBeNull();
    expect(t.g.stack).toEqual([]);
  });
});
