// Decks of cards: drawing, discarding, shuffling in the discards when a deck is through.
import { shuffle } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { type CardId, NO_CARD } from '../state/state.ts';
import { reveal, tell } from '../table.ts';

/** Decks a card of this item goes back to when discarded: the one it came from, by the item's tags. */
export function homeDeck(t: Table, card: CardId): string {
  const item = t.r.items[t.g.cards[card]];
  if (item.tags.includes('epic')) return 'epic';
  if (item.tags.includes('secret-service')) return 'secret-service';
  if (item.tags.includes('vault-weapon')) return 'vault';
  return 'equipment';
}

/** The top card, shuffling the discards in when there is none; NO_CARD when there is nothing at all. */
export function drawCard(t: Table, deck: string): CardId {
  const d = t.g.decks[deck];
  if (d === undefined) return NO_CARD;
  if (d.draw.length === 0) {
    if (t.g.strict.includes(deck)) throw new Error(`the ${deck} deck of this case is empty`);
    if (d.discard.length === 0) return NO_CARD;
    d.draw = d.discard;
    d.discard = [];
    shuffle(t.g.random, d.draw);
    tell(t, { t: 'shuffled', deck });
  }
  reveal(t);
  return d.draw.pop() as CardId;
}

export function discardTo(t: Table, deck: string, card: CardId): void {
  const d = t.g.decks[deck];
  if (d !== undefined) d.discard.push(card);
}
