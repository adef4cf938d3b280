// What the next spawn step may bring, from what everybody can count: which cards are still in the deck, never their order.
import type { Oracles } from '../api/engine-api.ts';
import type { Table } from '../rules.ts';
import { dangerLevel } from '../survivors/adrenaline.ts';
import { spawnOrder } from '../zombies/spawn-tokens.ts';

interface Card {
  readonly expected: Readonly<Record<string, number>>;
  /** chance that one card puts nothing here */
  readonly nothing: number;
  readonly double: number;
  /** share of what it brings that acts at once */
  readonly rush: number;
}

/** How many miniatures a line really brings. */
function inBox(t: Table, id: string, count: number): number {
  const kind = t.r.kindNumber[id];
  if (kind !== undefined) return Math.min(count, t.g.pool[kind]);
  return t.r.kinds.some((k, i) => k.base === 'abomination' && t.g.pool[i] > 0) ? count : 0;
}

function oneCard(t: Table): Card {
  const { draw, discard } = t.g.zombieDeck;
  const pile = draw.length > 0 ? draw : discard;
  const level = dangerLevel(t);
  const expected: Record<string, number> = {};
  let nothing = 0;
  let double = 0;
  let all = 0;
  let rushing = 0;
  for (const number of pile) {
    const card = t.r.zombieCards[number];
    if (card.is === 'double') double++;
    const line = card.is === 'spawn' || card.is === 'rush' ? card.levels[level] : card.is === 'necromancer' ? { necromancer: 1 } : null;
    if (line === null) {
      nothing++;
      continue;
    }
    for (const [id, count] of Object.entries(line)) {
      const brought = inBox(t, id, count) / pile.length;
      expected[id] = (expected[id] ?? 0) + brought;
      all += brought;
      if (card.is === 'rush') rushing += brought;
    }
  }
  const cards = Math.max(1, pile.length);
  return { expected, nothing: pile.length === 0 ? 1 : nothing / cards, double: double / cards, rush: all === 0 ? 0 : rushing / all };
}

/** For each active spawn token in order. A Double spawn before it makes its cards more; the wrap to the first token is left out. */
export function forecast(t: Table): ReturnType<Oracles['forecast']> {
  const card = oneCard(t);
  let cards = 1;
  return spawnOrder(t).map((token) => {
    const expected: Record<string, number> = {};
    for (const id in card.expected) expected[id] = card.expected[id] * cards;
    const zone = { zone: t.g.spawns[token].zone, expected, nothing: card.nothing ** cards, rush: card.rush };
    cards = 1 + cards * card.double;
    return zone;
  });
}
