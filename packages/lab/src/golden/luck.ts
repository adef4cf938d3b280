// How kindly a game has been shuffled: mild zombie cards first, needed cards near the top. Only for choosing which games to search.
import type { Engine, State, ZombieCardDef } from '@holdout/engine';

const HARM: Readonly<Record<string, number>> = { walker: 1, brute: 1.7, runner: 2.2, abomination: 5 };
/** cards that decide the first rounds */
const FIRST = 20;
const BLUE = 0;
const WELCOME = 6;
/** who comes with one of these cards comes before anybody is ready */
const TOO_EARLY = 8;
/** what a point of health is worth */
const TOUGH = 3;

function harmOf(card: ZombieCardDef, welcome: readonly string[], nth: number): number {
  if (nth >= TOO_EARLY && welcome.includes(card.is)) return -WELCOME;
  if (card.is === 'necromancer') return 4;
  if (card.is === 'double') return 3;
  if (card.is === 'extra') return 2.5;
  let sum = 0;
  for (const [kind, n] of Object.entries(card.levels[BLUE] ?? {})) sum += n * (HARM[kind] ?? 1);
  return card.is === 'rush' ? 1.5 * sum : sum;
}

/** Lower is kinder. */
export function hardship(
  engine: Engine,
  state: State,
  early: readonly string[],
  welcome: readonly string[],
  enough = Number.POSITIVE_INFINITY,
): number {
  const content = engine.editions.find((e) => e.edition === state.setup.edition);
  if (content === undefined) return 0;
  let sum = -TOUGH * state.survivors.reduce((n, s) => n + (s.role === 'played' ? s.health : 0), 0);
  for (const [i, card] of state.zombieDeck.draw.slice(-FIRST).reverse().entries()) {
    const drawn = content.zombieDeck[card];
    if (drawn !== undefined) sum += harmOf(drawn, welcome, i) * (1 - i / (2 * FIRST));
  }
  if (early.length === 0) return sum;
  const ids = [...(state.decks.equipment?.draw ?? [])].reverse().map((card) => content.items[state.cards[card] ?? -1]?.id ?? '');
  return sum + 4 * Math.max(...early.map((id) => depthOf(ids, id, enough)));
}

/** How deep one digs until there are enough of a card, or all of them. */
function depthOf(ids: readonly string[], id: string, enough: number): number {
  const depths = ids.flatMap((found, depth) => (found === id ? [depth] : []));
  return depths[Math.min(enough, depths.length) - 1] ?? 0;
}
