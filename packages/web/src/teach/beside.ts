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
const FINE = 2;
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
  const around = { left: thing.left - AIR, top: thing.top - AIR, width: thing.width + 2 * AIR, height: thing.height + 2 * AIR };
  const [right, bottom] = [window.width - EDGE - size.width, window.height - EDGE - size.height];
  let best: Spot = { left: EDGE, top: EDGE };
  let least = Number.POSITIVE_INFINITY;
  const look = (from: Spot, to: Spot, step: number) => {
    for (let top = Math.max(EDGE, from.top); top <= Math.min(bottom, to.top); top += step)
      for (let left = Math.max(EDGE, from.left); left <= Math.min(right, to.left); left += step) {
        const here = { left, top, width: size.width, height: size.height };
        let cost = gap(here, thing) + 20 * overlap(here, around);
        for (const box of never) cost += 5 * overlap(here, box);
        for (const box of rather) cost += 0.012 * overlap(here, box);
        if (cost < least) {
          least = cost;
          best = { left, top };
        }
      }
  };
  look({ left: EDGE, top: EDGE }, { left: right, top: bottom }, STEP);
  // between two pieces it may fit by a few pixels only
  const { left, top } = best;
  look({ left: left - STEP, top: top - STEP }, { left: left + STEP, top: top + STEP }, FINE);
  return best;
}
