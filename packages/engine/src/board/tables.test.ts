import { describe, expect, it } from 'vitest';
import { planFromCase } from './case-grid.ts';
import { boardKey, startingDoors } from './key.ts';
import { makeBoard } from './tables.ts';

describe('smoke', () => {
  it('sees', () => {
    const made = planFromCase({ grid: 'A B C d e', rooms: 'd e', openings: 'd-e', doors: 'C-d open' });
    if ('problems' in made) throw new Error(JSON.stringify(made.problems));
    const board = makeBoard(made.plan);
    const t = board.tables(boardKey({ doors: startingDoors(made.plan), corruption: [], ruins: [], ladders: [], links: [] }));
    const names = (z: string) =>
      t
        .sees(board.zoneNamed(z))
        .map((x) => board.zones[x]?.name)
        .join('');
    expect([names('A'), names('d'), names('e')]).toEqual(['ABCd', 'ABCde', 'de']);
  });
});
