// The league's table: bots against missions, kept as a file that a later run goes on with.
import { wilson } from '../simulate/tally.ts';

export interface Entry {
  readonly bot: string;
  readonly mission: string;
  readonly seed: string;
  readonly won: boolean;
  readonly rounds: number;
  readonly reason: string;
  /** survivors in the team; absent: as many as the mission asks for */
  readonly team?: number;
  /** who died, by what killed them */
  readonly deaths?: Readonly<Record<string, number>>;
  /** day it was played */
  readonly day?: string;
}

export interface League {
  /** edition to version of the rules played by */
  readonly rulesets: Readonly<Record<string, string>>;
  readonly entries: readonly Entry[];
}

export const isLeague = (json: unknown): json is League =>
  typeof json === 'object' && json !== null && 'entries' in json && Array.isArray(json.entries) && 'rulesets' in json;

const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const rateText = (won: number, games: number): string => {
  if (games === 0) return '–';
  const [low, high] = wilson(won, games);
  return `${percent(won / games)} (${won}/${games}, ${percent(low)}–${percent(high)})`;
};

/** Games of this run that were not played before. */
export const missing = (league: League, bot: string, mission: string, seeds: readonly string[], team?: number): string[] => {
  const played = new Set(league.entries.filter((e) => e.bot === bot && e.mission === mission && e.team === team).map((e) => e.seed));
  return seeds.filter((seed) => !played.has(seed));
};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length === 0
    ? 0
    : sorted.length % 2 === 1
      ? (sorted[middle] ?? 0)
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

const START = '<!-- league -->';
const END = '<!-- /league -->';

export function standings(league: League): string {
  const bots = [...new Set(league.entries.map((e) => e.bot))];
  const missions = [...new Set(league.entries.map((e) => e.mission))].sort();
  const of = (bot: string, mission: string): readonly Entry[] =>
    league.entries.filter((e) => e.bot === bot && e.mission === mission && e.team === undefined);
  const rate = (bot: string, mission: string): number =>
    of(bot, mission).filter((e) => e.won).length / Math.max(1, of(bot, mission).length);
  const rows = missions.map((mission) => {
    const cells = bots.map((bot) => {
      const games = of(bot, mission);
      return rateText(games.filter((e) => e.won).length, games.length);
    });
    return `| ${mission} | ${cells.join(' | ')} |`;
  });
  const medians = bots.map((bot) => {
    const played = missions.filter((mission) => of(bot, mission).length > 0);
    return `${percent(median(played.map((mission) => rate(bot, mission))))} of ${played.length} missions`;
  });
  return [
    `| mission | ${bots.join(' | ')} |`,
    `| --- | ${bots.map(() => '---').join(' | ')} |`,
    ...rows,
    `| **median** | ${medians.join(' | ')} |`,
  ].join('\n');
}

/** The page with its table written anew; the words around it stay. */
export function intoPage(page: string, league: League): string {
  const table = `${START}\n${standings(league)}\n${END}`;
  const from = page.indexOf(START);
  const to = page.indexOf(END);
  return from < 0 || to < from ? `${page.trimEnd()}\n\n${table}\n` : page.slice(0, from) + table + page.slice(to + END.length);
}

/** A game a line: thousands of them are read by people looking for one, and by nobody in any other shape. */
export const leagueText = ({ rulesets, entries }: League): string =>
  `{\n"rulesets": ${JSON.stringify(rulesets)},\n"entries": [\n${entries.map((e) => JSON.stringify(e)).join(',\n')}\n]\n}\n`;
