import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planFromCase } from './case-grid.ts';
import { boardKey, DOOR, readBoardKey, startingDoors } from './key.ts';
import { cellAfter, cellBefore, sideBetween, standingOf } from './sides.ts';
import { makeBoard } from './tables.ts';
import type { Board, BoardDynamics, BoardPlan, BoardTables } from './types.ts';

const SIZE = 5;
const LETTERS = [...'ABCDEFGHij'];

/** Boards of any shape: each cell of a small grid one of ten zones, some of them rooms or walkways, with gaps and doors. */
const plans = fc
  .record({
    cells: fc.array(fc.constantFrom(...LETTERS), { minLength: SIZE * SIZE, maxLength: SIZE * SIZE }),
    kinds: fc.array(fc.constantFrom('street', 'street', 'room', 'room', 'walkway', 'corridor'), { minLength: 10, maxLength: 10 }),
    borders: fc.array(fc.constantFrom('wall', 'open', 'open', 'door', 'sandbags', 'stairs'), { minLength: 45, maxLength: 45 }),
    tank: fc.constantFrom('', 'A'),
  })
  .map(({ cells, kinds, borders, tank }): BoardPlan => {
    const of = (kind: string): string => LETTERS.filter((name, i) => kinds[i] === kind && cells.includes(name)).join(' ');
    const pairs = LETTERS.flatMap((a, i) => LETTERS.slice(i + 1).map((b) => [a, b] as const));
    const touch = (a: string, b: string): boolean =>
      cells.some((name, at) => {
        const neighbours = [at % SIZE < SIZE - 1 ? cells[at + 1] : '', cells[at + SIZE]];
        return (name === a && neighbours.includes(b)) || (name === b && neighbours.includes(a));
      });
    const listed = (is: string): string => pairs.flatMap(([a, b], i) => (borders[i] === is && touch(a, b) ? `${a}-${b}` : [])).join(',');
    const grid = Array.from({ length: SIZE }, (_, r) => cells.slice(r * SIZE, r * SIZE + SIZE).join(' ')).join('\n');
    const made = planFromCase({
      grid,
      rooms: of('room'),
      walkways: of('walkway'),
      corridors: of('corridor'),
      openings: listed('open'),
      walls: listed('wall'),
      doors: listed('door'),
      sandbags: listed('sandbags'),
      stairs: listed('stairs'),
      tank: cells.includes('A') ? tank : '',
    });
    if ('problems' in made) throw new Error(JSON.stringify(made.problems));
    return made.plan;
  });

const games = plans.chain((plan) => {
  const zone = fc.nat({ max: plan.zones.length - 1 });
  const pair = fc.tuple(zone, zone).filter(([a, b]) => a !== b);
  const pairs = plan.zones.length > 1 ? fc.array(pair, { maxLength: 2 }) : fc.constant([]);
  return fc.record({
    plan: fc.constant(plan),
    d: fc.record({
      doors: fc.array(fc.nat({ max: 3 }), { minLength: plan.doors.length, maxLength: plan.doors.length }),
      corruption: fc.array(zone, { maxLength: 3 }),
      ruins: fc.array(zone, { maxLength: 2 }),
      ladders: pairs,
      links: pairs,
    }),
  });
});

const MODES = ['plain', 'ghost', 'home-defender', 'ruin'] as const;

function everything(board: Board, tables: BoardTables): unknown {
  const zones = board.zones.map((_, z) => z);
  return [
    ...[tables.steps, tables.zombieSteps, tables.freeZombieSteps, tables.climbSteps, tables.stepsThroughDoors, tables.adjacent],
    ...[tables.building, tables.buildings, tables.street, tables.searchable, tables.walkway, tables.ruin],
    ...MODES.map((mode) => zones.map((a) => zones.map((b) => tables.sightRange(a, b, mode)))),
    zones.map((a) => zones.map((b) => [tables.distance(a, b), tables.zombieDistance(a, b), tables.distanceThroughAll(a, b)])),
  ];
}

/** Sight told cell by cell, without rays: what the rule says, for boards without walkways and corruption. */
function plainSight(plan: BoardPlan, doors: readonly number[]): Set<string> {
  const standing = standingOf(plan);
  const seen = new Set<string>();
  for (let start = 0; start < plan.cells.length; start++) {
    for (const [dr, dc] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const from = plan.cells[start] ?? 0;
      let row = Math.floor(start / plan.cols);
      let col = start % plan.cols;
      let zone = from;
      seen.add(`${from}-${from}`);
      while (row + dr >= 0 && row + dr < plan.rows && col + dc >= 0 && col + dc < plan.cols) {
        const edge = standing[sideBetween(plan, row * plan.cols + col, (row + dr) * plan.cols + col + dc)];
        if (edge?.is === 'wall' || (edge?.is === 'door' && doors[edge.door] !== DOOR.open)) break;
        row += dr;
        col += dc;
        const next = plan.cells[row * plan.cols + col] ?? 0;
        const entered = plan.zones[next];
        seen.add(`${from}-${next}`);
        if (next !== zone && (entered?.kind === 'room' || entered?.tank)) break;
        zone = next;
      }
    }
  }
  return seen;
}

describe('on any board', () => {
  it('sight is mutual, at the same range', () => {
    fc.assert(
      fc.property(games, ({ plan, d }) => {
        const tables = makeBoard(plan).tables(boardKey(d));
        for (let a = 0; a < plan.zones.length; a++) {
          for (let b = 0; b < plan.zones.length; b++) {
            for (const mode of ['plain', 'ghost', 'ruin'] as const)
              expect(tables.sightRange(a, b, mode)).toBe(tables.sightRange(b, a, mode));
            expect(tables.sees(a).includes(b)).toBe(tables.sees(b).includes(a));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('plain sight is what walking the cells shows', () => {
    const grounded = games.filter(({ plan }) => plan.zones.every((zone) => zone.kind !== 'walkway'));
    fc.assert(
      fc.property(grounded, ({ plan, d }) => {
        const board = makeBoard(plan);
        const tables = board.tables(boardKey({ ...d, corruption: [], ruins: [] }));
        const seen = new Set(board.zones.flatMap((_, a) => tables.sees(a).map((b) => `${a}-${b}`)));
        expect([...seen].sort()).toEqual([...plainSight(plan, d.doors)].sort());
      }),
      { numRuns: 150 },
    );
  });

  it('steps of survivors are mutual, and zombies take every step of survivors but over bags, tank and ladder', () => {
    fc.assert(
      fc.property(games, ({ plan, d }) => {
        const tables = makeBoard(plan).tables(boardKey({ ...d, ladders: [] }));
        for (const [a, list] of tables.steps.entries()) {
          for (const b of list) {
            expect(tables.steps[b]).toContain(a);
            expect(tables.freeZombieSteps[a]).toContain(b);
          }
          for (const b of tables.zombieSteps[a] ?? []) expect(tables.freeZombieSteps[a]).toContain(b);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('tables of a used board are those of a fresh one', () => {
    fc.assert(
      fc.property(games, fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 20 }), ({ plan, d }, others) => {
        const board = makeBoard(plan);
        for (const state of others)
          everything(board, board.tables(boardKey({ ...d, doors: d.doors.map((old, i) => (i % 2 === 0 ? state : old)) })));
        const key = boardKey(d);
        expect(board.tables(key)).toBe(board.tables(key));
        expect(everything(board, board.tables(key))).toEqual(everything(board, makeBoard(plan).tables(key)));
      }),
      { numRuns: 60 },
    );
  });

  it('tables dropped from the cache come back the same', () => {
    const made = planFromCase({ grid: 'A b C d E', rooms: 'b d', doors: 'A-b closed, b-C closed, C-d closed, d-E closed' });
    if ('problems' in made) throw new Error('no board');
    const board = makeBoard(made.plan);
    const keys = Array.from({ length: 256 }, (_, n) => [n & 3, (n >> 2) & 3, (n >> 4) & 3, n >> 6]).flatMap((doors) =>
      [[], [0], [1]].map((corruption) => boardKey({ doors, corruption, ruins: [], ladders: [], links: [] })),
    );
    const before = keys.map((key) => everything(board, board.tables(key)));
    expect(keys.map((key) => everything(board, board.tables(key)))).toEqual(before);
  });
});

describe('the key of a board', () => {
  const canonical = (d: BoardDynamics): BoardDynamics => {
    const zones = (list: readonly number[]): number[] => [...new Set(list)].sort((a, b) => a - b);
    const pairs = (list: readonly (readonly [number, number])[]): [number, number][] =>
      [
        ...new Map(
          list.map(([a, b]) => [`${Math.min(a, b)}-${Math.max(a, b)}`, [Math.min(a, b), Math.max(a, b)] as [number, number]]),
        ).values(),
      ].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
    return { doors: d.doors, corruption: zones(d.corruption), ruins: zones(d.ruins), ladders: pairs(d.ladders), links: pairs(d.links) };
  };
  it('reads back as what was written, in canonical order', () => {
    fc.assert(
      fc.property(games, ({ plan, d }) => {
        const key = boardKey(d);
        const read = readBoardKey(key, plan.doors.length);
        expect(read).toEqual(canonical(d));
        expect(boardKey(read)).toBe(key);
      }),
    );
  });
  it('is short when nothing has happened', () => {
    const closed = Array.from({ length: 20 }, () => DOOR.closed);
    expect(boardKey({ doors: closed, corruption: [], ruins: [], ladders: [], links: [] })).toBe('0');
    expect(boardKey({ doors: [0, 1, 0, 0], corruption: [], ruins: [], ladders: [], links: [] })).toBe('4');
    expect(boardKey({ doors: [], corruption: [40, 3], ruins: [], ladders: [[9, 2]], links: [] })).toBe('0.0314..0209');
  });
  it('starts from the doors of the plan', () => {
    const made = planFromCase({ grid: 'A b C', rooms: 'b', doors: 'A-b open, b-C broken' });
    expect('plan' in made && startingDoors(made.plan)).toEqual([DOOR.open, DOOR.broken]);
  });
});

describe('cell sides', () => {
  it('are found from both cells', () => {
    const grid = { rows: 3, cols: 4 };
    for (let side = 0; side < 24; side++) {
      const after = cellAfter(grid, side);
      if (after >= 0)
        expect([sideBetween(grid, cellBefore(side), after), sideBetween(grid, after, cellBefore(side))]).toEqual([side, side]);
    }
    expect(sideBetween(grid, 3, 4)).toBe(-1);
    expect(sideBetween(grid, 0, 5)).toBe(-1);
  });
});
