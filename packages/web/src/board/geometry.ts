// Shapes of the board in drawing units: outlines of cell sets, runs of walls, places inside a zone.
import type { ZoneId } from '@holdout/engine';
import { type Box, n, type Point } from '../art/svg.ts';
import type { BoardView, Stretch } from './types.ts';

/** Drawing units of one tile side. */
export const TILE = 300;

export const cellBox = (board: BoardView, cell: number): Box => {
  const row = Math.floor(cell / board.cols);
  const col = cell % board.cols;
  const x = board.xs[col] * TILE;
  const y = board.ys[row] * TILE;
  return { x, y, w: board.xs[col + 1] * TILE - x, h: board.ys[row + 1] * TILE - y };
};

/** All of the board, vaults beside it included. */
export function boardSize(board: BoardView): { readonly w: number; readonly h: number } {
  const w = Math.max(board.xs[board.cols], ...board.zones.map((z) => z.bounds.x + z.bounds.w));
  const h = Math.max(board.ys[board.rows], ...board.zones.map((z) => z.bounds.y + z.bounds.h));
  return { w: w * TILE, h: h * TILE };
}

/** Outlines of a set of cells, clockwise round the cells (holes the other way), corners only. */
export function outlines(board: BoardView, cells: Iterable<number>): Point[][] {
  const inside = new Set(cells);
  const { cols } = board;
  const next = new Map<string, number[][]>();
  const add = (c1: number, r1: number, c2: number, r2: number) => {
    const key = `${c1},${r1}`;
    const list = next.get(key);
    if (list) list.push([c2, r2]);
    else next.set(key, [[c2, r2]]);
  };
  for (const cell of inside) {
    const r = Math.floor(cell / cols);
    const c = cell % cols;
    if (r === 0 || !inside.has(cell - cols)) add(c, r, c + 1, r);
    if (c === cols - 1 || !inside.has(cell + 1)) add(c + 1, r, c + 1, r + 1);
    if (!inside.has(cell + cols)) add(c + 1, r + 1, c, r + 1);
    if (c === 0 || !inside.has(cell - 1)) add(c, r + 1, c, r);
  }
  const loops: Point[][] = [];
  for (const [start, list] of next) {
    while (list.length > 0) {
      const loop: number[][] = [start.split(',').map(Number)];
      let at = list.pop() as number[];
      let before = loop[0];
      while (`${at[0]},${at[1]}` !== start) {
        loop.push(at);
        const ways = next.get(`${at[0]},${at[1]}`) as number[][];
        // Where two corners touch, turn right, so that each loop stays simple.
        const dx = at[0] - before[0];
        const dy = at[1] - before[1];
        const right = ways.findIndex(([c, r]) => Math.sign(c - at[0]) === -Math.sign(dy) && Math.sign(r - at[1]) === Math.sign(dx));
        before = at;
        at = ways.splice(Math.max(0, right), 1)[0];
      }
      loops.push(
        loop
          .filter(([c, r], i) => {
            const [pc, pr] = loop[(i + loop.length - 1) % loop.length];
            const [nc, nr] = loop[(i + 1) % loop.length];
            return !((pc === c && nc === c) || (pr === r && nr === r));
          })
          .map(([c, r]) => [board.xs[c] * TILE, board.ys[r] * TILE] as const),
      );
    }
  }
  return loops;
}

/** Moves every side of a clockwise rectilinear loop inwards. */
export const inset = (loop: readonly Point[], by: number): Point[] =>
  loop.map(([x, y], i) => {
    const [px, py] = loop[(i + loop.length - 1) % loop.length];
    const [nx, ny] = loop[(i + 1) % loop.length];
    const side = (ax: number, ay: number, bx: number, by2: number) => [-Math.sign(by2 - ay), Math.sign(bx - ax)];
    const [ax, ay] = side(px, py, x, y);
    const [bx, by2] = side(x, y, nx, ny);
    return [x + by * (ax + bx), y + by * (ay + by2)];
  });

export function loopPath(loop: readonly Point[], round = 0): string {
  if (round === 0) return `${loop.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`;
  let d = '';
  loop.forEach(([x, y], i) => {
    const [px, py] = loop[(i + loop.length - 1) % loop.length];
    const [nx, ny] = loop[(i + 1) % loop.length];
    const before = Math.min(round, Math.hypot(px - x, py - y) / 2);
    const after = Math.min(round, Math.hypot(nx - x, ny - y) / 2);
    const start: Point = [x + Math.sign(px - x) * before, y + Math.sign(py - y) * before];
    d += `${i === 0 ? 'M' : 'L'}${n(start[0])} ${n(start[1])}Q${n(x)} ${n(y)} ${n(x + Math.sign(nx - x) * after)} ${n(y + Math.sign(ny - y) * after)}`;
  });
  return `${d}Z`;
}

export const cellsPath = (board: BoardView, cells: Iterable<number>, by = 0, round = 0): string =>
  outlines(board, cells)
    .map((loop) => loopPath(by === 0 ? loop : inset(loop, by), round))
    .join('');

export function zonePath(board: BoardView, zone: ZoneId, by = 0, round = 0): string {
  const { cells } = board.zones[zone];
  if (cells.length > 0) return cellsPath(board, cells, by, round);
  const { x, y, w, h } = mainBox(board, zone);
  const loop: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  return loopPath(inset(loop, by), round);
}

/** A stretch in drawing units, with its direction and length. */
export interface Run {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly across: boolean;
  readonly length: number;
  readonly a: number;
  readonly b: number;
}

export const run = (s: Stretch): Run => {
  const across = s.y1 === s.y2;
  const x1 = s.x1 * TILE;
  const y1 = s.y1 * TILE;
  const x2 = s.x2 * TILE;
  const y2 = s.y2 * TILE;
  return { x1, y1, x2, y2, across, length: Math.abs(x2 - x1) + Math.abs(y2 - y1), a: s.a, b: s.b };
};

/** Joins stretches that lie on one line and separate the same two zones. */
export function runs(stretches: readonly Stretch[], sameZones = true): Run[] {
  const all = stretches
    .map(run)
    .sort((p, q) => Number(p.across) - Number(q.across) || (p.across ? p.y1 - q.y1 || p.x1 - q.x1 : p.x1 - q.x1 || p.y1 - q.y1));
  const out: Run[] = [];
  for (const r of all) {
    const last = out[out.length - 1];
    const joins =
      last !== undefined &&
      last.across === r.across &&
      Math.abs(last.x2 - r.x1) < 0.01 &&
      Math.abs(last.y2 - r.y1) < 0.01 &&
      (!sameZones || (last.a === r.a && last.b === r.b));
    if (joins) out[out.length - 1] = { ...last, x2: r.x2, y2: r.y2, length: last.length + r.length };
    else out.push(r);
  }
  return out;
}

export const middle = (r: Run): Point => [(r.x1 + r.x2) / 2, (r.y1 + r.y2) / 2];

/** The largest rectangle inside a zone; a vault has one beside the board. */
export function mainBox(board: BoardView, zone: ZoneId): Box {
  const [box] = board.zones[zone].boxes;
  return { x: box.x * TILE, y: box.y * TILE, w: box.w * TILE, h: box.h * TILE };
}

/** Where a name or a lone figure stands best. */
export function anchor(board: BoardView, zone: ZoneId): Point {
  const { x, y } = board.zones[zone].anchor;
  return [x * TILE, y * TILE];
}
