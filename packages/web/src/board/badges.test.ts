import { describe, expect, it } from 'vitest';
import { type BadgeSpot, badgeSpot, wayspot } from './badges.ts';
import { mainBox } from './geometry.ts';
import type { Scene } from './scene.ts';
import type { BoardView } from './types.ts';

const whole = { x: 1, y: 1, w: 0.6, h: 0.6 };
const board = { zones: [{ boxes: [whole], bounds: whole }] } as unknown as BoardView;
const box = mainBox(board, 0);
const scene = (more: Partial<Record<keyof Scene, readonly (readonly [number, number])[]>>): Scene => {
  const at = (spots: readonly (readonly [number, number])[] = []) => spots.map(([x, y]) => ({ zone: 0, spot: { x, y, scale: 1 } }));
  const tokens = at(more.tokens).map((token) => ({ ...token, art: { draw: 'crate' } }));
  return { people: at(more.people), stacks: at(more.stacks), tokens } as unknown as Scene;
};
const exitAt = (of: Scene, x: number, y: number): Scene =>
  ({ ...of, tokens: [...of.tokens, { zone: 0, spot: { x, y, scale: 1 }, art: { draw: 'exit' } }] }) as unknown as Scene;
const [right, top] = [box.x + box.w - 20, box.y + 18];

const found = (spot: BadgeSpot | null): BadgeSpot => {
  if (spot === null) throw new Error('it was left out');
  return spot;
};

describe('a badge', () => {
  it('lies top right by custom', () => {
    const [x, y] = badgeSpot(board, scene({}), 0, 22);
    expect([x > box.x + box.w / 2, y < box.y + box.h / 2]).toEqual([true, true]);
  });

  it('makes room for a face', () => {
    const [, y] = badgeSpot(board, scene({ people: [[right, top]] }), 0, 22);
    expect(y).toBeGreaterThan(box.y + box.h / 2);
  });

  it('makes room for the number of a stack', () => {
    const spot = { x: box.x + box.w - 45, y: box.y + 50, scale: 1 };
    const numbered = (count: number) =>
      ({ ...scene({}), stacks: [{ zone: 0, spot, count, base: 'walker', plate: [1, -1] }] }) as unknown as Scene;
    const [number, wide] = [spot.y - 17, 22];
    expect(badgeSpot(board, numbered(1), 0, wide)[1]).toBeLessThan(number);
    const [x, y] = badgeSpot(board, numbered(2), 0, wide);
    expect(Math.abs(x - spot.x - 18) >= wide / 2 + 13 || Math.abs(y - number) >= 11 + 9).toBe(true);
  });

  it('does not lie on another one of its zone', () => {
    const first = badgeSpot(board, scene({}), 0, 22);
    const second = badgeSpot(board, scene({}), 0, 22, [first]);
    expect(Math.hypot(first[0] - second[0], first[1] - second[1])).toBeGreaterThan(22);
  });

  it('covers a token before it covers a face', () => {
    const corners = [
      [right, box.y + box.h - 18],
      [box.x + 20, top],
      [box.x + 20, box.y + box.h - 18],
    ] as const;
    const sides = [
      [box.x + box.w / 2, top],
      [box.x + box.w / 2, box.y + box.h - 18],
      [right, box.y + box.h / 2],
      [box.x + 20, box.y + box.h / 2],
    ] as const;
    const [x, y] = badgeSpot(board, scene({ people: [...corners, ...sides], tokens: [[right, top]] }), 0, 22);
    expect([x > box.x + box.w / 2, y < box.y + box.h / 2]).toEqual([true, true]);
  });

  it('lies at a side where figures fill the corners and a way out the last of them', () => {
    const corners = [
      [right, box.y + box.h - 18],
      [box.x + 20, top],
      [box.x + 20, box.y + box.h - 18],
    ] as const;
    const [x, y] = badgeSpot(board, exitAt(scene({ people: corners }), right, top), 0, 22);
    expect(Math.abs(x - right) < 22 + 16 && Math.abs(y - top) < 11 + 16).toBe(false);
  });

  it('covers a crate before it covers a way out', () => {
    const all = [right, box.x + box.w / 2, box.x + 20].flatMap((x) =>
      [top, box.y + box.h / 2, box.y + box.h - 18].map((y) => [x, y] as const),
    );
    const crate = [box.x + 20, box.y + box.h - 18] as const;
    const others = all.filter(([x, y]) => !(x === right && y === top) && !(x === crate[0] && y === crate[1]));
    const [x, y] = badgeSpot(board, exitAt(scene({ people: others, tokens: [crate] }), right, top), 0, 22);
    expect([x < box.x + box.w / 2, y > box.y + box.h / 2]).toEqual([true, true]);
  });
});

describe('from afar, where writing and pieces are shown larger', () => {
  const lens = { sign: 2, piece: 1.4 };
  const free = ([x, y, wide = 0]: readonly [number, number, number?], [px, py]: readonly [number, number]) =>
    Math.abs(px - x) >= wide / 2 + 22 || Math.abs(py - y) >= 22 + 22;

  it('a badge leaves free what it would cover at that size', () => {
    // clear of the badge as it is drawn, under it as it is shown
    const face = [right - 30, top + 26] as const;
    expect(badgeSpot(board, scene({ people: [face] }), 0, 22)).toEqual(badgeSpot(board, scene({}), 0, 22));
    const spot = badgeSpot(board, scene({ people: [face] }), 0, 22, [], lens);
    expect(free(spot, face)).toBe(true);
  });

  it('a badge lies across the edge of a zone full of pieces, and in the middle of one narrower than itself', () => {
    const all = [right, box.x + box.w / 2, box.x + 20].flatMap((x) =>
      [box.y + 50, box.y + box.h / 2, box.y + box.h - 50].map((y) => [x, y] as const),
    );
    const [, y] = badgeSpot(board, scene({ people: all }), 0, 22, [], lens);
    expect([box.y, box.y + box.h]).toContain(y);
    const [x] = badgeSpot(board, scene({}), 0, box.w, [], lens);
    expect(x).toBe(box.x + box.w / 2);
  });

  it('signs of two ways keep apart by the size they are shown at', () => {
    const first = found(wayspot(scene({}), [0, 0], [200, 0], 20, [], lens));
    const [x, y] = found(wayspot(scene({}), [0, 0], [200, 0], 20, [first], lens));
    expect(Math.abs(x - first[0]) >= 40 || Math.abs(y - first[1]) >= 44).toBe(true);
  });
});

it('a zone full of faces to its edge has its badge beyond the edge, and no face is covered', () => {
  const grid = [0, 0.25, 0.5, 0.75, 1];
  const people = grid.flatMap((across) => grid.map((down) => [box.x + box.w * across, box.y + 22 + (box.h - 44) * down] as const));
  const [x, y] = badgeSpot(board, scene({ people }), 0, 34);
  for (const [px, py] of people)
    expect(Math.hypot(Math.max(0, Math.abs(px - x) - 17), Math.max(0, Math.abs(py - y) - 11))).toBeGreaterThan(16);
  expect(y < box.y || y > box.y + box.h).toBe(true);
});

describe('the sign of a way', () => {
  it('lies in its middle by custom', () => {
    expect(wayspot(scene({}), [0, 0], [100, 0], 20)?.slice(0, 2)).toEqual([50, 0]);
  });

  it('makes room for what stands there, and stays on the way', () => {
    const [x, y] = found(wayspot(scene({ stacks: [[90, 0]] }), [0, 0], [200, 0], 20));
    expect(y).toBe(0);
    expect(x).toBeGreaterThan(100);
    expect(x).toBeLessThan(150);
  });

  it('steps aside for the number of a stack that fills the way, and for another sign', () => {
    const crowd = [0, 50, 100].map((x) => ({ zone: 0, count: 7, plate: [1, 1], spot: { x, y: -17, scale: 1 } }));
    const of = { people: [], tokens: [], stacks: crowd } as unknown as Scene;
    const [x, y] = found(wayspot(of, [0, 0], [100, 0], 20));
    // numbers lie on the way itself: at 18, 68 and 118, 13 wide to each side and 9 high
    for (const at of [18, 68, 118]) expect(Math.abs(x - at) < 10 + 13 && Math.abs(y) < 11 + 9).toBe(false);
    const other = found(wayspot(scene({}), [0, 0], [100, 0], 20, [[50, 0]]));
    expect(Math.abs(other[0] - 50) >= 20 || Math.abs(other[1]) >= 22).toBe(true);
  });

  it('on a whole board on a phone it leaves every face free, or is left out', () => {
    const far = { sign: 3.4, piece: 1.4 };
    const line = [0, 40, 80, 120].map((x) => [x, 0] as const);
    const [x, y] = found(wayspot(scene({ stacks: line }), [0, 0], [120, 0], 12, [], far));
    for (const [at] of line) expect(Math.abs(x - at) < 20 && Math.abs(y) < 37).toBe(false);
    const everywhere = [-120, -80, -40, 0, 40, 80, 120].flatMap((down) => line.map(([at]) => [at, down] as const));
    expect(wayspot(scene({ stacks: everywhere }), [0, 0], [120, 0], 12, [], far)).toBeNull();
  });
});
