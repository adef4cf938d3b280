// The one try at the mission of the day. It counts from the moment it is begun; deleting the game does not give it back.
import type { GameFile } from '@holdout/protocol';
import { statisticsOf } from '../end/statistics.ts';
import type { LocalCard } from '../game/local/saves.ts';
import { eventsUpTo, rewindsOf } from '../game/record/record.ts';

const KEPT = 'holdout.daily';

interface Begun {
  readonly date: string;
  readonly id: string;
}

function begun(): Begun | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Begun | null;
    return typeof kept?.date === 'string' && typeof kept.id === 'string' ? kept : null;
  } catch {
    return null;
  }
}

export function keepTry(date: string, id: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ date, id } satisfies Begun));
  } catch {
    // the game itself knows the day it is for
  }
}

export type Try =
  | { readonly is: 'open' }
  | { readonly is: 'running' | 'finished'; readonly id: string }
  /** begun, and deleted since */
  | { readonly is: 'given-up' };

/** What became of this browser's try at that day's mission. */
export function tryOf(date: string, cards: readonly Pick<LocalCard, 'id' | 'daily' | 'result'>[]): Try {
  const card = cards.find((one) => one.daily === date);
  if (card) return { is: card.result === null ? 'running' : 'finished', id: card.id };
  return begun()?.date === date ? { is: 'given-up' } : { is: 'open' };
}

/** The try as its answers; a number: back to where so many steps had been made. */
export const stepsOf = (file: Pick<GameFile, 'steps'>): (string | number)[] =>
  file.steps.map((step) => (step.kind === 'undo' ? (step.to ?? 0) : step.key));

/** Wounds of a round that make it a hard one. */
const HARD = 3;

/** One square a round, by the wounds it cost: green none, yellow few, red many. It gives nothing of the mission away. */
export function squaresOf(file: GameFile): string {
  const wounds: number[] = [];
  for (const { event } of eventsUpTo(file, file.steps.length)) {
    if (event.t === 'round') wounds.push(0);
    // before the first round nothing is counted
    if (event.t === 'wounded' && wounds.length > 0) wounds[wounds.length - 1] += event.wounds;
  }
  return wounds.map((n) => (n === 0 ? '🟩' : n < HARD ? '🟨' : '🟥')).join('');
}

export interface DailyResult {
  readonly won: boolean;
  readonly rounds: number;
  readonly squares: string;
  readonly rewound: number;
}

export function resultOf(file: GameFile): DailyResult {
  const { result, view } = statisticsOf(file);
  return { won: result?.result === 'won', rounds: view.round, squares: squaresOf(file), rewound: rewindsOf(file).length };
}
