// What bots' games say about missions: data made by `npm run lab -- difficulty`.
import type { EditionId } from '@holdout/engine/content';
import data from './difficulty.json';

export interface Rate {
  readonly games: number;
  readonly won: number;
  /** 95 % interval in whole per cent */
  readonly low: number;
  readonly high: number;
}

export interface Known extends Rate {
  readonly bot: string;
  /** rounds: lower quarter, middle, upper quarter */
  readonly rounds: readonly number[];
  readonly killers: readonly (readonly (string | number)[])[];
  /** why games were lost, most often first, with whole per cent of those */
  readonly reasons: readonly (readonly (string | number)[])[];
  readonly teams: Readonly<Record<string, Rate>>;
  /** a stronger bot with too few games to speak for the mission */
  readonly stronger?: Rate & { readonly bot: string };
}

const missions: Readonly<Record<string, Known>> = data.missions;

export const difficultyDay: string = data.day;

/** Version of the book's rules the games were played by: `3`. */
export const rulesOf = (edition: EditionId): string => (data.rulesets as Readonly<Record<string, string>>)[edition]?.split('@')[1] ?? '';

/** Null for a mission no bot has played. */
export const difficultyOf = (mission: string): Known | null => missions[mission] ?? null;

/** `45`, or for a mission never won `<3`: so few games cannot say that nobody ever will. */
export const shareText = ({ won, games }: Rate): string =>
  won === 0 ? `<${Math.ceil(100 / Math.max(1, games))}` : String(Math.round((100 * won) / Math.max(1, games)));

/** Few games say little: how far to trust them, in words. */
export const trustOf = ({ low, high }: Rate): 'well' | 'roughly' | 'hardly' =>
  high - low <= 15 ? 'well' : high - low <= 40 ? 'roughly' : 'hardly';
