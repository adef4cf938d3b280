// Starting equipment. 2E: dealt at random, one each, players choose who gets what is left over. Fantasy: shared out by choice, one each at least.

import { END, shuffle } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { type CardId, NO_CARD, type SurvivorId } from '../state/state.ts';
import { ask, tableSeat, tell } from '../table.ts';
import { cardsOf, itemOf, stow } from './inventory.ts';

const players = (t: Table): SurvivorId[] => t.g.survivors.flatMap((s, i) => (s.role === 'played' ? [i] : []));

function give(t: Table, who: SurvivorId, card: CardId): void {
  stow(t, t.g.survivors[who], card);
  tell(t, { t: 'kept', who, card: itemOf(t, card).id });
}

/** Those who may get the next card: anyone, as long as enough cards are left for who has none yet. */
function mayGet(t: Table, left: number): SurvivorId[] {
  const all = players(t);
  const without = all.filter((i) => cardsOf(t.g.survivors[i]).length === 0);
  return without.length >= left ? without : all;
}

/** A card of that name for a survivor whose skill or story brings it, taken from whichever deck has one. */
export function fetchCard(t: Table, item: string): CardId {
  for (const deck of Object.values(t.g.decks)) {
    const at = deck.draw.findIndex((card) => itemOf(t, card).id === item);
    if (at >= 0) return deck.draw.splice(at, 1)[0];
  }
  return NO_CARD;
}

/** Cards that skills bring come on top of the share: `starts-with-crowbar`; so does what a survivor of one's own begins with. */
export function giveNamedCards(t: Table, who: SurvivorId): void {
  const starts = t.r.survivorCards[t.g.survivors[who].id]?.starts;
  if (starts !== undefined) {
    const card = fetchCard(t, starts);
    if (card !== NO_CARD) give(t, who, card);
  }
  for (const id of t.g.survivors[who].skills) {
    if (!id.startsWith('starts-with-')) continue;
    const item = id.slice('starts-with-'.length).replace(/^an?-/, '');
    if (t.r.itemNumber[item] === undefined) continue;
    const card = fetchCard(t, item);
    if (card !== NO_CARD) give(t, who, card);
  }
}

export const dealStartingCards: ProcedureOf<'deal-starting-cards'> = {
  begin(t, f) {
    const deck = t.g.decks.starting;
    const cards = deck === undefined ? [] : deck.draw.splice(0);
    if (t.r.law.startingCards === 'dealt') {
      shuffle(t.g.random, cards);
      t.g.info++;
      for (const who of players(t)) {
        const card = cards.pop();
        if (card !== undefined) give(t, who, card);
      }
    } else cards.sort((a, b) => a - b);
    f.cards = cards;
  },
  next(t, f) {
    const next: CardId | undefined = f.cards[0];
    if (next === undefined) return 'first';
    const who = mayGet(t, f.cards.length);
    if (who.length === 1) {
      give(t, who[0], next);
      f.cards.shift();
      return 'next';
    }
    const [card, ...then] = f.cards.map((one) => itemOf(t, one).id);
    const keys = who.map((i) => t.g.survivors[i].id);
    ask(t, { kind: 'option', by: tableSeat(t), about: {}, topic: 'starting-card', card, then, keys });
  },
  take(t, f) {
    const card = f.cards.shift();
    const who = t.g.survivors.findIndex((s) => s.id === f.answer);
    if (card !== undefined) give(t, who, card);
    return 'next';
  },
  first(t) {
    const named = t.r.law.firstPlayerCard;
    if (named === null) return END;
    const holder = t.g.survivors.find((s) => cardsOf(s).some((card) => itemOf(t, card).id === named));
    if (holder) t.g.first = holder.seat;
  },
};
