// Where things stand inside a zone: each wants a place, none covers another, and all shrink together when it gets tight.
import type { Point } from '../art/svg.ts';
import { mainBox, TILE } from './geometry.ts';
import type { BoardView } from './types.ts';

export interface Thing {
  readonly key: string;
  readonly radius: number;
  /** in a corner, where tokens lie; along a side; among the living; among the dead */
  readonly place: 'rim' | 'kerb' | 'living' | 'dead';
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const SCALES = [1, 0.9, 0.8, 0.72, 0.64, 0.57, 0.5, 0.44];
const STEP = 5;
const WALL = 6;

const fields = new WeakMap<BoardView, Map<number, Point[]>>();

/** Points of a zone on a fine lattice, clear of its walls. */
function field(board: BoardView, zone: number): Point[] {
  let all = fields.get(board);
  if (!all) fields.set(board, (all = new Map()));
  let points = all.get(zone);
  if (!points) {
    points = [];
    for (const box of board.zones[zone].boxes)
      for (let y = box.y * TILE + WALL; y <= (box.y + box.h) * TILE - WALL; y += STEP)
        for (let x = box.x * TILE + WALL; x <= (box.x + box.w) * TILE - WALL; x += STEP) points.push([x, y]);
    all.set(zone, points);
  }
  return points;
}

const insideOf = (board: BoardView, zone: number): ((x: number, y: number) => boolean) => {
  const boxes = board.zones[zone].boxes.map((b) => [b.x * TILE, b.y * TILE, (b.x + b.w) * TILE, (b.y + b.h) * TILE]);
  return (x, y) => boxes.some(([l, t, r, b]) => x >= l && x <= r && y >= t && y <= b);
};

/** Where each thing would like to be: tokens in the corners, the living and the dead on either side of the middle. */
function wishes(board: BoardView, zone: number, things: readonly Thing[]): Point[] {
  const box = mainBox(board, zone);
  const cx = box.x + box.w / 2;
  const cy = box.y + box.h / 2;
  const wide = box.w >= box.h;
  const both = things.some((t) => t.place === 'living') && things.some((t) => t.place === 'dead');
  const apart = both ? 0.2 : 0.02;
  const corners: Point[] = [
    [box.x, box.y],
    [box.x + box.w, box.y],
    [box.x + box.w, box.y + box.h],
    [box.x, box.y + box.h],
  ];
  let corner = 0;
  return things.map((t) => {
    if (t.place === 'rim') return corners[corner++ % 4];
    if (t.place === 'kerb') return wide ? [cx, box.y + box.h] : [box.x, cy];
    const side = (t.place === 'living' ? 1 : -1) * apart;
    return wide ? [cx + side * box.w, cy] : [cx, cy + side * box.h];
  });
}

export function layOut(board: BoardView, zone: number, things: readonly Thing[]): Map<string, Spot> {
  const out = new Map<string, Spot>();
  if (things.length === 0) return out;
  const points = field(board, zone);
  const inside = insideOf(board, zone);
  const wish = wishes(board, zone, things);
  const room = board.zones[zone].boxes.reduce((sum, b) => sum + b.w * b.h * TILE * TILE, 0);
  const bulk = things.reduce((sum, t) => sum + 4 * t.radius ** 2, 0);
  for (const scale of SCALES) {
    out.clear();
    const last = scale === SCALES[SCALES.length - 1];
    if (bulk * scale ** 2 > room * 0.95 && !last) continue;
    const taken: [number, number, number][] = [];
    const fits = things.every((thing, i) => {
      const r = thing.radius * scale;
      // Only in the tightest zones may a figure lean over a wall.
      const reach = last ? r * 0.6 : r + WALL - 1;
      let best: Point | null = null;
      let cost = Number.POSITIVE_INFINITY;
      for (const point of points) {
        const [x, y] = point;
        const far = (x - wish[i][0]) ** 2 + (y - wish[i][1]) ** 2;
        if (far >= cost) continue;
        if (!inside(x - reach, y) || !inside(x + reach, y) || !inside(x, y - reach) || !inside(x, y + reach)) continue;
        let crowd = 0;
        for (const [tx, ty, tr] of taken) {
          const gap = (tx - x) ** 2 + (ty - y) ** 2 - ((tr + r) * 0.98) ** 2;
          if (gap < 0) crowd -= gap;
        }
        if (crowd > 0 && !last) continue;
        if (far + crowd * 40 < cost) {
          best = point;
          cost = far + crowd * 40;
        }
      }
      const place = best ?? wish[i];
      if (best === null && !last) return false;
      taken.push([place[0], place[1], r]);
      out.set(thing.key, { x: place[0], y: place[1], scale });
      return true;
    });
    if (fits) return out;
  }
  return out;
}
