// What the box of a game holds: miniatures of each kind, zombie cards.
import type { Rules } from '../rules.ts';

/** A cabal (BP) may be as large as there are necromancer cards in the deck. */
const CABAL = 6;
/** White Death's further necromancers: the deck's other cards, one of which brings the Defiler. */
const LESSER_NECROMANCERS = 5;
/** Abomination Fest in a book with one kind of abomination: one for each such card of its deck. */
const FEST = 6;

export function boxOf(r: Pick<Rules, 'kinds' | 'content' | 'options'>): number[] {
  return r.kinds.map((kind) => {
    if (kind.base === 'abomination') {
      if (!r.content.abominations.includes(kind.id)) return 0;
      return r.options.abominationFest && r.content.abominations.length === 1 ? FEST : 1;
    }
    if (kind.traits.includes('flees')) return r.options.cabal ? CABAL : 1;
    if (kind.traits.includes('seeks-beacon')) return r.options.severalNecromancers ? LESSER_NECROMANCERS : 0;
    return r.content.miniatures[kind.id] ?? 1;
  });
}

/** Second Edition's halves: cards 1-18 are easier, 19-36 harder; extra activations belong to both. */
const EASY: readonly [number, number] = [1, 18];
const HARD: readonly [number, number] = [19, 36];

/** The cards this game is played with. */
export function zombieDeckOf(r: Pick<Rules, 'zombieCards' | 'options'>): number[] {
  const left = r.options.difficultyDeck === 'easy' ? HARD : r.options.difficultyDeck === 'hard' ? EASY : null;
  const cards: number[] = [];
  r.zombieCards.forEach((card, i) => {
    if (left === null || card.no < left[0] || card.no > left[1]) cards.push(i);
  });
  return cards;
}
