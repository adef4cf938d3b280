// Nothing is lost and nothing appears: cards and miniatures are counted whenever a survivor is to act and nothing is in flight.
import type { CardId, State } from '@holdout/engine';
import { NO_CARD } from '@holdout/engine/testing';
import { Violation } from './invariants.ts';

export interface Inventory {
  /** cards the game began with; a token used as a card is one more, which leaves the game when spent */
  readonly box: number;
  /** cards of the box that lie nowhere: put aside for good by the mission */
  readonly aside: number;
  readonly zombieCards: number;
  /** miniatures of each kind, on the board and in the box */
  readonly figures: readonly number[];
}

function cardsSeen(state: State): Map<number, string> {
  const seen = new Map<number, string>();
  const put = (card: CardId, place: string): void => {
    if (card === NO_CARD) return;
    const before = seen.get(card);
    if (before !== undefined) throw new Violation('a card lies in one place', `card ${card} in ${before} and ${place}`);
    seen.set(card, place);
  };
  for (const [name, deck] of Object.entries(state.decks)) {
    for (const card of deck.draw) put(card, `${name} deck`);
    for (const card of deck.discard) put(card, `${name} discards`);
  }
  for (const s of state.survivors) {
    for (const card of [...s.hands, s.body, ...s.pack]) put(card, s.id);
  }
  state.loose.forEach((loose, i) => {
    for (const card of loose.cards) put(card, `loose ${i} ${loose.name}`);
  });
  return seen;
}

/** A survivor's own turn at the bottom of the stack: no card is being drawn, no zombie is being moved. */
export const atRest = (state: State): boolean =>
  state.ask?.kind === 'turn' && state.ask.topic === undefined && state.stack.at(-1)?.proc === 'turn';

export function inventoryOf(state: State, box = state.cards.length): Inventory {
  const kinds = state.pool.length;
  const figures = state.pool.map((left, kind) => {
    let sum = left;
    for (let at = kind; at < state.zombies.length; at += kinds) sum += state.zombies[at] ?? 0;
    return sum;
  });
  const { draw, discard } = state.zombieDeck;
  const all = [...draw, ...discard];
  if (new Set(all).size !== all.length) throw new Violation('a zombie card lies in one place', 'one lies twice');
  for (const [at, n] of state.zombies.entries()) if (n < 0) throw new Violation('figures are counted', `${n} zombies at ${at}`);
  for (const n of state.pool) if (n < 0) throw new Violation('figures are counted', `${n} figures in the box`);
  const seen = cardsSeen(state);
  let aside = 0;
  for (let card = 0; card < box; card++) if (!seen.has(card)) aside++;
  return { box, aside, zombieCards: all.length, figures };
}

export function conserved(before: Inventory, state: State): Inventory {
  const now = inventoryOf(state, before.box);
  const lasting = !state.progress['no-return'];
  if (now.aside !== before.aside) throw new Violation('cards are conserved', `${before.aside} cards aside before, ${now.aside} now`);
  if (now.zombieCards !== before.zombieCards)
    throw new Violation('zombie cards are conserved', `${before.zombieCards} before, ${now.zombieCards} now`);
  now.figures.forEach((n, kind) => {
    const was = before.figures[kind] ?? 0;
    if (lasting ? n !== was : n > was) throw new Violation('miniatures are conserved', `kind ${kind}: ${was} before, ${n} now`);
  });
  return now;
}
