// The same game as this seat knows it, with everything unknown drawn anew: for search bots and for proving that views leak nothing.
import { seedRandom, shuffle } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import type { LooseCards, State } from './state.ts';

/** Works on a copy the caller made. All seats of a table know the same, so it matters to none of them whose view it is. */
export function resample(t: Table, seed: string): State {
  const g = t.g;
  g.random = seedRandom(seed);
  g.dice = null;
  // sorted first: what is drawn anew must not depend on the order nobody knows
  const anew = (heap: number[]): void =>
    shuffle(
      g.random,
      heap.sort((a, b) => a - b),
    );
  for (const name of Object.keys(g.decks)) anew(g.decks[name].draw);
  anew(g.zombieDeck.draw);
  anew(g.abominationDeck);
  const down = g.objectives.filter((o) => o.down && o.place === 'board');
  const colours = down.map((_, i) => i);
  shuffle(g.random, colours);
  const real = down.map((o) => o.colour).sort();
  down.forEach((o, i) => {
    o.colour = real[colours[i]];
  });
  reshuffleLoose(t);
  return g;
}

/** Stacks were drawn from the equipment deck, everything else that lies face down from the vaults'. */
const deckOf = (l: LooseCards): string => (l.name === 'stack' ? 'equipment' : 'vault');

/** Face-down cards on the ground and those left in the deck they came from are one unknown heap. */
function reshuffleLoose(t: Table): void {
  const g = t.g;
  const hidden = g.loose.filter((l) => l.down && l.cards.length > 0);
  for (const name of new Set(hidden.map((l) => deckOf(l)))) {
    const deck = g.decks[name];
    if (deck === undefined) continue;
    const heaps = hidden.filter((l) => deckOf(l) === name);
    const heap = [...deck.draw, ...heaps.flatMap((l) => l.cards)].sort((a, b) => a - b);
    shuffle(g.random, heap);
    for (const l of heaps) l.cards = l.cards.map(() => heap.pop() as number);
    deck.draw = heap;
  }
}
