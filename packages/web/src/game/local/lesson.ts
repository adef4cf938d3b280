// The rehearsed first game: whoever does what it shows wins. It is known by its seed; whoever leaves its path is advised like in any other game.
import type { Engine, State } from '@holdout/engine';
import { FIRST_STEPS, TUTORIAL } from '../first-steps.ts';
import { REHEARSED } from './rehearsed.ts';

let path: ReadonlyMap<string, string> | null = null;

/** Every moment of the rehearsed game with the answer given there. */
function pathOf(engine: Engine, setup: State['setup']): ReadonlyMap<string, string> {
  const made = engine.setup(setup);
  const found = new Map<string, string>();
  if (!made.ok) return found;
  for (const key of REHEARSED) {
    found.set(engine.hash(made.state), key);
    // rules that changed since end the rehearsal here
    if (!engine.answer(made.state, key).ok) break;
  }
  return found;
}

/** What comes next in the rehearsed game; null where this is not a moment of it. */
export function rehearsedAnswer(engine: Engine, state: State): string | null {
  const { setup } = state;
  if (setup.seed !== FIRST_STEPS || setup.mission !== TUTORIAL.mission || setup.seats.length !== 1) return null;
  path ??= pathOf(engine, setup);
  return path.get(engine.hash(state)) ?? null;
}
