// The box runs out: how likely the next cards ask for more of a kind than there are, so that all of them on the board act once more.
import type { Table } from '../rules.ts';
import { abominationsOnBoard } from '../spawn/deck.ts';
import { dangerLevel } from '../survivors/adrenaline.ts';

/** Chance for each kind, in the order in which the state counts them, if so many cards are drawn: from what is still in the deck, never its order. */
export function shortage(t: Table, cards: number): number[] {
  const { draw, discard } = t.g.zombieDeck;
  const pile = draw.length > 0 ? draw : discard;
  const { kinds, kindNumber, law, zombieCards } = t.r;
  const level = dangerLevel(t);
  const lines = pile.map((number): Readonly<Record<string, number>> => {
    const card = zombieCards[number];
    return (card.is === 'spawn' || card.is === 'rush' ? card.levels[level] : null) ?? {};
  });
  const giants = abominationsOnBoard(t);
  const drawn = new Array<number>(kinds.length).fill(0);
  for (const line of lines)
    for (const id in line) {
      const kind = kindNumber[id];
      if (kind !== undefined) drawn[kind] += line[id] / lines.length;
    }
  // half of what comes has gone out of the box when the card in the middle is drawn
  const left = kinds.map((_, kind) => t.g.pool[kind] - (drawn[kind] * cards) / 2);
  const again = new Array<number>(kinds.length).fill(0);
  for (const line of lines) {
    const woken = new Set<number>();
    for (const id in line) {
      const kind = kindNumber[id];
      // one abomination at a time: another card of it lets the one there is act again
      if (kind === undefined || kinds[kind].base === 'abomination') for (const giant of giants) woken.add(giant);
      else if (line[id] > left[kind]) for (const one of law.emptyBox === 'kind-acts' ? [kind] : giants) woken.add(one);
    }
    for (const kind of woken) again[kind]++;
  }
  return again.map((n) => (n === 0 ? 0 : 1 - (1 - n / lines.length) ** cards));
}
