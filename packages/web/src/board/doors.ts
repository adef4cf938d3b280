// Where each door leaf hangs and which way it swings.
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

export function doorPlaces(board: BoardView): DoorPlace[] {
  return board.doors.flatMap((d, i): DoorPlace[] => {
    const common = { door: d.door, colour: d.colour, vault: d.vault };
    if (d.vault) {
      // The trap lies in a corner of its room and again in the vault, where it leads up.
      const box = mainBox(board, d.b);
      const own = mainBox(board, d.a);
      return [
        { ...common, key: `v${i}`, x: box.x + 34, y: box.y + box.h - 34, turn: 0, width: 40, swing: 0 },
        { ...common, key: `w${i}`, x: own.x + 34 + (d.door % 2) * (own.w - 68), y: own.y + own.h - 34, turn: 0, width: 40, swing: 0 },
      ];
    }
    const r = run(d);
    const width = gapOf(r.length);
    const start = (r.length - width) / 2;
    // a lies west or north: a leaf along +x swings up with a negative angle, one along +y swings west with a positive one
    const intoA = board.zones[d.a]?.kind !== 'street';
    const swing = (r.across ? (intoA ? -1 : 1) : intoA ? 1 : -1) * 82;
    return [
      {
        ...common,
        key: `d${i}`,
        x: r.x1 + (r.across ? start : 0),
        y: r.y1 + (r.across ? 0 : start),
        turn: r.across ? 0 : 90,
        width,
        swing,
      },
    ];
  });
}
