import type { Playtest } from '../game/local/workshop.ts';

export interface Length {
  readonly round: number;
  readonly won: number;
  readonly lost: number;
}

/** Games by the round they ended in, from the shortest to the longest without gaps: an empty round is seen as such. */
export function lengthsOf(games: readonly Pick<Playtest, 'won' | 'rounds'>[]): readonly Length[] {
  if (games.length === 0) return [];
  const rounds = games.map((game) => game.rounds);
  const first = Math.min(...rounds);
  return Array.from({ length: Math.max(...rounds) - first + 1 }, (_, at) => {
    const here = games.filter((game) => game.rounds === first + at);
    const won = here.filter((game) => game.won).length;
    return { round: first + at, won, lost: here.length - won };
  });
}
