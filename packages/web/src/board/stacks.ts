// Which chip becomes which when the game moves on: counts have no names, so arrivals are matched with departures.
import { type StackItem, zoneCentre } from './scene.ts';
import type { BoardView, FigureMove } from './types.ts';

export interface Piece extends StackItem {
  readonly id: number;
  /** where it comes from, when it was not on the board as this piece */
  readonly from: readonly [x: number, y: number] | null;
  /** goes once its way is done: joins another chip, or falls */
  readonly leaving: 'joins' | 'falls' | null;
  /** smaller than before without anyone leaving: it was hit */
  readonly hit: boolean;
  readonly fresh: boolean;
}

let counter = 0;

interface Loss {
  readonly piece: Piece;
  left: number;
  gone: boolean;
}

export function nextPieces(
  board: BoardView,
  before: readonly Piece[],
  stacks: readonly StackItem[],
  moves: readonly FigureMove[] = [],
): Piece[] {
  const old = new Map(before.filter((p) => p.leaving === null).map((p) => [p.key, p]));
  const now = new Map(stacks.map((s) => [s.key, s]));
  const losses: Loss[] = [];
  for (const piece of old.values()) {
    const count = now.get(piece.key)?.count ?? 0;
    if (count < piece.count) losses.push({ piece, left: piece.count - count, gone: count === 0 });
  }
  const source = (stack: StackItem): Loss | null => {
    const said = moves.find((m) => m.kind === stack.kind && m.to === stack.zone);
    const [x, y] = zoneCentre(board, stack.zone);
    let best: Loss | null = null;
    let cost = 400 * 400;
    for (const loss of losses) {
      if (loss.left <= 0 || loss.piece.kind !== stack.kind) continue;
      const [lx, ly] = zoneCentre(board, loss.piece.zone);
      const far = said ? (said.from === loss.piece.zone ? 0 : 1e9) : (lx - x) ** 2 + (ly - y) ** 2;
      if (far < cost) {
        best = loss;
        cost = far;
      }
    }
    return best;
  };
  const out: Piece[] = [];
  const reused = new Set<number>();
  const place = (piece: Piece): readonly [number, number] => [piece.spot.x, piece.spot.y];
  for (const stack of stacks) {
    const same = old.get(stack.key);
    const gained = stack.count - (same?.count ?? 0);
    if (same) out.push({ ...same, ...stack, from: null, hit: gained < 0, fresh: false });
    if (gained <= 0) continue;
    const loss = source(stack);
    if (loss) loss.left -= gained;
    const whole = loss?.gone === true && loss.left <= 0 && !reused.has(loss.piece.id);
    if (whole) reused.add(loss.piece.id);
    const id = whole ? loss.piece.id : ++counter;
    const from = loss && !whole ? place(loss.piece) : null;
    if (!same) out.push({ ...stack, id, from, leaving: null, hit: false, fresh: loss === null && before.length > 0 });
    else if (loss) out.push({ ...stack, id, count: gained, from, leaving: 'joins', hit: false, fresh: false });
  }
  for (const loss of losses)
    if (loss.gone && loss.left > 0 && !reused.has(loss.piece.id))
      out.push({ ...loss.piece, from: null, leaving: 'falls', hit: false, fresh: false });
  return out;
}

export const settled = (pieces: readonly Piece[]): Piece[] => pieces.filter((p) => p.leaving === null);
