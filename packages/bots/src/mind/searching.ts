// What looking for cards is worth to somebody.
import type { State } from '@holdout/engine';
import type { Errand } from './errands.ts';
import type { Fighter } from './fighters.ts';

/** a search is worth less the more is carried, and the better the arms */
const SEARCH = [1.5, 1.4, 1.2, 1, 0.8, 0.5, 0.3];
/** what searching is still worth when all that is left is to go, or to stand where all have to be: better than standing about */
const LITTLE = 0.25;
/** whoever looks for something, and whoever has nothing else to do but to look for arms */
const LOOKS = 1.5;
const ARMS = 3;

/** More for those with little in hand and little in the pack. */
export function searchWorth(s: State['survivors'][number], { any, damage }: Fighter, deed: Errand['deed'], leaving: boolean): number {
  const cards = s.pack.length + (s.hands[0] >= 0 ? 1 : 0) + (s.hands[1] >= 0 ? 1 : 0);
  const wanted = deed === 'find' ? LOOKS : deed === 'search' ? ARMS : 1;
  const bare = Math.max(0.3, 1.5 - 0.6 * any * (damage > 1 ? 1.3 : 1));
  return (leaving || deed === 'stand' ? LITTLE : 1) * (SEARCH[Math.min(cards, SEARCH.length - 1)] ?? 0) * bare * wanted;
}
