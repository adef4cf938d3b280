// Decks of cards: drawing, discarding, shuffling in the discards when a deck is through.
import type { EditionContent } from '../../content.ts';
import { shuffle } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { type CardId, NO_CARD } from '../../state/state.ts';
import { reveal, tell } from '../../table.ts';

const firstOf = new WeakMap<EditionContent['decks'], number>();

/** Cards are numbered deck by deck as the table is laid: flashlights are in two decks and go back to their own. */
function firstSecretService(decks: EditionContent['decks']): number {
  const known = firstOf.get(decks);
  if (known !== undefined) return known;
  let first = 0;
  for (const [name, cards] of Object.entries(decks)) {
    if (name === SECRET) break;
    for (const copies of Object.values(cards)) first += copies;
  }
  firstOf.set(decks, first);
  return first;
}

function isSecretService(t: Table, card: CardId): boolean {
  const list = t.r.content.decks[SECRET];
  if (list === undefined) return false;
  const first = firstSecretService(t.r.content.decks);
  const copies = Object.values(list).reduce((a, b) => a + b, 0);
  if (card >= first && card < first + copies) return true;
  // a card that came into the game from elsewhere: only what this deck alone has is told by its name
  const { id } = t.r.items[t.g.cards[card]];
  return (
    list[id] !== undefined &&
    card >= first + copies &&
    !Object.entries(t.r.content.decks).some(([name, cards]) => name !== SECRET && cards[id] !== undefined)
  );
}

const SECRET = 'secret-service';

/** The deck a card goes back to when discarded: the one it came from. */
export function homeDeck(t: Table, card: CardId): string {
  const item = t.r.items[t.g.cards[card]];
  if (item.tags.includes('epic')) return 'epic';
  if (isSecretService(t, card)) return SECRET;
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
