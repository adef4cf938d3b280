import { describe, expect, it } from 'vitest';
import { setTable } from '../../test/table.ts';
import { answerTable } from '../api/engine.ts';
import { cloneState } from '../state/clone.ts';
import { addGroup, type Groups, gather } from './groups.ts';

describe('groups of zombies', () => {
  it('stay in the order of zones and kinds, one entry each', () => {
    const groups: Groups = [];
    for (const [zone, kind, count] of [
      [4, 1, 2],
      [2, 2, 1],
      [4, 0, 3],
      [2, 2, 2],
      [3, 0, 1],
    ] as const) {
      addGroup(groups, zone, kind, count);
    }
    expect(groups).toEqual([2, 2, 3, 3, 0, 1, 4, 0, 3, 4, 1, 2]);
  });

  it('are gathered by kind and zone', () => {
    const { t, zone } = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C' },
      survivors: { amy: 'A' },
      zombies: { B: { walker: 2, runner: 1 }, C: { walker: 3 } },
    });
    expect(gather(t, null, null)).toEqual([zone('B'), 0, 2, zone('B'), 2, 1, zone('C'), 0, 3]);
    expect(gather(t, [0], null)).toEqual([zone('B'), 0, 2, zone('C'), 0, 3]);
    expect(gather(t, null, [zone('C')])).toEqual([zone('C'), 0, 3]);
  });
});

describe('activation', () => {
  it('can be saved at a question and goes on the same from the copy', () => {
    const table = setTable({
      edition: 'second-edition',
      board: { grid: 'A B C\nD x E\nF G H', rooms: 'x' },
      survivors: { amy: 'H' },
      zombies: { A: { walker: 3, brute: 1, runner: 3 } },
    });
    table.play('zombies-activation');
    const copy = JSON.parse(JSON.stringify(cloneState(table.t.g)));
    expect(copy).toEqual(table.t.g);
    const again = { ...table.t, g: copy };
    let asked = 0;
    while (table.t.g.ask !== null) {
      const [key] = table.keys();
      table.answer(key);
      answerTable(again, key);
      asked++;
    }
    expect(again.g).toEqual(table.t.g);
    expect(asked).toBeGreaterThan(2);
    expect(table.count('C', 'runner') + table.count('F', 'runner')).toBe(3);
  });
});
