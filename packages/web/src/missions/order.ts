// How missions are searched and put in order. Titles and briefs are searched as they are read, in any language.
import type { MissionDef } from '@holdout/engine/content';
import { difficultyOf } from './difficulty.ts';

export const ORDERS = ['book', 'difficulty', 'length', 'bots'] as const;
export type Order = (typeof ORDERS)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;

/** Missions no bot has played come last. */
function rate(mission: MissionDef): number {
  const known = difficultyOf(mission.id);
  return known === null || known.games === 0 ? -1 : known.won / known.games;
}

const BY: Readonly<Record<Order, (a: MissionDef, b: MissionDef) => number>> = {
  book: () => 0,
  difficulty: (a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty),
  length: (a, b) => a.minutes - b.minutes,
  bots: (a, b) => rate(b) - rate(a),
};

/** The book's own order among equals. */
export const inOrder = (missions: readonly MissionDef[], order: Order): readonly MissionDef[] => missions.slice().sort(BY[order]);

/** Letters as they are searched: without case and marks. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();

/** Every word of the search is somewhere in one of the texts. */
export function found(search: string, texts: readonly string[]): boolean {
  const there = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => there.includes(word));
}

export interface Played {
  readonly won: number;
  readonly lost: number;
}

/** How often this reader won and lost each mission, by their own games. */
export function playedOf(
  lines: readonly { readonly mission: string; readonly result: 'won' | 'lost' | null }[],
): ReadonlyMap<string, Played> {
  const played = new Map<string, Played>();
  for (const { mission, result } of lines) {
    if (result === null) continue;
    const { won, lost } = played.get(mission) ?? { won: 0, lost: 0 };
    played.set(mission, result === 'won' ? { won: won + 1, lost } : { won, lost: lost + 1 });
  }
  return played;
}
