// Where the numbers of a zone's stacks lie: each at the corner of its own piece where it covers least of its neighbours and of their numbers.
import type { Spot } from './layout.ts';

/** Right or left of its piece, below or above it. */
export type Corner = readonly [x: 1 | -1, y: 1 | -1];

export const USUAL: Corner = [1, 1];
const CORNERS: readonly Corner[] = [USUAL, [-1, 1], [1, -1], [-1, -1]];

/** How far a number lies from the middle of its piece, and how large it is where the board is seen whole on a phone: letters never shrink. */
const AWAY = { x: 18, y: 17 };
export const HALF = { w: 26, h: 18 };
/** How much of a neighbour is to be seen. */
const FACE = 12;
/** A covered number tells nothing; a covered face is still known by what is left of it. */
const NUMBER = 3;

interface Stack {
  readonly key: string;
  readonly count: number;
  readonly spot: Spot;
}

/** The middle of the number of a piece that stands there. */
export const plateAt = (spot: Spot, corner: Corner): readonly [x: number, y: number] => [
  spot.x + corner[0] * AWAY.x * spot.scale,
  spot.y + corner[1] * AWAY.y * spot.scale,
];

const shared = (a: number, b: number, reach: number): number => Math.max(0, reach - Math.abs(a - b));

/** The corners of those with a number; the rest have none. `others`: what else stands in the zone. */
export function plateCorners(stacks: readonly Stack[], others: readonly Spot[]): ReadonlyMap<string, Corner> {
  const found = new Map<string, Corner>();
  const placed: (readonly [number, number])[] = [];
  for (const { key, count, spot } of stacks) {
    if (count < 2) continue;
    const faces = [...stacks.filter((one) => one.key !== key).map((one) => one.spot), ...others];
    let best = USUAL;
    let at = [0, 0] as readonly [number, number];
    let least = Number.POSITIVE_INFINITY;
    for (const corner of CORNERS) {
      const [x, y] = plateAt(spot, corner);
      const cost =
        NUMBER * placed.reduce((sum, [px, py]) => sum + shared(px, x, HALF.w * 2) * shared(py, y, HALF.h * 2), 0) +
        faces.reduce((sum, face) => sum + shared(face.x, x, HALF.w + FACE) * shared(face.y, y, HALF.h + FACE), 0);
      if (cost >= least) continue;
      [best, at, least] = [corner, [x, y], cost];
    }
    placed.push(at);
    found.set(key, best);
  }
  return found;
}
