// Cards of a case: what survivors hold, listed decks, zombie cards in words.
import type { ZombieCardDef } from '@holdout/engine/content';
import { NO_CARD, type Rules, type State, shuffle } from '@holdout/engine/testing';
import { type Fields, known, listOf, problem, textOf } from './words.ts';

/** The item of that name, of whichever deck; `aaahh` is the plainest of such cards where the edition has several. */
export function itemNumber(r: Rules, said: string): number {
  const name = r.itemNumber[said] === undefined ? said.replace(/^(start|starting|epic|ss)-/, '') : said;
  const exact = r.itemNumber[name];
  if (exact !== undefined) return exact;
  if (name === 'aaahh') {
    const found = r.items.findIndex((item) => item.ambush?.kind === 'walker');
    if (found >= 0) return found;
  }
  return r.itemNumber[known('item', name, Object.keys(r.itemNumber))] ?? NO_CARD;
}

/** A card of that item: out of a deck that was not listed, else one more than the box holds. */
export function takeCard(r: Rules, g: State, name: string): number {
  const item = itemNumber(r, name);
  for (const [deckName, deck] of Object.entries(g.decks)) {
    if (g.strict.includes(deckName)) continue;
    const at = deck.draw.findIndex((card) => g.cards[card] === item);
    if (at >= 0) return deck.draw.splice(at, 1)[0] ?? NO_CARD;
  }
  g.cards = [...g.cards, item];
  return g.cards.length - 1;
}

const KINDS = ['walker', 'brute', 'runner', 'abomination'];

/** `walker 1 2 4 6`, `brute rush 0 1 1 2`, `extra runner`, `double`, `abomination`, `necromancer`, `siege 1`, `siege brute 1` */
export function zombieCard(text: string, no: number): ZombieCardDef {
  const words = text.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  if (first === 'double' || first === 'necromancer') return { no, is: first };
  if (first === 'extra') return { no, is: 'extra', kind: known('kind', rest[0] ?? '', KINDS) };
  if (first === 'siege') {
    const named = rest.find((word) => !/^\d+$/.test(word));
    const kind = named === undefined ? 'walker' : known('kind', named, KINDS);
    const counts = rest.filter((word) => word !== named).map(Number);
    if (counts.length !== 1 && counts.length !== 4) return problem(`siege needs a number: "${text}"`);
    const line = (level: number) => ({ [kind]: counts[level] ?? counts[0] ?? 0 });
    return { no, is: 'siege', levels: [line(0), line(1), line(2), line(3)] };
  }
  const lines: Record<string, number>[] = [{}, {}, {}, {}];
  let is: 'spawn' | 'rush' = 'spawn';
  for (let i = 0; i < words.length; ) {
    if (words[i] === 'rush') {
      is = 'rush';
      i++;
      continue;
    }
    const kind = known('zombie card', words[i++] ?? '', [...KINDS, 'extra', 'double', 'necromancer', 'siege']);
    if (words[i] === 'rush') {
      is = 'rush';
      i++;
    }
    const counts = words.slice(i, i + 4).map(Number);
    const plain = kind === 'abomination' && Number.isNaN(counts[0] ?? Number.NaN);
    if (!plain && (counts.length < 4 || counts.some((n) => !Number.isInteger(n))))
      return problem(`four numbers must follow ${kind}: "${text}"`);
    lines.forEach((line, level) => {
      const count = plain ? 1 : (counts[level] ?? 0);
      if (count > 0) line[kind] = count;
    });
    if (!plain) i += 4;
  }
  const line = (level: number) => (Object.keys(lines[level] ?? {}).length > 0 ? (lines[level] ?? null) : null);
  return { no, is, levels: [line(0), line(1), line(2), line(3)] };
}

export function zombieCards(decks: Fields): ZombieCardDef[] | null {
  if (decks.zombie === undefined) return null;
  return listOf('decks.zombie', decks.zombie).map((text, i) => zombieCard(textOf('a zombie card', text), i + 1));
}

/** Listed decks hold just those cards, top first, and may not run out; the others are shuffled. */
export function layDecks(r: Rules, g: State, decks: Fields): void {
  for (const [name, list] of Object.entries(decks)) {
    g.strict.push(name);
    const names = listOf(`decks.${name}`, list).map((item) => textOf(`decks.${name}`, item));
    if (name === 'zombie') g.zombieDeck.draw.reverse();
    else if (name === 'abomination')
      g.abominationDeck = names.map((kind) => r.kindNumber[known('abomination', kind, r.content.abominations)] ?? 0).reverse();
    else {
      known('deck', name, [...Object.keys(g.decks), 'zombie', 'abomination']);
      const numbers = names.map((item) => itemNumber(r, item));
      const draw = numbers.map((_, i) => g.cards.length + i).reverse();
      g.cards = [...g.cards, ...numbers];
      g.decks[name] = { draw, discard: [] };
    }
  }
  for (const [name, deck] of Object.entries(g.decks)) if (!g.strict.includes(name)) shuffle(g.random, deck.draw);
  if (!g.strict.includes('zombie')) shuffle(g.random, g.zombieDeck.draw);
}
