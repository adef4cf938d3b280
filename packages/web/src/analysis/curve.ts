// The chance to win as points over the steps of a record.
import { type Analysis, costOf, type Moment } from '@holdout/bots/findings';

export interface CurvePoint {
  readonly step: number;
  /** 0 to 1 */
  readonly chance: number;
}

/** Where an analysed turn lies on the film: answers that were taken back are steps, too. */
export interface TurnPlace {
  readonly moment: Moment;
  readonly from: number;
  readonly to: number;
}

/** `standing`: steps of the record whose answers stand, in order. */
export const placesOf = (analysis: Analysis, standing: readonly number[]): TurnPlace[] =>
  analysis.moments.map((moment) => ({
    moment,
    from: standing[moment.step] ?? 0,
    to: (standing[moment.step + moment.answers - 1] ?? 0) + 1,
  }));

export function curveOf(analysis: Analysis, places: readonly TurnPlace[], last: number): CurvePoint[] {
  const points: CurvePoint[] = [];
  for (const { moment, from, to } of places) {
    points.push({ step: from, chance: moment.best });
    // what the turn gave away shows at once; what luck did shows on the way to the next one
    if (costOf(moment) > 0) points.push({ step: Math.min(to, from + 1), chance: moment.taken });
  }
  const [first] = points;
  if (first === undefined) return [];
  const end = analysis.over ? (analysis.won ? 1 : 0) : (analysis.moments.at(-1)?.taken ?? 0);
  return [{ step: 0, chance: first.chance }, ...points, { step: last, chance: end }];
}

/** The chance at a step: that of the last point before it. */
export const chanceAt = (points: readonly CurvePoint[], step: number): number =>
  points.findLast((point) => point.step <= step)?.chance ?? points[0]?.chance ?? 0;

interface Dot {
  readonly step: number;
  readonly left: number;
  readonly top: number;
}

/** How far from a dot's middle a finger still means it, in pixels. */
const DOT_REACH = 16;

/** The dot a click means: the nearest one within reach. */
export function dotAt<D extends Dot>(dots: readonly D[], left: number, top: number): D | undefined {
  const away = (dot: Dot) => Math.hypot(dot.left - left, dot.top - top);
  const [nearest] = [...dots].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= DOT_REACH ? nearest : undefined;
}
