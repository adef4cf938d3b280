// The curve from the planner's prospects to the chance to win, fitted to games that were played to their end.
import { type Curve, chanceIn, shiftOf } from '@holdout/bots';

export interface PlayedGame {
  readonly mission: string;
  readonly seed: string;
  readonly won: boolean;
  /** of each turn that was thought about: the prospects with which the tried-out games of the chosen turn ended, null where they were lost */
  readonly turns: readonly (readonly (number | null)[])[];
}

export const isPlayed = (json: unknown): json is readonly PlayedGame[] =>
  Array.isArray(json) && json.every((game: unknown) => typeof game === 'object' && game !== null && 'turns' in game && 'won' in game);

/** With the mission's own odds, as everybody is told it. */
const told = (values: readonly (number | null)[], curve: Curve, mission: string): number => {
  const shift = shiftOf({ setup: { mission } });
  return chanceIn({ ends: values.map((value) => ({ value: value ?? 0, wounds: 0, lost: value === null, shift })) }, curve);
};

/** A game counts once, however many turns it had: the turns of one game are not so many witnesses. */
function meanOver(games: readonly PlayedGame[], of: (chance: number, won: boolean) => number, curve: Curve): number {
  let sum = 0;
  let n = 0;
  for (const { turns, won, mission } of games) {
    if (turns.length === 0) continue;
    sum += turns.reduce((s, values) => s + of(told(values, curve, mission), won), 0) / turns.length;
    n++;
  }
  return sum / Math.max(1, n);
}

const SURE = 0.005;
const surprise = (chance: number, won: boolean): number => -Math.log(Math.min(1 - SURE, Math.max(SURE, won ? chance : 1 - chance)));

export const brierOf = (games: readonly PlayedGame[], curve: Curve): number =>
  meanOver(games, (chance, won) => (chance - (won ? 1 : 0)) ** 2, curve);

/** The curve that is least surprised by how the games ended: a coarse look over all, then ever smaller steps. */
export function fitCurve(games: readonly PlayedGame[]): Curve {
  const lossOf = (curve: Curve): number => meanOver(games, surprise, curve);
  let best: Curve = { middle: 0, width: 1 };
  let least = lossOf(best);
  const consider = (curve: Curve): boolean => {
    const loss = lossOf(curve);
    if (loss >= least) return false;
    least = loss;
    best = curve;
    return true;
  };
  for (let middle = -4; middle <= 4; middle += 0.5) for (const width of [0.25, 0.5, 1, 2, 4]) consider({ middle, width });
  for (let step = 0.25; step >= 0.01; step /= 2) {
    let moved = true;
    while (moved) {
      const { middle, width } = best;
      moved = [
        { middle: middle + step, width },
        { middle: middle - step, width },
        { middle, width: width + step },
        { middle, width: Math.max(0.1, width - step) },
      ].some(consider);
    }
  }
  return { middle: Number(best.middle.toFixed(2)), width: Number(best.width.toFixed(2)) };
}

export interface Bin {
  readonly from: number;
  readonly turns: number;
  readonly told: number;
  readonly won: number;
}

/** Of the turns at which a chance in this fifth was told: the mean told, and how many were won. */
export function reliability(games: readonly PlayedGame[], curve: Curve, bins = 5): Bin[] {
  const sums = Array.from({ length: bins }, () => ({ turns: 0, told: 0, won: 0 }));
  for (const game of games)
    for (const values of game.turns) {
      const chance = told(values, curve, game.mission);
      const bin = sums[Math.min(bins - 1, Math.floor(chance * bins))];
      if (bin === undefined) continue;
      bin.turns++;
      bin.told += chance;
      bin.won += game.won ? 1 : 0;
    }
  return sums.map(({ turns, told: all, won }, i) => ({
    from: i / bins,
    turns,
    told: all / Math.max(1, turns),
    won: won / Math.max(1, turns),
  }));
}
