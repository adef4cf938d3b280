// Everything a drawing of the board needs, as plain JSON: no rules, no state of play.
import type { Colour, ZoneKind } from '../content.ts';
import { NOWHERE, type ZoneId } from '../ids.ts';
import { standingOf } from './sides.ts';
import type { Board, BoardPlan } from './types.ts';

/** A stretch of cell side, in tile sides. `a` is the zone to the west or north, `b` to the east or south; -1: off the board. */
export interface Stretch {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly a: ZoneId;
  readonly b: ZoneId;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface BoardZone {
  readonly name: string;
  readonly kind: ZoneKind;
  readonly dark: boolean;
  readonly ruin: boolean;
  readonly tank: boolean;
  readonly cells: readonly number[];
  readonly faces: readonly string[];
  /** all of the zone lies within; a vault has its box beside the board */
  readonly bounds: Box;
  /** rectangles that cover the zone, none overlapping */
  readonly boxes: readonly Box[];
  /** centre of its area, which may lie outside a bent zone */
  readonly centre: Point;
  /** middle of the largest rectangle inside */
  readonly anchor: Point;
}

/** One stretch of a door; a vault door lies at the anchor of the zone it joins (`b`) to the vault (`a`). */
export interface BoardDoor extends Stretch {
  readonly door: number;
  readonly colour: Colour | null;
  readonly vault: boolean;
}

export interface BoardView {
  readonly rows: number;
  readonly cols: number;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly cells: readonly ZoneId[];
  readonly zones: readonly BoardZone[];
  /** walls, outer walls of buildings, ramparts between walkway and ground */
  readonly walls: readonly Stretch[];
  readonly openings: readonly Stretch[];
  readonly doors: readonly BoardDoor[];
  /** borders between street zones: nothing stands there */
  readonly markings: readonly Stretch[];
  readonly sandbags: readonly Stretch[];
  readonly stairs: readonly Stretch[];
  readonly tiles: BoardPlan['tiles'];
}

const VAULT_SIDE = 0.5;
const VAULT_DOOR = 0.15;

export function describeBoard({ plan }: Board): BoardView {
  const zones = plan.zones.map((zone, z): BoardZone => {
    const { name, kind, dark, ruin, tank, cells, faces } = zone;
    return { name, kind, dark, ruin, tank, cells, faces, ...(cells.length > 0 ? shapeOf(plan, z) : besideBoard(plan, z)) };
  });
  const lists = {
    wall: [] as Stretch[],
    opening: [] as Stretch[],
    open: [] as Stretch[],
    sandbags: [] as Stretch[],
    stairs: [] as Stretch[],
  };
  const doors: BoardDoor[] = [];
  for (const { stretch, is, door } of stretchesOf(plan)) {
    if (is !== 'door') lists[is].push(stretch);
    else doors.push({ ...stretch, door, colour: plan.doors[door]?.colour ?? null, vault: false });
  }
  for (const [door, { a, b, colour, vault }] of plan.doors.entries()) {
    const at = zones[b]?.anchor;
    if (vault && at) doors.push({ x1: at.x - VAULT_DOOR / 2, y1: at.y, x2: at.x + VAULT_DOOR / 2, y2: at.y, a, b, door, colour, vault });
  }
  const { rows, cols, xs, ys, cells, tiles } = plan;
  return {
    ...{ rows, cols, xs, ys, cells, zones, tiles },
    doors: joined(doors),
    walls: joined(lists.wall),
    openings: joined(lists.opening),
    markings: joined(lists.open),
    sandbags: joined(lists.sandbags),
    stairs: joined(lists.stairs),
  };
}

interface Side {
  readonly stretch: Stretch;
  readonly is: 'wall' | 'opening' | 'open' | 'door' | 'sandbags' | 'stairs';
  readonly door: number;
}

/** All cell sides where something stands or a zone ends, the board's outer sides among them. */
function stretchesOf(plan: BoardPlan): Side[] {
  const { rows, cols, xs, ys } = plan;
  const standing = standingOf(plan);
  const zoneAt = (row: number, col: number): ZoneId =>
    row < 0 || col < 0 || row >= rows || col >= cols ? NOWHERE : (plan.cells[row * cols + col] ?? NOWHERE);
  const sides: Side[] = [];
  const add = (row: number, col: number, side: 0 | 1): void => {
    const [row2, col2] = side === 0 ? [row, col + 1] : [row + 1, col];
    const a = zoneAt(row, col);
    const b = zoneAt(row2, col2);
    const edge = row < 0 || col < 0 ? undefined : standing[(row * cols + col) * 2 + side];
    const is = drawnAs(plan, a, b, edge?.is);
    const [x1, y1] = side === 0 ? [xs[col + 1], ys[row]] : [xs[col], ys[row + 1]];
    const [x2, y2] = side === 0 ? [xs[col + 1], ys[row + 1]] : [xs[col + 1], ys[row + 1]];
    if (is) sides.push({ stretch: { x1: x1 ?? 0, y1: y1 ?? 0, x2: x2 ?? 0, y2: y2 ?? 0, a, b }, is, door: edge?.door ?? -1 });
  };
  for (let row = 0; row < rows; row++) for (let col = -1; col < cols; col++) add(row, col, 0);
  for (let row = -1; row < rows; row++) for (let col = 0; col < cols; col++) add(row, col, 1);
  return sides;
}

function drawnAs(plan: BoardPlan, a: ZoneId, b: ZoneId, is: Side['is'] | undefined): Side['is'] | null {
  const kinds = [plan.zones[a]?.kind, plan.zones[b]?.kind];
  if (a === NOWHERE || b === NOWHERE) return kinds.includes('room') ? 'wall' : null;
  if (a === b) return is ?? null;
  const isRampart = kinds.includes('walkway') && kinds[0] !== kinds[1];
  return is === undefined || is === 'open' ? (isRampart ? 'wall' : 'open') : is;
}

/** Stretches on one line between the same two zones, put together. */
function joined<S extends Stretch & { readonly door?: number }>(stretches: readonly S[]): S[] {
  const across = (s: S): number => (s.y1 === s.y2 ? 1 : 0);
  const sorted = [...stretches].sort(
    (p, q) => across(p) - across(q) || (across(p) === 1 ? p.y1 - q.y1 || p.x1 - q.x1 : p.x1 - q.x1 || p.y1 - q.y1),
  );
  const out: S[] = [];
  for (const s of sorted) {
    const last = out.at(-1);
    const goesOn = last && across(last) === across(s) && last.x2 === s.x1 && last.y2 === s.y1;
    const isSame = last && last.a === s.a && last.b === s.b && last.door === s.door;
    if (goesOn && isSame) out[out.length - 1] = { ...last, x2: s.x2, y2: s.y2 };
    else out.push(s);
  }
  return out;
}

type Shape = Pick<BoardZone, 'bounds' | 'boxes' | 'centre' | 'anchor'>;

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

function besideBoard(plan: BoardPlan, zone: ZoneId): Shape {
  const vaults = plan.zones.slice(0, zone).filter((other) => other.cells.length === 0).length;
  const box = { x: (plan.xs[plan.cols] ?? 0) + 0.1, y: 0.1 + vaults * (VAULT_SIDE + 0.1), w: VAULT_SIDE, h: VAULT_SIDE };
  return { bounds: box, boxes: [box], centre: middle(box), anchor: middle(box) };
}

function shapeOf(plan: BoardPlan, zone: ZoneId): Shape {
  const left = new Set(plan.zones[zone]?.cells ?? []);
  const own = (row: number, col: number): boolean => col < plan.cols && left.has(row * plan.cols + col);
  const largest = (row: number, col: number): { box: Box; cells: number[] } => {
    let best: { box: Box; cells: number[] } = { box: { x: 0, y: 0, w: 0, h: 0 }, cells: [] };
    let right = plan.cols;
    for (let r = row; own(r, col); r++) {
      let c = col;
      while (c < right && own(r, c)) c++;
      right = c;
      const box = boxOf(plan, row, col, r + 1, right);
      if (box.w * box.h <= best.box.w * best.box.h) continue;
      const cells: number[] = [];
      for (let y = row; y <= r; y++) for (let x = col; x < right; x++) cells.push(y * plan.cols + x);
      best = { box, cells };
    }
    return best;
  };
  // The largest rectangle first, then the largest of what is left.
  const boxes: Box[] = [];
  while (left.size > 0) {
    const rectangles = [...left].map((cell) => largest(Math.floor(cell / plan.cols), cell % plan.cols));
    const best = rectangles.reduce((p, q) => (q.box.w * q.box.h > p.box.w * p.box.h ? q : p));
    boxes.push(best.box);
    for (const cell of best.cells) left.delete(cell);
  }
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const w = Math.max(...boxes.map((box) => box.x + box.w)) - x;
  const h = Math.max(...boxes.map((box) => box.y + box.h)) - y;
  const area = boxes.reduce((sum, box) => sum + box.w * box.h, 0);
  const centre = boxes.reduce(
    (sum, box) => ({ x: sum.x + (middle(box).x * box.w * box.h) / area, y: sum.y + (middle(box).y * box.w * box.h) / area }),
    { x: 0, y: 0 },
  );
  return { bounds: { x, y, w, h }, boxes, centre, anchor: middle(boxes[0] ?? { x, y, w, h }) };
}

function boxOf({ xs, ys }: BoardPlan, row: number, col: number, row2: number, col2: number): Box {
  const x = xs[col] ?? 0;
  const y = ys[row] ?? 0;
  return { x, y, w: (xs[col2] ?? 0) - x, h: (ys[row2] ?? 0) - y };
}
