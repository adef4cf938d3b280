// Two settings over the same seeds: games are compared in pairs, so the luck they share drops out.
import type { GameResult } from './tally.ts';

export interface Comparison {
  readonly pairs: number;
  readonly both: number;
  readonly neither: number;
  /** won by the first setting alone, by the second alone */
  readonly first: number;
  readonly second: number;
  /** chance of a difference at least this large if there were none: exact sign test on the pairs that differ */
  readonly p: number;
  readonly real: boolean;
}

/** Two-sided binomial tail at one half. */
export function signTest(a: number, b: number): number {
  const n = a + b;
  if (n === 0) return 1;
  const fewer = Math.min(a, b);
  let term = 0.5 ** n;
  let tail = term;
  for (let k = 1; k <= fewer; k++) {
    term = (term * (n - k + 1)) / k;
    tail += term;
  }
  return Math.min(1, 2 * tail);
}

const REAL = 0.05;

export function compare(first: readonly GameResult[], second: readonly GameResult[]): Comparison {
  // two versions of one mission are paired by the seed alone
  const several = new Set(first.map((r) => r.mission)).size > 1;
  const pair = (r: GameResult): string => (several ? `${r.mission} ${r.seed}` : r.seed);
  const others = new Map(second.map((r) => [pair(r), r.end === 'won']));
  const count = { both: 0, neither: 0, first: 0, second: 0 };
  for (const r of first) {
    const other = others.get(pair(r));
    if (other === undefined) continue;
    const won = r.end === 'won';
    count[won && other ? 'both' : won ? 'first' : other ? 'second' : 'neither']++;
  }
  const p = signTest(count.first, count.second);
  return { pairs: count.both + count.neither + count.first + count.second, ...count, p, real: p < REAL };
}

export function compareText(c: Comparison): string {
  const verdict = c.real
    ? `the ${c.first > c.second ? 'first' : 'second'} is better (p = ${c.p.toFixed(3)})`
    : `no difference that ${c.pairs} pairs can show (p = ${c.p.toFixed(3)})`;
  return `pairs ${c.pairs}: both won ${c.both}, neither ${c.neither}, only the first ${c.first}, only the second ${c.second}: ${verdict}`;
}

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** One line a game, for spreadsheets. */
export const csvOf = (results: readonly GameResult[]): string =>
  [
    ['mission', 'bot', 'seed', 'end', 'reason', 'rounds', 'answers', 'kills', 'ms'],
    ...results.map((r) => [
      r.mission,
      r.bot,
      r.seed,
      r.end,
      r.reason,
      r.rounds,
      r.answers,
      Object.values(r.kills).reduce((a, b) => a + b, 0),
      Math.round(r.ms),
    ]),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\n');
