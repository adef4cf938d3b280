// Where each door leaf hangs and which way it swings.

import type { ZoneId } from '@holdout/engine';
import { gapOf } from '../art/ground/kit.ts';
import { mainBox, run } from './geometry.ts';
import type { BoardView } from './types.ts';

export interface DoorPlace {
  readonly key: string;
  readonly door: number;
  readonly colour: string | null;
  readonly vault: boolean;
  /** hinge; for a vault the middle of its trap */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  /** degrees to swing open, into the building */
  readonly swing: number;
}

/** Degrees an open leaf has swung. */
const SWUNG = 82;
/** From a trap's middle to the edge of its room, and how near a leaf may come to it. */
const CORNER = 34;
const CLEAR = 32;

/** How far an open leaf stays from this place. */
function fromLeaf({ x, y, turn, swing, width }: DoorPlace, px: number, py: number): number {
  const angle = ((turn + swing) * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const along = Math.max(0, Math.min(width, (px - x) * dx + (py - y) * dy));
  return Math.hypot(px - x - along * dx, py - y - along * dy);
}

/** The corner of a room where its trap lies: the first that no open door is laid over. */
function trapCorner(board: BoardView, zone: ZoneId, leaves: readonly DoorPlace[], right: boolean): readonly [x: number, y: number] {
  const { x, y, w, h } = mainBox(board, zone);
  const sides = [x + CORNER, x + w - CORNER];
  if (right) sides.reverse();
  const corners = [y + h - CORNER, y + CORNER].flatMap((cy) => sides.map((cx) => [cx, cy] as const));
  return corners.find(([cx, cy]) => leaves.every((leaf) => fromLeaf(leaf, cx, cy) >= CLEAR)) ?? corners[0];
}

export function doorPlaces(board: BoardView): DoorPlace[] {
  const leaves = board.doors.flatMap((d, i): DoorPlace[] => {
    if (d.vault) return [];
    const r = run(d);
    const width = gapOf(r.length);
    const start = (r.length - width) / 2;
    // a lies west or north: a leaf along +x swings up with a negative angle, one along +y swings west with a positive one
    const intoA = board.zones[d.a]?.kind !== 'street';
    return [
      {
        door: d.door,
        colour: d.colour,
        vault: false,
        key: `d${i}`,
        x: r.x1 + (r.across ? start : 0),
        y: r.y1 + (r.across ? 0 : start),
        turn: r.across ? 0 : 90,
        width,
        swing: (r.across ? (intoA ? -1 : 1) : intoA ? 1 : -1) * SWUNG,
      },
    ];
  });
  const traps = board.doors.flatMap((d, i): DoorPlace[] => {
    if (!d.vault) return [];
    const trap = { door: d.door, colour: d.colour, vault: true, turn: 0, width: 40, swing: 0 };
    // the trap lies in a corner of its room and again in the vault, where it leads up
    const [bx, by] = trapCorner(board, d.b, leaves, false);
    const [ax, ay] = trapCorner(board, d.a, leaves, d.door % 2 === 1);
    return [
      { ...trap, key: `v${i}`, x: bx, y: by },
      { ...trap, key: `w${i}`, x: ax, y: ay },
    ];
  });
  return [...leaves, ...traps];
}
