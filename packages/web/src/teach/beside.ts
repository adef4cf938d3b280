// Where a note lies: as near as can be to the thing it speaks of, never over it, nor over panels, and over as little of the board as possible.
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Spot {
  readonly left: number;
  readonly top: number;
}

const STEP = 14;
const EDGE = 8;
/** Room between the note and its thing: a mark's line is drawn round the thing. */
const AIR = 8;

function overlap(a: Box, b: Box): number {
  const w = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const h = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}

/** How far two boxes are apart. */
export function gap(a: Box, b: Box): number {
  const x = Math.max(a.left - (b.left + b.width), b.left - (a.left + a.width), 0);
  const y = Math.max(a.top - (b.top + b.height), b.top - (a.top + a.height), 0);
  return Math.hypot(x, y);
}

/** `never`: what must stay in sight; `rather`: what had better. */
export function besideOf(
  thing: Box,
  size: { readonly width: number; readonly height: number },
  window: { readonly width: number; readonly height: number },
  never: readonly Box[],
  rather: readonly Box[],
): Spot {
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Number.POSITIVE_INFINITY;
  const around = { left: thing.left - AIR, top: thing.top - AIR, width: thing.width + 2 * AIR, height: thing.height + 2 * AIR };
  for (let top = EDGE; top + size.height <= window.height - EDGE; top += STEP)
    for (let left = EDGE; left + size.width <= window.width - EDGE; left += STEP) {
      const here = { left, top, width: size.width, height: size.height };
      let cost = gap(here, thing) + 20 * overlap(here, around);
      for (const box of never) cost += 5 * overlap(here, box);
      for (const box of rather) cost += 0.012 * overlap(here, box);
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  return best;
}
