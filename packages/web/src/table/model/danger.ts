import type { AttackOdds, Danger, SeatView } from '@holdout/engine';

export const LEVELS: readonly Danger[] = ['blue', 'yellow', 'orange', 'red'];
export const THRESHOLDS: Readonly<Record<Danger, number>> = { blue: 0, yellow: 7, orange: 19, red: 43 };
export const TOP = 43;

export const levelAt = (ap: number): Danger => (ap >= 43 ? 'red' : ap >= 19 ? 'orange' : ap >= 7 ? 'yellow' : 'blue');
export const rankOf = (level: Danger): number => LEVELS.indexOf(level);

/** What the next level is and how many points are missing; null at Red. */
export function nextLevel(ap: number): { readonly level: Danger; readonly missing: number } | null {
  const level = LEVELS[rankOf(levelAt(ap)) + 1];
  return level === undefined ? null : { level, missing: THRESHOLDS[level] - ap };
}

export interface Rise {
  readonly level: Danger;
  /** chance from 0 to 1; 1 when it is certain */
  readonly chance: number;
  /** would the whole table's danger level rise with it? */
  readonly table: boolean;
}

/** Would this many points lift the survivor to the next level, and with it what spawns? */
export function riseBy(view: SeatView, survivor: number, points: number): Rise | null {
  const s = view.survivors[survivor];
  const next = s === undefined ? null : nextLevel(s.ap);
  if (next === null || s.laps > 0 || points < next.missing) return null;
  return { level: next.level, chance: 1, table: rankOf(next.level) > rankOf(view.danger) };
}

/** The same for an attack: each kill counts one point, so the odds of the kills are the odds of the level. */
export function riseByAttack(view: SeatView, survivor: number, odds: AttackOdds): Rise | null {
  const s = view.survivors[survivor];
  const next = s === undefined ? null : nextLevel(s.ap);
  if (next === null || s.laps > 0) return null;
  const perKill = odds.expectedKills > 0 ? odds.expectedAp / odds.expectedKills : 0;
  const chance = odds.kills.reduce((sum, p, n) => (n * perKill >= next.missing - 1e-9 ? sum + p : sum), 0);
  return chance < 0.005 ? null : { level: next.level, chance: Math.min(1, chance), table: rankOf(next.level) > rankOf(view.danger) };
}
