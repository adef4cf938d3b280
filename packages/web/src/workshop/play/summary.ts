// What games of bots add up to.
import type { Playtest } from '../../game/local/workshop.ts';

interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface Summary {
  readonly won: number;
  readonly rate: number;
  /** bounds of the win rate that nineteen runs of twenty keep to (Wilson) */
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
  readonly shortest: number;
  readonly middle: number;
  readonly longest: number;
  readonly kills: number;
  /** why games were lost */
  readonly reasons: readonly Counted[];
  /** what people died of */
  readonly killers: readonly Counted[];
  readonly met: readonly { readonly line: number; readonly count: number; readonly round: number; readonly byRound: readonly number[] }[];
}

const Z = 1.96;

const tally = (names: readonly string[]): Counted[] => {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
};

export function summarise(games: readonly Pick<Playtest, 'won' | 'reason' | 'rounds' | 'kills' | 'met' | 'killers'>[]): Summary {
  const n = games.length;
  const won = games.filter((game) => game.won).length;
  const rate = n === 0 ? 0 : won / n;
  const centre = n === 0 ? 0.5 : (rate + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = n === 0 ? 0.5 : (Z * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  const mean = (of: (game: (typeof games)[number]) => number) => (n === 0 ? 0 : games.reduce((sum, game) => sum + of(game), 0) / n);
  const lengths = games.map((game) => game.rounds).sort((a, b) => a - b);
  const longest = lengths.at(-1) ?? 0;
  const lines = games.reduce((most, game) => Math.max(most, game.met.length), 0);
  const met = Array.from({ length: lines }, (_, line) => {
    const rounds = games.flatMap((game) => (game.met[line] ? [game.met[line]] : []));
    const byRound = Array.from({ length: longest }, (_, round) => rounds.filter((one) => one <= round + 1).length);
    return {
      line,
      count: rounds.length,
      round: rounds.length === 0 ? 0 : rounds.reduce((sum, one) => sum + one, 0) / rounds.length,
      byRound,
    };
  });
  return {
    won,
    rate,
    least: Math.max(0, centre - half),
    most: Math.min(1, centre + half),
    rounds: mean((game) => game.rounds),
    shortest: lengths[0] ?? 0,
    middle: lengths[Math.floor(lengths.length / 2)] ?? 0,
    longest,
    kills: mean((game) => game.kills),
    reasons: tally(games.map((game) => game.reason)),
    killers: tally(games.flatMap((game) => game.killers)),
    met,
  };
}

/** By how many points of a hundred the first is won more often; sure: their intervals have nothing in common. */
export function compared(now: Summary, before: Summary): { readonly points: number; readonly sure: boolean } {
  const points = Math.round(now.rate * 100) - Math.round(before.rate * 100);
  return { points, sure: now.least > before.most || now.most < before.least };
}
