// What is told beside a choice: more games than choosing takes, for what is chosen and for the next best.
import type { BotRandom } from '../random.ts';
import { ahead } from './chance.ts';
import type { Ended, Ending } from './told.ts';

/** The next best has to be ahead by so many standard errors over the games that are told, to be done instead of what fewer games chose. */
const SURELY = 2;

/** The two that are told beside each other get as many games as telling needs; should the second surely be better by those, it comes first. */
export function retold<C extends Ended>(
  ranked: readonly C[],
  games: number,
  seeds: readonly string[],
  tryOut: (one: C, seed: string) => Ending | null,
): C[] {
  const [first, second, ...others] = ranked;
  for (const one of ranked.slice(0, 2))
    for (let i = one.ends.length; i < games; i++) {
      const end = tryOut(one, seeds[i] ?? '');
      // an answer that a game does not take is told by those that did
      if (end === null) break;
      one.ends.push(end);
    }
  if (first === undefined || second === undefined) return [...ranked];
  const { mean, error } = ahead(second, first);
  return mean > SURELY * error && mean > 0 ? [second, first, ...others] : [...ranked];
}

/** Seeds that are known already, and as many more as are wanted. */
export const seedsUpTo = (games: number, seeds: readonly string[], random: BotRandom): string[] => [
  ...seeds,
  ...Array.from({ length: Math.max(0, games - seeds.length) }, () => String(random.below(1_000_000_000))),
];
