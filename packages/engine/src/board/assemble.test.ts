import { describe, expect, it } from 'vitest';
import type { MissionMap, TileFace } from '../content.ts';
import { type Assembled, assemble } from './assemble.ts';
import { describeBoard } from './describe.ts';
import { turnFace } from './faces.ts';
import { boardKey, startingDoors } from './key.ts';
import { makeBoard } from './tables.ts';

const THIRDS = [0, 1 / 3, 2 / 3, 1];
const street = { kind: 'street' } as const;
const room = { kind: 'room' } as const;

/** A street along the west side; two rooms with an opening between them and a printed door; gaps north and east. */
const house: TileFace = {
  id: '1R',
  bands: THIRDS,
  cells: ['NW A A', 'W B B', 'SW B B'],
  zones: { NW: street, W: street, SW: street, A: { kind: 'room', dark: true }, B: room },
  edges: [
    { at: [0, 1, 'S'], is: 'opening' },
    { at: [1, 1, 'W'], is: 'door' },
    { at: [0, 2, 'N'], is: 'opening' },
    { at: [1, 2, 'E'], is: 'opening' },
  ],
  spots: { objective: 'A', crate: 'B' },
  from: 'ours',
};
/** Nothing but streets round a square, with sandbags on one of the two sides that E and C share. */
const square: TileFace = {
  id: '2R',
  bands: THIRDS,
  cells: ['N N N', 'W C C', 'W C E'],
  zones: { N: street, W: street, C: street, E: street },
  edges: [{ at: [2, 1, 'E'], is: 'sandbags' }],
  from: 'ours',
};
const faces = new Map([house, square].map((face) => [face.id, face]));

const laying = (tiles: readonly (readonly string[])[], more: Partial<MissionMap> = {}): MissionMap => ({
  tiles: tiles.map((row) =>
    row.map((word) => {
      const [face = '', turn = '0'] = word.split('@');
      return word === '' ? null : { face, turn: Number(turn) as 0 | 90 | 180 | 270 };
    }),
  ),
  places: {},
  spawns: [],
  from: { tiles: 'ours', tokens: 'ours' },
  ...more,
});

function laid(map: MissionMap, mergeStreets = true): Assembled {
  const result = assemble(map, faces, { mergeStreets });
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result;
}

function problems(map: MissionMap): string[] {
  const result = assemble(map, faces, { mergeStreets: true });
  return 'problems' in result ? result.problems.map(({ place, reason }) => `${place}: ${reason}`) : [];
}

const names = ({ plan }: Assembled): string[] => plan.zones.map((zone) => zone.name);
const edgeBetween = ({ plan }: Assembled, a: string, b: string): string[] => {
  const pair = [a, b].map((name) => plan.zones.findIndex((zone) => zone.name === name));
  return plan.edges.flatMap(({ row, col, side, is }) => {
    const cell = row * plan.cols + col;
    const zones = [plan.cells[cell], plan.cells[side === 'E' ? cell + 1 : cell + plan.cols]];
    return pair.every((zone) => zones.includes(zone)) ? is : [];
  });
};
const tablesOf = ({ plan }: Assembled) => {
  const board = makeBoard(plan);
  return board.tables(boardKey({ doors: startingDoors(plan), corruption: [], ruins: [], ladders: [], links: [] }));
};

describe('turning a face', () => {
  it('by four quarters gives the face back', () => {
    for (const face of faces.values()) {
      expect(turnFace(turnFace(face, 90), 270)).toEqual(face);
      expect(turnFace(turnFace(face, 180), 180)).toEqual(face);
      expect(turnFace(turnFace(turnFace(turnFace(face, 90), 90), 90), 90)).toEqual(face);
    }
  });
  it('goes clockwise, and edges go with their cells', () => {
    const turned = turnFace(house, 90);
    expect(turned.cells).toEqual(['SW W NW', 'B B A', 'B B A']);
    expect(turned.edges.map((edge) => edge.at.join())).toEqual(['1,2,W', '1,1,N', '2,2,E', '2,1,S']);
  });
  it('changes nothing about who is whose neighbour', () => {
    const links = (turn: string): string[] => {
      const board = laid(laying([[`1R@${turn}`]]));
      const { steps } = tablesOf(board);
      return steps.flatMap((list, z) => list.map((to) => `${names(board)[z]} ${names(board)[to]}`)).sort();
    };
    for (const turn of ['90', '180', '270']) expect(links(turn)).toEqual(links('0'));
  });
});

describe('zones', () => {
  it('are numbered in reading order and named after their first piece', () => {
    expect(names(laid(laying([['1R']])))).toEqual(['0,0/NW', '0,0/A', '0,0/W', '0,0/B', '0,0/SW']);
  });
  it('of streets run over tile borders in the modern books, and end there in the fantasy ones', () => {
    const map = laying([['2R', '2R']]);
    expect(names(laid(map))).toEqual(['0,0/N', '0,0/W', '0,0/C', '0,1/C', '0,1/E']);
    expect(names(laid(map, false))).toEqual(['0,0/N', '0,1/N', '0,0/W', '0,0/C', '0,1/W', '0,1/C', '0,0/E', '0,1/E']);
    expect(edgeBetween(laid(map, false), '0,0/N', '0,1/N')).toEqual(['open']);
  });
  it('know their faces, and rooms never merge', () => {
    const board = laid(laying([['1R@180', '2R', '1R']]));
    expect(board.plan.zones.find((zone) => zone.name === '0,0/SW')?.faces).toEqual(['1R', '2R']);
    expect(board.plan.zones.filter((zone) => zone.kind === 'room')).toHaveLength(4);
    expect(board.plan.zones[0]?.kind).toBe('room');
  });
  it('leave holes where no tile lies', () => {
    const { plan } = laid(
      laying([
        ['1R', ''],
        ['2R', '2R'],
      ]),
    );
    expect(plan.cells.slice(0, 6)).toEqual([0, 1, 1, -1, -1, -1]);
    expect(plan.xs).toEqual([0, 1 / 3, 2 / 3, 1, 4 / 3, 1 + 2 / 3, 2]);
  });
});

describe('tile borders', () => {
  it('gap meets gap: an opening', () => {
    const board = laid(laying([['1R', '1R@180']]));
    expect(edgeBetween(board, '0,0/B', '0,1/B')).toEqual(['opening']);
  });
  it('gap meets a printed door: a door', () => {
    const doored: TileFace = {
      ...house,
      id: '3R',
      edges: house.edges.map((edge) => (edge.at[2] === 'E' ? { ...edge, is: 'door' } : edge)),
    };
    const board = assemble(laying([['1R', '3R@180']]), new Map([...faces, ['3R', doored]]), { mergeStreets: true });
    if ('problems' in board) throw new Error('not laid');
    expect(edgeBetween(board, '0,0/B', '0,1/B')).toEqual(['door']);
    expect(board.plan.doors).toHaveLength(3);
  });
  it('gap toward a street or a solid wall: a wall', () => {
    expect(edgeBetween(laid(laying([['1R', '2R']])), '0,0/B', '0,1/W')).toEqual(['wall', 'wall']);
    expect(edgeBetween(laid(laying([['1R', '1R@90']])), '0,0/B', '0,1/B')).toEqual(['wall', 'wall']);
  });
  it('a door token goes where the gap is', () => {
    const board = laid(laying([['1R', '2R']], { doors: [{ at: '0,0/B|0,1/W' }] }));
    expect(edgeBetween(board, '0,0/B', '0,1/W')).toEqual(['door', 'wall']);
  });
  it('a corridor with gaps on a side of its tile is walled on the rest of it', () => {
    const carpet: TileFace = {
      ...square,
      id: '4R',
      cells: ['K K K', 'K K K', 'K K K'],
      zones: { K: { kind: 'corridor' } },
      edges: [{ at: [1, 2, 'E'], is: 'opening' }],
    };
    const lay = (tiles: string[][]) => {
      const board = assemble(laying(tiles), new Map([...faces, ['4R', carpet]]), { mergeStreets: true });
      if ('problems' in board) throw new Error('not laid');
      return board;
    };
    expect(edgeBetween(lay([['4R', '2R']]), '0,0/K', '0,1/W')).toEqual(['opening', 'wall']);
    expect(edgeBetween(lay([['2R', '4R']]), '0,0/E', '0,1/K')).toEqual(['open']);
    expect(names(lay([['4R'], ['4R']]))).toEqual(['0,0/K']);
  });
});

describe('what a mission changes', () => {
  it('doors: state and colour of a printed one, new ones, numbers in reading order', () => {
    const board = laid(laying([['1R']], { doors: [{ at: '0,0/B|0,0/W', state: 'open', colour: 'blue' }, { at: '@0,0-0,1' }] }));
    expect(board.plan.doors).toEqual([
      { a: 0, b: 1, colour: null, vault: false, state: 'closed' },
      { a: 2, b: 3, colour: 'blue', vault: false, state: 'open' },
    ]);
    expect(board.resolveEdge('0,0/W|0,0/B')).toEqual({ a: 2, b: 3, doors: [1] });
    expect(board.resolveEdge('@0,1-0,0')).toEqual({ a: 1, b: 0, doors: [0] });
  });
  it('edges: walls keep pieces of street apart, openings pierce walls', () => {
    const walled = laid(laying([['2R', '2R']], { edges: [{ at: '0,0/N|0,1/N', is: 'wall' }] }));
    expect(edgeBetween(walled, '0,0/N', '0,1/N')).toEqual(['wall']);
    const pierced = laid(laying([['1R']], { edges: [{ at: '0,0/A|0,0/NW', is: 'opening' }] }));
    expect(edgeBetween(pierced, '0,0/A', '0,0/NW')).toEqual(['opening']);
  });
  it('edges between zones that only merging brings together', () => {
    const board = laid(laying([['2R', '2R']], { edges: [{ at: '0,0/N|0,1/C', is: 'wall' }] }));
    expect(edgeBetween(board, '0,0/N', '0,1/C')).toEqual(['wall', 'wall']);
  });
  it('stairs', () => {
    expect(edgeBetween(laid(laying([['2R']], { stairs: ['0,0/N|0,0/W'] })), '0,0/N', '0,0/W')).toEqual(['stairs']);
  });
  it('vaults beside the board, with a door to each zone', () => {
    const board = laid(
      laying([['1R']], {
        vaults: [{ colour: 'yellow', doors: ['0,0/A', '0,0/SW'] }],
        doors: [{ at: 'vault:yellow|0,0/SW', state: 'open' }],
      }),
    );
    expect(board.plan.zones.at(-1)).toMatchObject({ name: 'vault:yellow', kind: 'vault', cells: [] });
    expect(board.plan.doors.slice(1)).toEqual([
      { a: 5, b: 1, colour: 'yellow', vault: true, state: 'closed' },
      { a: 5, b: 4, colour: 'yellow', vault: true, state: 'open' },
    ]);
    expect(board.resolveZone('vault:yellow')).toBe(5);
    expect(tablesOf(board).steps[5]).toEqual([4]);
  });
  it('places and printed spots become zones', () => {
    const board = laid(laying([['1R', '2R']], { places: { start: ['0,1/N', '@2,0'] } }));
    expect(board.places).toEqual({ start: [board.resolveZone('0,1/N'), board.resolveZone('0,0/SW')] });
    expect(board.printed).toEqual({ objectives: [board.resolveZone('0,0/A')], crates: [board.resolveZone('0,0/B')] });
  });
});

describe('references on the finished board', () => {
  it('find zones by any of their pieces, by cell, and doors by border', () => {
    const vaults = [{ colour: 'yellow', doors: ['0,0/A'] }] as const;
    const { plan, resolveZone } = laid(laying([['1R', '2R']], { vaults, doors: [{ at: '0,0/B|0,1/W' }] }));
    const board = makeBoard(plan);
    for (const ref of ['0,0/NW', '0,1/N', '0,1/W', '@2,5', 'vault:yellow']) expect(board.zoneNamed(ref)).toBe(resolveZone(ref));
    expect([board.zoneNamed('0,7/N'), board.zoneNamed('@9,9')]).toEqual([-1, -1]);
    expect([board.doorsNamed('0,0/B|0,1/W'), board.doorsNamed('@1,2-1,3'), board.doorsNamed('vault:yellow|0,0/A')]).toEqual([
      [1],
      [1],
      [2],
    ]);
    expect(board.doorsNamed('0,0/A|0,0/B')).toEqual([]);
  });
});

describe('sandbags on a part of a border', () => {
  it('do not stop zombies', () => {
    const board = laid(laying([['2R']]));
    expect(edgeBetween(board, '0,0/C', '0,0/E').sort()).toEqual(['open', 'sandbags']);
    const c = board.plan.zones.findIndex((zone) => zone.name === '0,0/C');
    expect(tablesOf(board).zombieSteps[c]).toContain(board.resolveZone('0,0/E'));
  });
});

describe('faces cut along different lines', () => {
  const fine: TileFace = {
    ...square,
    id: '5R',
    bands: [0, 0.3, 0.5, 0.7, 1],
    cells: ['N N N N', 'W C C E', 'W C C E', 'S S S S'],
    zones: { N: street, W: street, C: room, E: street, S: street },
    edges: [],
  };
  it('are laid on common lines, near ones taken as one', () => {
    const board = assemble(laying([['5R', '2R']]), new Map([...faces, ['5R', fine]]), { mergeStreets: true });
    if ('problems' in board) throw new Error(JSON.stringify(board.problems));
    expect(board.plan.cols).toBe(8);
    expect(names(board)).toEqual(['0,0/N', '0,0/W', '0,0/C', '0,0/E', '0,1/C', '0,1/E']);
    expect(board.plan.cells.slice(8, 16)).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
  });
});

describe('mistakes in a map', () => {
  it.each([
    [laying([['1K']]), ['tiles[0][0]: unknown tile 1K: did you mean 1R?']],
    [laying([['']]), ['tiles: no tiles']],
    [laying([['1R@45']]), ['tiles[0][0]: a tile cannot be turned by 45']],
    [laying([['1R']], { places: { exit: ['0,0/SV'] } }), ['places.exit[0]: unknown zone 0,0/SV: did you mean 0,0/SW?']],
    [laying([['1R']], { spawns: [{ zone: '0,3/A', colour: 'red' }] }), ['spawns[0].zone: unknown zone 0,3/A: did you mean 0,0/A?']],
    [
      laying([['1R']], { crates: ['@3,0'] }),
      ['crates[0]: cell 3,0 lies off the board: it has 3 rows and 3 columns of cells, counted from 0'],
    ],
    [laying([['1R', '']], { ladders: ['@0,4'] }), ['ladders[0]: there is no zone at cell 0,4']],
    [laying([['1R']], { doors: [{ at: '0,0/A|0,0/SW' }] }), ['doors[0].at: 0,0/A|0,0/SW: these zones share no border']],
    [laying([['1R']], { doors: [{ at: '0,0/A' }] }), ['doors[0].at: 0,0/A names no border: write @4,7-4,8 or 0,1/A|0,1/NW']],
    [laying([['1R']], { edges: [{ at: '@0,0-1,1', is: 'wall' }] }), ['edges[0].at: cells 0,0 and 1,1 are no neighbours']],
    [laying([['1R']], { edges: [{ at: '@0,1-0,2', is: 'wall' }] }), ['edges[0].at: both sides of this border are the same zone']],
    [
      laying([['1R']], { vaults: [{ colour: 'yellow', doors: ['0,0/X'] }] }),
      ['vaults[0].doors[0]: unknown zone 0,0/X: did you mean 0,0/A?'],
    ],
  ])('%#', (map, wanted) => {
    expect(problems(map)).toEqual(wanted);
  });
  it('in a face are told with its name', () => {
    const broken: TileFace = { ...house, bands: [0, 0.5, 0.6, 1], cells: ['A B', 'A A A', 'Q A A'], spots: { crate: 'Z' } };
    const result = assemble(laying([['1R']]), new Map([['1R', broken]]), { mergeStreets: true });
    expect('problems' in result && result.problems.map(({ place, reason }) => `${place}: ${reason}`)).toEqual([
      'tile 1R: bands must be symmetric, or the face cannot be turned',
      'tile 1R: row 0 has 2 cells, the bands ask for 3',
      'tile 1R: unknown zone Q: did you mean W?',
      'tile 1R: zone NW has no cells',
      'tile 1R: zone W has no cells',
      'tile 1R: zone SW has no cells',
      'tile 1R: unknown zone of a spot Z: did you mean W?',
    ]);
  });
});

describe('the drawing of a board', () => {
  const board = laid(laying([['1R', '1R@180']], { vaults: [{ colour: 'purple', doors: ['0,0/A'] }] }));
  const view = describeBoard(makeBoard(board.plan));
  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
  it('has doors, openings and markings as stretches', () => {
    const [b1, b2] = [board.resolveZone('0,0/B'), board.resolveZone('0,1/B')];
    expect(view.openings).toContainEqual({ x1: 1, y1: 1 / 3, x2: 1, y2: 2 / 3, a: b1, b: b2 });
    expect(view.doors[0]).toEqual({
      x1: 1 / 3,
      y1: 1 / 3,
      x2: 1 / 3,
      y2: 2 / 3,
      a: board.resolveZone('0,0/W'),
      b: b1,
      door: 0,
      colour: null,
      vault: false,
    });
    expect(view.doors.at(-1)).toMatchObject({ door: 2, colour: 'purple', vault: true });
    expect(view.markings).toHaveLength(4);
  });
  it('joins walls on one line, and closes buildings toward the outside', () => {
    expect(view.walls).toContainEqual({ x1: 1 / 3, y1: 1, x2: 1, y2: 1, a: board.resolveZone('0,0/B'), b: -1 });
    expect(view.walls.some((wall) => wall.x1 === 0 && wall.x2 === 0)).toBe(false);
  });
  it('places names inside bent zones, vaults beside the board', () => {
    const bent = describeBoard(makeBoard(laid(laying([['2R']])).plan));
    const c = bent.zones.find((zone) => zone.name === '0,0/C');
    expect(c?.boxes).toHaveLength(2);
    expect(c?.bounds.w).toBeCloseTo(2 / 3);
    expect(c?.anchor.y).toBeCloseTo(0.5);
    expect(view.zones.at(-1)?.bounds.x).toBeGreaterThan(2);
  });
});
