// Who gets which of the starting cards: a list of people by card. Everybody ends with one card at least, as far as there are enough.

import type { CardId } from '@holdout/engine';
/** Cards go round, first to those who have the fewest. `has`: cards each has already. */
export function deal(cards: number, has: readonly number[]): readonly number[] {
  const count = [...has];
  return Array.from({ length: cards }, () => {
    const who = count.indexOf(Math.min(...count));
    count[who]++;
    return who;
  });
}

/** The card goes to somebody else; who would be left without one gets a card of theirs in return. */
export function handOver(dealt: readonly number[], has: readonly number[], card: CardId, to: number): readonly number[] {
  const from = dealt[card];
  if (from === to) return dealt;
  const next = dealt.map((who, at) => (at === card ? to : who));
  const bare = has[from] + next.filter((who) => who === from).length === 0;
  const back = bare ? next.findIndex((who, at) => who === to && at !== card) : -1;
  return back < 0 ? next : next.map((who, at) => (at === back ? from : who));
}
