// What games of bots add up to.
import type { Playtest } from '../../game/local/workshop.ts';

export interface Summary {
  readonly won: number;
  readonly rate: number;
  /** bounds of the win rate that nineteen runs of twenty keep to (Wilson) */
  readonly least: number;
  readonly most: number;
  readonly rounds: number;
  readonly kills: number;
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  readonly met: readonly { readonly line: number; readonly count: number; readonly round: number }[];
}

const Z = 1.96;

export function summarise(games: readonly Pick<Playtest, 'won' | 'reason' | 'rounds' | 'kills' | 'met'>[]): Summary {
  const n = games.length;
  const won = games.filter((game) => game.won).length;
  const rate = n === 0 ? 0 : won / n;
  const middle = n === 0 ? 0.5 : (rate + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = n === 0 ? 0.5 : (Z * Math.sqrt((rate * (1 - rate)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  const mean = (of: (game: (typeof games)[number]) => number) => (n === 0 ? 0 : games.reduce((sum, game) => sum + of(game), 0) / n);
  const counts = new Map<string, number>();
  for (const { reason } of games) if (reason !== '') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const lines = Math.max(0, ...games.map((game) => game.met.length));
  const met = Array.from({ length: lines }, (_, line) => {
    const rounds = games.flatMap((game) => (game.met[line] ? [game.met[line]] : []));
    return { line, count: rounds.length, round: rounds.length === 0 ? 0 : rounds.reduce((sum, one) => sum + one, 0) / rounds.length };
  });
  return {
    won,
    rate,
    least: Math.max(0, middle - half),
    most: Math.min(1, middle + half),
    rounds: mean((game) => game.rounds),
    kills: mean((game) => game.kills),
    reasons: [...counts].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
    met,
  };
}
