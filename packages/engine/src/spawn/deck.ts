// The zombie deck and the abomination deck.
import { shuffle } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import type { KindId } from '../state/state.ts';
import { reveal, tell } from '../table.ts';

/** The top card, shuffling the discards in when there is none; -1 when every card is being resolved. */
export function drawZombieCard(t: Table): number {
  const deck = t.g.zombieDeck;
  if (deck.draw.length === 0) {
    if (t.g.strict.includes('zombie')) throw new Error('the zombie deck of this case is empty');
    if (deck.discard.length === 0) return -1;
    deck.draw = deck.discard;
    deck.discard = [];
    shuffle(t.g.random, deck.draw);
    tell(t, { t: 'shuffled', deck: 'zombie' });
  }
  reveal(t);
  return deck.draw.pop() as number;
}

export function abominationsOnBoard(t: Table): KindId[] {
  const found: KindId[] = [];
  const width = t.r.kinds.length;
  for (let kind = 0; kind < width; kind++) {
    if (t.r.kinds[kind].base !== 'abomination') continue;
    for (let at = kind; at < t.g.zombies.length; at += width) {
      if (t.g.zombies[at] === 0) continue;
      found.push(kind);
      break;
    }
  }
  return found;
}

export function countAbominations(t: Table): number {
  let sum = 0;
  for (let at = 0; at < t.g.zombies.length; at++) if (t.r.kinds[at % t.r.kinds.length].base === 'abomination') sum += t.g.zombies[at];
  return sum;
}

/** A random abomination of those in the box; -1 when there is none. Through, the deck is shuffled anew. */
export function drawAbomination(t: Table): KindId {
  const inBox = (kind: KindId): boolean => t.g.pool[kind] > 0;
  if (!t.g.abominationDeck.some(inBox)) {
    t.g.abominationDeck = t.r.kinds.map((_, kind) => kind).filter((kind) => t.r.kinds[kind].base === 'abomination' && inBox(kind));
    shuffle(t.g.random, t.g.abominationDeck);
  }
  reveal(t);
  while (t.g.abominationDeck.length > 0) {
    const kind = t.g.abominationDeck.pop() as KindId;
    if (inBox(kind)) return kind;
  }
  return -1;
}
