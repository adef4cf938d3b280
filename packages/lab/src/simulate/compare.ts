// Two settings over the same seeds, compared in pairs, and what is written of them.
import { REAL, signTest } from '@holdout/bots/pairs';
import type { Setting } from './settings.ts';
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
  /** share of wins of the second less that of the first over the pairs, and its 95 % interval */
  readonly gain: number;
  readonly low: number;
  readonly high: number;
  /** games one of the two settings could not play: no pair, and no loss either */
  readonly unplayed: number;
}

export function compare(first: readonly GameResult[], second: readonly GameResult[]): Comparison {
  // two versions of one mission are paired by the seed alone
  const several = new Set(first.map((r) => r.mission)).size > 1;
  const pair = (r: GameResult): string => (several ? `${r.mission} ${r.seed}` : r.seed);
  const others = new Map(second.map((r) => [pair(r), r.end]));
  const count = { both: 0, neither: 0, first: 0, second: 0 };
  let unplayed = 0;
  for (const r of first) {
    const end = others.get(pair(r));
    if (end === undefined) continue;
    if (end === 'failed' || r.end === 'failed') {
      unplayed++;
      continue;
    }
    const [won, other] = [r.end === 'won', end === 'won'];
    count[won && other ? 'both' : won ? 'first' : other ? 'second' : 'neither']++;
  }
  const pairs = count.both + count.neither + count.first + count.second;
  const p = signTest(count.first, count.second);
  return { pairs, ...count, p, real: p < REAL, ...gainOf(count.first, count.second, pairs), unplayed };
}

/** Only pairs that differ tell of the difference. */
function gainOf(first: number, second: number, pairs: number): { gain: number; low: number; high: number } {
  if (pairs === 0) return { gain: 0, low: -1, high: 1 };
  const gain = (second - first) / pairs;
  // one pair more either way: as few as none that differ say little, not nothing
  const [a, b, n] = [first + 0.5, second + 0.5, pairs + 1];
  const error = Math.sqrt(a + b - (b - a) ** 2 / n) / n;
  return { gain, low: Math.max(-1, gain - 1.96 * error), high: Math.min(1, gain + 1.96 * error) };
}

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.round(100 * Math.abs(share))}`;

export function compareText(c: Comparison, [first, second]: readonly string[] = ['the first', 'the second']): string {
  const verdict =
    c.pairs === 0
      ? 'nothing to compare'
      : c.real
        ? `the difference is real: ${c.first > c.second ? first : second} is better (p = ${c.p.toFixed(3)})`
        : `no difference that ${c.pairs} pairs can show (p = ${c.p.toFixed(3)})`;
  const unplayed = c.unplayed === 0 ? '' : `; ${c.unplayed} games could not be played by both and are left out`;
  return [
    `pairs ${c.pairs}: both won ${c.both}, neither ${c.neither}, only ${first} ${c.first}, only ${second} ${c.second}`,
    `${second} against ${first}: ${points(c.gain)} points of wins (95 %: ${points(c.low)} to ${points(c.high)}): ${verdict}${unplayed}`,
  ].join('\n');
}

const cell = (value: string | number): string =>
  /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** Games of one setting. */
export interface PlayedSet {
  readonly setting: Setting;
  readonly label: string;
  readonly results: readonly GameResult[];
}

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);

/** One line a game, for spreadsheets: of two settings each says which. */
export const csvOf = (sets: readonly PlayedSet[]): string =>
  [
    [
      'setting',
      'mission',
      'bot',
      'options',
      'seats',
      'team',
      'seed',
      'end',
      'reason',
      'rounds',
      'answers',
      'kills',
      'wounds',
      'deaths',
      'ms',
    ],
    ...sets.flatMap(({ setting, label, results }) =>
      results.map((r) => [
        label,
        r.mission,
        r.bot,
        setting.options,
        setting.players,
        Object.keys(r.people).join(' '),
        r.seed,
        r.end,
        r.reason,
        r.rounds,
        r.answers,
        sum(r.kills),
        Object.values(r.people).reduce((n, person) => n + person.wounds, 0),
        sum(r.deaths),
        Math.round(r.ms),
      ]),
    ),
  ]
    .map((row) => row.map(cell).join(','))
    .join('\n');
