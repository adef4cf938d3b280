// Where things stand inside a zone: each wants a place, none covers another, and all shrink together when it gets tight.
import type { ZoneId } from '@holdout/engine';
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

interface Squeeze {
  readonly scale: number;
  /** how much of a figure's radius must lie inside its zone; the rest leans over the border */
  readonly inside: number;
  /** how far two figures keep apart, as a share of their radii */
  readonly apart: number;
}
/** Tighter from step to step: figures would rather lean over a border and touch than become too small to tell. */
const SQUEEZES: readonly Squeeze[] = [
  // where there is room, whoever acts is lifted without lying over a neighbour's face
  { scale: 1, inside: 1.25, apart: 1.16 },
  { scale: 1, inside: 1.25, apart: 0.98 },
  { scale: 0.9, inside: 1.2, apart: 0.98 },
  { scale: 0.9, inside: 0.85, apart: 0.94 },
  { scale: 0.84, inside: 0.7, apart: 0.9 },
  { scale: 0.78, inside: 0.6, apart: 0.86 },
  { scale: 0.72, inside: 0.5, apart: 0.82 },
  { scale: 0.66, inside: 0.45, apart: 0.78 },
  { scale: 0.6, inside: 0.4, apart: 0.76 },
  { scale: 0.52, inside: 0.4, apart: 0.74 },
  { scale: 0.44, inside: 0.4, apart: 0.74 },
];
/** In a crowd tokens give way to figures. */
const TIGHT = 0.8;
const TOKEN_IN_CROWD = 0.82;
const STEP = 5;
const WALL = 6;

const fields = new WeakMap<BoardView, Map<number, Point[]>>();

/** Points of a zone on a fine lattice, clear of its walls. */
function field(board: BoardView, zone: ZoneId): Point[] {
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

const insideOf = (board: BoardView, zone: ZoneId): ((x: number, y: number) => boolean) => {
  const boxes = board.zones[zone].boxes.map((b) => [b.x * TILE, b.y * TILE, (b.x + b.w) * TILE, (b.y + b.h) * TILE]);
  return (x, y) => boxes.some(([l, t, r, b]) => x >= l && x <= r && y >= t && y <= b);
};

/** Where each thing would like to be: tokens in the corners, the living and the dead on either side of the middle. */
function wishes(board: BoardView, zone: ZoneId, things: readonly Thing[]): Point[] {
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

export function layOut(board: BoardView, zone: ZoneId, things: readonly Thing[]): Map<string, Spot> {
  const out = new Map<string, Spot>();
  if (things.length === 0) return out;
  const points = field(board, zone);
  const inside = insideOf(board, zone);
  const wish = wishes(board, zone, things);
  const room = board.zones[zone].boxes.reduce((sum, b) => sum + b.w * b.h * TILE * TILE, 0);
  const bulk = things.reduce((sum, t) => sum + 4 * t.radius ** 2, 0);
  for (const { scale, inside: kept, apart } of SQUEEZES) {
    out.clear();
    const last = scale === SQUEEZES[SQUEEZES.length - 1].scale;
    if (bulk * (scale * apart) ** 2 > room * (kept < 1 ? 1.3 : 0.95) && !last) continue;
    const taken: [number, number, number][] = [];
    const fits = things.every((thing, i) => {
      const token = thing.place === 'rim' || thing.place === 'kerb';
      const own = token && scale < TIGHT ? scale * TOKEN_IN_CROWD : scale;
      const r = thing.radius * own;
      const reach = Math.max(r * kept, WALL);
      let best: Point | null = null;
      let cost = Number.POSITIVE_INFINITY;
      for (const point of points) {
        const [x, y] = point;
        const far = (x - wish[i][0]) ** 2 + (y - wish[i][1]) ** 2;
        if (far >= cost) continue;
        if (!inside(x - reach, y) || !inside(x + reach, y) || !inside(x, y - reach) || !inside(x, y + reach)) continue;
        let crowd = 0;
        for (const [tx, ty, tr] of taken) {
          const gap = (tx - x) ** 2 + (ty - y) ** 2 - ((tr + r) * apart) ** 2;
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
      out.set(thing.key, { x: place[0], y: place[1], scale: own });
      return true;
    });
    if (fits) return out;
  }
  return out;
}
