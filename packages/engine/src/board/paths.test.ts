import { describe, expect, it } from 'vitest';
import { caseView } from './fixture.ts';
import { FAR } from './types.ts';

describe('moving', () => {
  it('goes between zones that share an edge, never a corner', () => {
    const view = caseView({ grid: 'A B\nC D' });
    expect([view.steps('A'), view.steps('D')]).toEqual(['BC', 'BC']);
  });
  it('needs an opening or an open door with a room', () => {
    const view = caseView({ grid: 'A b c d', rooms: 'b c d', openings: 'b-c', doors: 'A-b open, c-d closed' });
    expect([view.steps('A'), view.steps('b'), view.steps('c'), view.steps('d')]).toEqual(['b', 'Ac', 'b', '']);
  });
  it('is stopped by a wall between streets', () => {
    expect(caseView({ grid: 'A B', walls: 'A-B' }).steps('A')).toBe('');
  });
  it('opens with the door', () => {
    const spec = { grid: 'A b', rooms: 'b', doors: 'A-b closed' };
    expect([caseView(spec).steps('A'), caseView(spec, { doors: { 0: 1 } }).steps('A')]).toEqual(['', 'b']);
  });
  it('takes corridors as street', () => {
    const view = caseView({ grid: 'A k b', rooms: 'b', corridors: 'k', openings: 'k-b' });
    expect(view.steps('k')).toBe('Ab');
    expect(view.tables.street[view.zone('k')]).toBe(true);
    expect(view.tables.searchable[view.zone('k')]).toBe(false);
  });
  it('follows links between zones that do not touch', () => {
    const view = caseView({ grid: 'A B C' }, { links: ['AC'] });
    expect([view.steps('A'), view.zombieSteps('A'), view.sees('A')]).toEqual(['BC', 'BC', 'ABC']);
    expect(view.tables.adjacent[view.zone('C')]).toEqual([0, 1]);
  });
});

describe('doors of other states', () => {
  const spec = { grid: 'A b', rooms: 'b', doors: 'A-b closed' };
  it('broken: zombies walk through, survivors do not', () => {
    const view = caseView(spec, { doors: { 0: 3 } });
    expect([view.steps('A'), view.zombieSteps('A')]).toEqual(['', 'b']);
  });
  it('shut for good: a wall to all', () => {
    const view = caseView(spec, { doors: { 0: 2 } });
    expect([view.steps('A'), view.zombieSteps('A')]).toEqual(['', '']);
    expect(view.tables.distanceThroughDoors(0, 1)).toBe(FAR);
  });
});

describe('walkways', () => {
  const spec = { grid: 'A B r\nV W X', rooms: 'r', ruins: 'r', walkways: 'V W X', stairs: 'A-V' };
  it('are joined to each other freely', () => {
    expect(caseView(spec).steps('W')).toBe('VX');
  });
  it('are reached and left by survivors by stairs alone', () => {
    expect([caseView(spec).steps('A'), caseView(spec).steps('B'), caseView(spec).steps('V')]).toEqual(['BV', 'A', 'AW']);
  });
  it('or by a rope ladder, which zombies cannot use', () => {
    const view = caseView(spec, { ladders: ['BW'] });
    expect([view.steps('B'), view.steps('W'), view.zombieSteps('B')]).toEqual(['AW', 'BVX', 'A']);
  });
  it('zombies go up by stairs and drop into any street zone beside, not into a building', () => {
    const view = caseView(spec);
    expect([view.zombieSteps('A'), view.zombieSteps('B')]).toEqual(['BV', 'A']);
    expect([view.zombieSteps('W'), view.zombieSteps('X')]).toEqual(['BVX', 'W']);
    expect(view.tables.zombieDistance(view.zone('B'), view.zone('W'))).toBe(3);
    expect(view.tables.zombieDistance(view.zone('W'), view.zone('B'))).toBe(1);
  });
  it('zombies drop through a gap in the wall of a ruin', () => {
    const view = caseView({ ...spec, openings: 'r-X' });
    expect([view.zombieSteps('X'), view.steps('X')]).toEqual(['rW', 'W']);
  });
  it('climbers need no stairs', () => {
    const view = caseView(spec);
    expect(view.climbSteps('B')).toBe('AW');
    expect(view.tables.climbDistance(view.zone('B'), view.zone('W'))).toBe(1);
  });
  it('stop being walkways under corruption', () => {
    const view = caseView(spec, { corruption: 'W' });
    expect([view.steps('B'), view.steps('W')]).toEqual(['AW', 'B']);
    expect(view.zombieSteps('X')).toBe('W');
    expect(view.tables.walkway[view.zone('W')]).toBe(false);
  });
});

describe('corruption', () => {
  const spec = { grid: 'A b c D', rooms: 'b c', openings: 'c-D' };
  it('takes down walls between corrupted neighbours alone', () => {
    const view = caseView(spec, { corruption: 'Ab' });
    expect([view.steps('A'), view.steps('b'), view.steps('c')]).toEqual(['b', 'A', 'D']);
  });
  it('makes a street that cannot be searched', () => {
    const { tables } = caseView(spec, { corruption: 'b' });
    expect([tables.street, tables.searchable]).toEqual([
      [true, true, false, true],
      [false, false, true, false],
    ]);
    expect(tables.building).toEqual([-1, -1, 0, -1]);
  });
});

describe('ruins', () => {
  it('are building zones that cannot be searched', () => {
    const { tables } = caseView({ grid: 'A r c', rooms: 'r c', ruins: 'r', openings: 'A-r, r-c' });
    expect([tables.street[1], tables.searchable[1], tables.searchable[2], tables.ruin[1], tables.building[1]]).toEqual([
      false,
      false,
      true,
      true,
      0,
    ]);
  });
  it('may come in play', () => {
    const view = caseView({ grid: 'W b', rooms: 'b', walkways: 'W' }, { ruins: 'b' });
    expect([view.tables.ruin[1], view.tables.searchable[1], view.sees('W'), view.sees('b')]).toEqual([true, false, 'Wb', 'Wb']);
  });
});

describe('vaults', () => {
  const spec = { grid: 'A b', rooms: 'b', vaults: 'V A closed, V b open' };
  it('are joined by their open doors and belong to no building', () => {
    const view = caseView(spec);
    expect([view.steps('V'), view.steps('A'), view.zombieSteps('b')]).toEqual(['b', '', 'V']);
    expect([view.tables.building[2], view.tables.street[2], view.tables.searchable[2]]).toEqual([-1, false, false]);
    expect(view.board.doorsAt).toEqual([[0], [1], [0, 1]]);
  });
  it('shorten the way of zombies who would walk through all doors', () => {
    const { tables } = caseView(spec);
    expect([tables.zombieDistance(0, 1), tables.distanceThroughDoors(0, 1)]).toEqual([FAR, 2]);
  });
});

describe('sandbags', () => {
  it('stop zombies where they cover the whole border', () => {
    const view = caseView({ grid: 'A B\nC D', sandbags: 'A-B' });
    expect([view.steps('A'), view.zombieSteps('A'), view.freeZombieSteps('A')]).toEqual(['BC', 'C', 'BC']);
    expect([view.tables.zombieDistance(0, 1), view.tables.freeZombieDistance(0, 1)]).toEqual([3, 1]);
  });
});

describe('tank', () => {
  it('is climbed by survivors, walked round by zombies, climbed on extra activations', () => {
    const view = caseView({ grid: 'A T B\nC D E', tank: 'T' });
    expect([view.steps('A'), view.zombieSteps('A'), view.freeZombieSteps('A')]).toEqual(['TC', 'C', 'TC']);
    expect(view.zombieSteps('T')).toBe('ABD');
    expect([view.tables.zombieDistance(0, 2), view.tables.freeZombieDistance(0, 2)]).toEqual([4, 2]);
  });
});

describe('distance', () => {
  it('is FAR where no way leads, and ignores what it is told to', () => {
    const { tables } = caseView({ grid: 'A b C d E', rooms: 'b d', doors: 'A-b closed, b-C closed' });
    expect([tables.distance(0, 2), tables.distanceThroughDoors(0, 2), tables.distanceThroughAll(0, 4)]).toEqual([FAR, 2, 4]);
    expect(tables.distanceThroughDoors(0, 4)).toBe(FAR);
    expect(tables.distance(0, 0)).toBe(0);
    expect(tables.distance(0, -1)).toBe(FAR);
  });
  it('goes over walkways when nothing stands in the way', () => {
    const { tables } = caseView({ grid: 'A W B', walkways: 'W' });
    expect([tables.zombieDistance(0, 2), tables.distanceThroughAll(0, 2)]).toEqual([FAR, 2]);
  });
});

describe('buildings', () => {
  const spec = { grid: 'a b c d', rooms: 'a b c d', openings: 'a-b', doors: 'b-c closed, c-d open' };
  it('end at closed doors', () => {
    const view = caseView(spec);
    expect([view.building('a'), view.building('c')]).toEqual(['ab', 'cd']);
  });
  it('grow when a door opens', () => {
    expect(caseView(spec, { doors: { 0: 1 } }).building('d')).toBe('abcd');
  });
  it('are not joined by a corridor, a vault or a link', () => {
    const view = caseView(
      { grid: 'a k b', rooms: 'a b', corridors: 'k', openings: 'a-k, k-b', vaults: 'V a open, V b open' },
      { links: ['ab'] },
    );
    expect([view.building('a'), view.building('b'), view.building('k')]).toEqual(['a', 'b', '']);
  });
});
