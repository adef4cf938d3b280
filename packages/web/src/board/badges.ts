// Where a zone's badges lie: each in the corner, or at the side, where it covers least, and always the same one while nothing moves.
import type { ZombieBase, ZoneId } from '@holdout/engine';
import { bulk } from '../art/figures/zombies.ts';
import { mainBox } from './geometry.ts';
import type { Spot } from './layout.ts';
import { HALF, plateAt } from './plates.ts';
import { CHIP, PERSON, type Scene } from './scene.ts';
import type { BoardView } from './types.ts';

const MARGIN = { side: 7, end: 5 };
const HALF_HEIGHT = 11;
const TOKEN = 16;
/** How much of a piece's radius must stay free. */
const FREE = 0.8;

/** How much larger than it is drawn writing is shown where the board is seen from afar, and how much larger pieces are. */
export interface Lens {
  readonly sign: number;
  readonly piece: number;
}
const NEAR: Lens = { sign: 1, piece: 1 };

interface Covered {
  readonly spot: Spot;
  /** of the dead: an abomination is twice a walker */
  readonly base?: ZombieBase;
}

/** The middle of a sign and how wide it is shown. */
export type BadgeSpot = readonly [x: number, y: number, wide?: number];

const overlap = (x: number, y: number, w: number, h: number): number => Math.max(0, w - Math.abs(x)) * Math.max(0, h - Math.abs(y));

/** A covered number tells nothing. */
const NUMBER = 6;

/** The numbers of stacks of more than one. */
const platesOf = ({ stacks }: Scene): readonly (readonly [x: number, y: number])[] =>
  stacks.filter(({ count }) => count > 1).map(({ spot, plate }) => plateAt(spot, plate));

/** Covering a face or a number is worst, a thing on the ground least; a way out must be seen as such. */
function coverage(scene: Scene, { sign, piece }: Lens, wide: number, x: number, y: number): number {
  const { people, stacks, tokens } = scene;
  const under = (all: readonly Covered[], radius: number): number =>
    all.reduce((sum, { spot, base }) => {
      const size = radius * (base === undefined ? 1 : bulk[base]) * spot.scale * FREE;
      return sum + overlap(spot.x - x, spot.y - y, wide / 2 + size, HALF_HEIGHT * sign + size);
    }, 0);
  const exits = tokens.filter(({ art }) => art.draw === 'exit');
  const numbers = platesOf(scene).reduce(
    (sum, [px, py]) => sum + overlap(px - x, py - y, wide / 2 + HALF.w / 2, HALF_HEIGHT * sign + HALF.h / 2),
    0,
  );
  return (
    under(people, PERSON * piece) * 3 + under(stacks, CHIP * piece) * 2 + numbers * NUMBER + under(tokens, TOKEN) + under(exits, TOKEN) * 2
  );
}

/** Two badges never share a place: that would cover more than any piece. */
const TAKEN = 100_000;
/** What a place across the zone's edge must save: a badge belongs inside. */
const ACROSS = 40;

/** The same for a place that lies mostly outside it. */
const OUTSIDE = 90;
const MOSTLY = 0.8;

/**
 * Top right by custom; another corner where that leaves more to be seen, the middle of a side in a full zone, its edge where it is full of
 * pieces. `taken`: where others lie. `wide` as it is drawn; where the board is small, writing is shown larger, and is given that place.
 */
export function badgeSpot(
  board: BoardView,
  scene: Scene,
  zone: ZoneId,
  drawn: number,
  taken: readonly BadgeSpot[] = [],
  lens: Lens = NEAR,
): BadgeSpot {
  const box = mainBox(board, zone);
  const [wide, high] = [drawn * lens.sign, HALF_HEIGHT * lens.sign];
  const cost = (x: number, y: number): number =>
    coverage(scene, lens, wide, x, y) +
    TAKEN * taken.filter(([tx, ty, tw = wide]) => Math.abs(tx - x) < (wide + tw) / 2 && Math.abs(ty - y) < 2 * high).length;
  const [across, down] = [box.x + box.w / 2, box.y + box.h / 2];
  // a zone narrower than the badge has it in its middle
  const [left, right] = [Math.min(across, box.x + wide / 2 + MARGIN.side), Math.max(across, box.x + box.w - wide / 2 - MARGIN.side)];
  const [top, bottom] = [Math.min(down, box.y + high + MARGIN.end), Math.max(down, box.y + box.h - high - MARGIN.end)];
  let best: BadgeSpot = [right, top, wide];
  let least = cost(right, top);
  const tryAt = (x: number, y: number, dear = 0): void => {
    const covered = cost(x, y) + dear;
    if (covered >= least) return;
    best = [x, y, wide];
    least = covered;
  };
  for (const [x, y] of [
    [right, bottom],
    [left, top],
    [left, bottom],
    [across, top],
    [across, bottom],
    [right, down],
    [left, down],
  ] as const)
    tryAt(x, y);
  if (least < ACROSS) return best;
  for (const y of [box.y, box.y + box.h]) for (const x of [right, left, across]) tryAt(x, y, ACROSS);
  for (const x of [box.x + box.w, box.x]) for (const y of [top, bottom, down]) tryAt(x, y, ACROSS);
  // full of faces to its edges: most of the badge lies beyond one of them, and still touches it
  const beyond = high * MOSTLY;
  const beside = (wide / 2) * MOSTLY;
  if (coverage({ ...scene, tokens: [] }, lens, wide, best[0], best[1]) > OUTSIDE) {
    for (const y of [box.y - beyond, box.y + box.h + beyond]) for (const x of [right, left, across]) tryAt(x, y, OUTSIDE);
    for (const x of [box.x + box.w + beside, box.x - beside]) for (const y of [top, bottom, down]) tryAt(x, y, OUTSIDE);
  }
  return best;
}

/** Where on the way from one zone to the next its sign may lie: the middle by custom. */
const ON_THE_WAY = [0.5, 0.62, 0.38, 0.72, 0.28] as const;
/** How far beside the way, where a crowd leaves no room on it. */
const BESIDE = [0, 16, -16, 30, -30] as const;
/** What a step aside must save: a sign belongs on its way. */
const ASIDE = 6;
/**
 * The place on a way, or close beside it, where its sign covers least of pieces, of their numbers and of other signs (`taken`). Null: where the
 * board is shown so small that writing is larger than it was drawn, and no place leaves faces free; the way itself says enough there, and its zones say the rest.
 */
export function wayspot(
  scene: Scene,
  from: BadgeSpot,
  to: BadgeSpot,
  drawn: number,
  taken: readonly BadgeSpot[] = [],
  { sign, piece }: Lens = NEAR,
): BadgeSpot | null {
  const { people, stacks, tokens } = scene;
  const [wide, high] = [drawn * sign, HALF_HEIGHT * sign];
  const touches = (x: number, y: number): boolean =>
    [
      ...people.map(({ spot }) => ({ spot, radius: PERSON })),
      ...stacks.map(({ spot, base }) => ({ spot, radius: CHIP * (bulk[base] ?? 1) })),
    ].some(({ spot, radius }) => {
      const size = radius * piece * spot.scale * FREE;
      return overlap(spot.x - x, spot.y - y, wide / 2 + size, high + size) > 0;
    });
  const plates = platesOf(scene);
  const under = (all: readonly Covered[], radius: number, x: number, y: number): number =>
    all.reduce((sum, { spot }) => sum + overlap(spot.x - x, spot.y - y, wide / 2 + radius * spot.scale, high + radius * spot.scale), 0);
  const cost = (x: number, y: number): number =>
    under(people, PERSON * piece, x, y) * 3 +
    under(stacks, CHIP * 1.4 * piece, x, y) * 2 +
    under(tokens, TOKEN, x, y) +
    plates.reduce((sum, [px, py]) => sum + NUMBER * overlap(px - x, py - y, wide / 2 + HALF.w / 2, high + HALF.h / 2), 0) +
    taken.reduce((sum, [tx, ty, tw = wide]) => sum + NUMBER * overlap(tx - x, ty - y, (wide + tw) / 2, high * 2), 0);
  const [along, across] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(along, across) || 1;
  let best: BadgeSpot = from;
  let least = Number.POSITIVE_INFINITY;
  for (const side of BESIDE)
    for (const share of ON_THE_WAY) {
      const aside = side * sign;
      const [x, y] = [from[0] + along * share - (across / length) * aside, from[1] + across * share + (along / length) * aside];
      const covered = cost(x, y) + ASIDE * Math.abs(aside);
      if (covered >= least) continue;
      best = [x, y, wide];
      least = covered;
    }
  return sign > NEAR.sign && touches(best[0], best[1]) ? null : best;
}
