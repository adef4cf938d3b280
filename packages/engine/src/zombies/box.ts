// How many miniatures of each kind a game has.
import type { Rules } from '../rules.ts';

/** A cabal (BP) may be as large as there are necromancer cards in the deck. */
const CABAL = 6;
/** White Death's further necromancers: the deck's other cards, one of which brings the Defiler. */
const LESSER_NECROMANCERS = 5;

export function boxOf(r: Pick<Rules, 'kinds' | 'content' | 'options'>): number[] {
  return r.kinds.map((kind) => {
    if (kind.base === 'abomination') return r.content.abominations.includes(kind.id) ? 1 : 0;
    if (kind.traits.includes('flees')) return r.options.cabal ? CABAL : 1;
    if (kind.traits.includes('seeks-beacon')) return r.options.severalNecromancers ? LESSER_NECROMANCERS : 0;
    return r.content.miniatures[kind.id] ?? 1;
  });
}
