// Which weights matter at all: every game draws each of them low or high, so that each game tells something of every weight. A weight's effect is
// the mean score where it was high less that where it was low, with missions' own means taken off first.
export interface Screened {
  readonly mission: string;
  readonly seed: string;
  readonly score: number;
  readonly won: boolean;
  /** weight by weight, in the order of their names: 1 high, 0 low */
  readonly high: string;
}

/** What high and low are: so many times as much, and as little. */
const FACTOR = 1.7;

export const drawn = (names: readonly string[], below: (n: number) => number): string => names.map(() => below(2)).join('');

export const shaken = (weights: Readonly<Record<string, number>>, high: string): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).map(([name, value], i) => [name, high[i] === '1' ? value * FACTOR : value / FACTOR]));

export interface Effect {
  readonly name: string;
  readonly effect: number;
  /** in standard errors: of forty weights that do nothing two lie beyond 2 */
  readonly sigmas: number;
}

const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length);

/** The strongest first. */
export function effects(names: readonly string[], games: readonly Screened[]): Effect[] {
  const byMission = new Map<string, number[]>();
  for (const game of games) byMission.set(game.mission, [...(byMission.get(game.mission) ?? []), game.score]);
  const means = new Map([...byMission].map(([mission, scores]) => [mission, mean(scores)]));
  const rest = games.map((game) => game.score - (means.get(game.mission) ?? 0));
  const spread = Math.sqrt(mean(rest.map((x) => x * x)));
  return names
    .map((name, at): Effect => {
      const high = rest.filter((_, i) => games[i]?.high[at] === '1');
      const low = rest.filter((_, i) => games[i]?.high[at] === '0');
      const effect = mean(high) - mean(low);
      const error = spread * Math.sqrt(1 / Math.max(1, high.length) + 1 / Math.max(1, low.length));
      return { name, effect, sigmas: error === 0 ? 0 : effect / error };
    })
    .sort((a, b) => Math.abs(b.sigmas) - Math.abs(a.sigmas));
}
