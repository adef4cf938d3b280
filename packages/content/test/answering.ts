// Answers given to the engine by tests that play a mission on its own board.
import type { Engine, State } from '@holdout/engine';

export function answer(engine: Engine, state: State, key: string): void {
  const result = engine.answer(state, key, true);
  if (!result.ok) throw new Error(`${key}: ${JSON.stringify(result.refusal)}`);
}

/** Answers whatever is asked, as preferred or with the first there is, until somebody's turn. */
export function settle(engine: Engine, state: State, prefer: (keys: readonly string[]) => string | undefined = () => undefined): void {
  while (state.over === null && state.ask?.kind !== 'turn') {
    const keys = engine.optionKeys(state);
    answer(engine, state, prefer(keys) ?? keys[0] ?? '');
  }
}
