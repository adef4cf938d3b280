// A card lets the team choose between things that are printed on it: each is tried out, as far as anybody knows what it does.
import type { Engine, State } from '@holdout/engine';
import { orderOf } from './order.ts';
import { prospect } from './prospects.ts';
import { toDoAt } from './work-left.ts';

/** so many games for each: what comes up or is drawn is left to chance */
const GAMES = 4;

const notesRead = (state: State): number => Object.keys(state.progress).filter((name) => name.startsWith('note:')).length;

/** Does a note nobody has read say what comes of one of these answers? Whoever tried them out would have read it. */
export function unread(engine: Engine, state: State, keys: readonly string[]): boolean {
  const before = notesRead(state);
  return keys.some((key) => {
    const game = engine.clone(state);
    return engine.answer(game, key, true).ok && notesRead(game) > before;
  });
}

/** null: a note nobody has read says what comes of it, so that there is nothing to choose by. */
export function chosenOf(engine: Engine, state: State, keys: readonly string[], seeds: () => string): string | null {
  const order = orderOf(engine, state);
  const before = toDoAt(order.facts, state, order.closed);
  const seat = state.ask?.by ?? 0;
  const games = Array.from({ length: GAMES }, seeds).map((seed) => engine.resample(state, seat, seed));
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    let worth = 0;
    for (const from of games) {
      const game = engine.clone(from);
      if (!engine.answer(game, key, true).ok) return null;
      if (notesRead(game) > notesRead(state)) return null;
      worth += prospect(order, game, before);
    }
    if (worth <= most) continue;
    most = worth;
    best = key;
  }
  return best;
}
