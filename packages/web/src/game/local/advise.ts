// What a bot of this browser would do.
import type { Engine, State } from '@holdout/engine';

export interface Advice {
  readonly key: string;
  /** label key of the reason */
  readonly why: string;
}

/** `level` null: the best there is, for hints. */
export async function advise(engine: Engine, state: State, _level: string | null): Promise<Advice> {
  const keys = engine.optionKeys(state);
  return { key: keys[Math.floor(Math.random() * keys.length)] ?? '', why: 'hint.any' };
}
