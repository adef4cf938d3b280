// Where a zone's badges lie: each in the corner, or at the side, where it covers least, and always the same one while nothing moves.
import type { ZoneId } from '@holdout/engine';
import { mainBox } from './geometry.ts';
import type { Spot } from './layout.ts';
import { HALF, plateAt } from './plates.ts';
import { CHIP, PERSON, type Scene } from './scene.ts';
import type { BoardView } from './types.ts';

const MARGIN = { side: 7, end: 16 };
const HALF_HEIGHT = 11;
const TOKEN = 16;
/** How much of a piece's radius must stay free. */
const FREE = 0.8;

interface Covered {
  readonly zone: ZoneId;
  readonly spot: Spot;
}

/** Covering a face is worst, a thing on the ground least; a way out must be seen as such. */
function coverage({ people, stacks, tokens }: Scene, zone: ZoneId, wide: number, x: number, y: number): number {
  const under = (all: readonly Covered[], radius: number): number =>
    all.reduce((sum, { zone: at, spot }) => {
      const size = radius * spot.scale * FREE;
      const [w, h] = [wide / 2 + size - Math.abs(spot.x - x), HALF_HEIGHT + size - Math.abs(spot.y - y)];
      return at === zone && w > 0 && h > 0 ? sum + w * h : sum;
    }, 0);
  const exits = tokens.filter(({ art }) => art.draw === 'exit');
  return under(people, PERSON) * 3 + under(stacks, CHIP) * 2 + under(tokens, TOKEN) + under(exits, TOKEN) * 2;
}

/** Two badges of a zone never share a place: that would cover more than any piece. */
const TAKEN = 100_000;

export type BadgeSpot = readonly [x: number, y: number];

/** Top right by custom; another corner where that leaves more to be seen, the middle of a side in a full zone. `taken`: where others of this zone lie. */
export function badgeSpot(board: BoardView, scene: Scene, zone: ZoneId, wide: number, taken: readonly BadgeSpot[] = []): BadgeSpot {
  const box = mainBox(board, zone);
  const cost = (x: number, y: number): number =>
    coverage(scene, zone, wide, x, y) +
    TAKEN * taken.filter(([tx, ty]) => Math.abs(tx - x) < wide && Math.abs(ty - y) < 2 * HALF_HEIGHT).length;
  const [left, right] = [box.x + wide / 2 + MARGIN.side, box.x + box.w - wide / 2 - MARGIN.side];
  const [top, bottom] = [box.y + MARGIN.end, box.y + box.h - MARGIN.end];
  const [across, down] = [box.x + box.w / 2, box.y + box.h / 2];
  let best: BadgeSpot = [right, top];
  let least = cost(right, top);
  for (const [x, y] of [
    [right, bottom],
    [left, top],
    [left, bottom],
    [across, top],
    [across, bottom],
    [right, down],
    [left, down],
  ] as const) {
    const covered = cost(x, y);
    if (covered >= least) continue;
    best = [x, y];
    least = covered;
  }
  return best;
}

/** Where on the way from one zone to the next its sign may lie: the middle by custom. */
const ON_THE_WAY = [0.5, 0.62, 0.38, 0.72, 0.28] as const;
/** How far beside the way, where a crowd leaves no room on it. */
const BESIDE = [0, 16, -16, 30, -30] as const;
/** What a step aside must save: a sign belongs on its way. */
const ASIDE = 6;
/** A covered number tells nothing. */
const NUMBER = 6;

/** The place on a way, or close beside it, where its sign covers least of pieces, of their numbers and of other signs (`taken`). */
export function wayspot(scene: Scene, from: BadgeSpot, to: BadgeSpot, wide: number, taken: readonly BadgeSpot[] = []): BadgeSpot {
  const { people, stacks, tokens } = scene;
  const plates = stacks.filter(({ count }) => count > 1).map(({ spot, plate }) => plateAt(spot, plate));
  const shared = (x: number, y: number, w: number, h: number): number =>
    Math.max(0, wide / 2 + w - Math.abs(x)) * Math.max(0, HALF_HEIGHT + h - Math.abs(y));
  const under = (all: readonly Covered[], radius: number, x: number, y: number): number =>
    all.reduce((sum, { spot }) => sum + shared(spot.x - x, spot.y - y, radius * spot.scale, radius * spot.scale), 0);
  const cost = (x: number, y: number): number =>
    under(people, PERSON, x, y) * 3 +
    under(stacks, CHIP * 1.4, x, y) * 2 +
    under(tokens, TOKEN, x, y) +
    plates.reduce((sum, [px, py]) => sum + NUMBER * shared(px - x, py - y, HALF.w / 2, HALF.h / 2), 0) +
    taken.reduce((sum, [tx, ty]) => sum + NUMBER * shared(tx - x, ty - y, wide / 2, HALF_HEIGHT), 0);
  const [along, across] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(along, across) || 1;
  let best: BadgeSpot = from;
  let least = Number.POSITIVE_INFINITY;
  for (const side of BESIDE)
    for (const share of ON_THE_WAY) {
      const [x, y] = [from[0] + along * share - (across / length) * side, from[1] + across * share + (along / length) * side];
      const covered = cost(x, y) + ASIDE * Math.abs(side);
      if (covered >= least) continue;
      best = [x, y];
      least = covered;
    }
  return best;
}
