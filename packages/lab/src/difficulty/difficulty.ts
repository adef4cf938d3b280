// How hard missions are, from games that bots played: what the mission pages tell.
import type { Entry, League } from '../league/standings.ts';
import { wilson } from '../simulate/tally.ts';

export interface Rate {
  readonly games: number;
  readonly won: number;
  /** Wilson's 95 % interval, in whole per cent */
  readonly low: number;
  readonly high: number;
}

export interface MissionDifficulty extends Rate {
  readonly bot: string;
  /** rounds of a usual game: the middle one, and the span of the middle half */
  readonly rounds: readonly [number, number, number];
  /** what killed survivors, most often first, with its share of all deaths in whole per cent */
  readonly killers: readonly (readonly [name: string, share: number])[];
  /** why games were lost, most often first */
  readonly reasons: readonly (readonly [name: string, share: number])[];
  /** a stronger bot that has played too few games to speak for the mission */
  readonly stronger?: Rate & { readonly bot: string };
  /** teams of other sizes than the mission's own */
  readonly teams: Readonly<Record<number, Rate>>;
}

export interface Difficulty {
  /** last day a game was played */
  readonly day: string;
  readonly rulesets: Readonly<Record<string, string>>;
  readonly missions: Readonly<Record<string, MissionDifficulty>>;
}

/** The strongest bot that has played a mission often enough speaks for it; where none has, the one that has played most. */
const BOTS = ['strong', 'quick', 'swift', 'sensible'];
const ENOUGH = 20;
const MOST_NAMED = 3;

export function rateOf(entries: readonly Entry[]): Rate {
  const won = entries.filter((e) => e.won).length;
  const [low, high] = wilson(won, entries.length);
  return { games: entries.length, won, low: Math.round(100 * low), high: Math.round(100 * high) };
}

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;

function shares(counts: Readonly<Record<string, number>>): (readonly [string, number])[] {
  const all = Object.values(counts).reduce((a, b) => a + b, 0);
  return Object.entries(counts)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, MOST_NAMED)
    .map(([name, n]) => [name, Math.round((100 * n) / Math.max(1, all))] as const);
}

function missionOf(bot: string, entries: readonly Entry[]): MissionDifficulty {
  const own = entries.filter((e) => e.team === undefined);
  const rounds = own.map((e) => e.rounds).sort((a, b) => a - b);
  const killers: Record<string, number> = {};
  const reasons: Record<string, number> = {};
  for (const { deaths, won, reason } of own) {
    for (const [name, n] of Object.entries(deaths ?? {})) killers[name] = (killers[name] ?? 0) + n;
    if (!won) reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  const sizes = [...new Set(entries.flatMap((e) => e.team ?? []))].sort((a, b) => a - b);
  return {
    bot,
    ...rateOf(own),
    rounds: [quantile(rounds, 0.25), quantile(rounds, 0.5), quantile(rounds, 0.75)],
    killers: shares(killers),
    reasons: shares(reasons),
    teams: Object.fromEntries(sizes.map((size) => [size, rateOf(entries.filter((e) => e.team === size))])),
  };
}

export function difficultyOf(league: League): Difficulty {
  const missions: Record<string, MissionDifficulty> = {};
  for (const mission of [...new Set(league.entries.map((e) => e.mission))].sort()) {
    const played = league.entries.filter((e) => e.mission === mission);
    const games = (name: string): number => played.filter((e) => e.bot === name && e.team === undefined).length;
    const most = Math.max(...BOTS.map(games));
    const bot = most === 0 ? undefined : BOTS.find((name) => games(name) >= Math.min(ENOUGH, most));
    if (bot === undefined) continue;
    const strongest = BOTS.slice(0, BOTS.indexOf(bot)).find((name) => games(name) > 0);
    const own = played.filter((e) => e.bot === strongest && e.team === undefined);
    missions[mission] = {
      ...missionOf(
        bot,
        played.filter((e) => e.bot === bot),
      ),
      ...(strongest === undefined ? {} : { stronger: { bot: strongest, ...rateOf(own) } }),
    };
  }
  const days = league.entries.flatMap((e) => e.day ?? []).sort();
  return { day: days.at(-1) ?? '', rulesets: league.rulesets, missions };
}
