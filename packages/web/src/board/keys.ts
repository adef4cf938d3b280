// Which zone lies where an arrow key points.
import type { ZoneId } from '@holdout/engine';
import type { BoardView } from './types.ts';

export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

export const isArrow = (key: string): key is Arrow =>
  key === 'ArrowUp' || key === 'ArrowRight' || key === 'ArrowDown' || key === 'ArrowLeft';

export function neighbour(board: BoardView, zone: ZoneId, arrow: Arrow): number {
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const forward = arrow === 'ArrowRight' || arrow === 'ArrowDown';
  const span = (z: number) => {
    const { x, y, w, h } = board.zones[z].bounds;
    return across ? { low: x, high: x + w, from: y, to: y + h } : { low: y, high: y + h, from: x, to: x + w };
  };
  const here = span(zone);
  const middle = (here.from + here.to) / 2;
  let best = -1;
  let cost = Number.POSITIVE_INFINITY;
  board.zones.forEach((_, z) => {
    if (z === zone) return;
    const there = span(z);
    const gap = forward ? there.low - here.high : here.low - there.high;
    if (gap < -0.12) return;
    const overlap = Math.min(here.to, there.to) - Math.max(here.from, there.from);
    const aside = Math.abs((there.from + there.to) / 2 - middle);
    const price = Math.max(0, gap) * 2 + aside + (overlap > 0.01 ? 0 : 2 - overlap * 4);
    if (price < cost) {
      cost = price;
      best = z;
    }
  });
  return best;
}
