// Short words in which the faces of the modern tiles are written down.
import type { CellSide, EdgeKind, TileZone } from '@holdout/engine/content';

/** Five by five cells: street strips along the border, the lines where rooms and sight change between them. */
export const BANDS = [0, 0.3, 0.45, 0.55, 0.7, 1] as const;

export const street: TileZone = { kind: 'street' };
export const room: TileZone = { kind: 'room' };
export const dark: TileZone = { kind: 'room', dark: true };

type Edge = { readonly at: CellSide; readonly is: EdgeKind };
const edges =
  (is: EdgeKind) =>
  (...sides: CellSide[]): Edge[] =>
    sides.map((at) => ({ at, is }));

/** doorless ways between two zones of the face */
export const openings = edges('opening');
/** printed closed doors */
export const doors = edges('door');
/** openings in the outer border: they join a neighbour that has one there too */
export const gaps = edges('opening');
export const sandbags = edges('sandbags');
