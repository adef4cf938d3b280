// Questions about a game that change nothing, by name: as they come from a page to its thread, or over the wire to a server.
import type { State } from '../state/state.ts';
import type { Engine } from './engine-api.ts';

export interface Inquiry {
  readonly about: 'reach' | 'sight' | 'odds' | 'intent' | 'forecast' | 'threat' | 'why-not' | 'loses';
  /** of `reach` and `sight`: whose */
  readonly survivor?: number | undefined;
  /** of `odds`, `why-not` and `loses`: about which answer */
  readonly key?: string | undefined;
}

/** Null: there is no such survivor, or nothing to say. */
export function inquire(engine: Engine, state: State, { about, survivor = -1, key = '' }: Inquiry): unknown {
  const known = survivor >= 0 && survivor < state.survivors.length;
  switch (about) {
    case 'reach':
      return known ? engine.oracles.reach(state, survivor) : null;
    case 'sight':
      return known ? engine.oracles.sight(state, survivor) : null;
    case 'odds':
      return engine.oracles.odds(state, key);
    case 'intent':
      return engine.oracles.intent(state);
    case 'forecast':
      return engine.oracles.forecast(state);
    case 'threat':
      return engine.oracles.threat(state);
    case 'why-not':
      return engine.whyNot(state, key);
    case 'loses':
      return losesBy(engine, state, key);
  }
}

/** Is the game lost with this answer at once? Sure where neither dice nor cards decide it, as at an exit; else it is one guess. */
function losesBy(engine: Engine, state: State, key: string): boolean {
  const tried = engine.clone(state);
  return engine.answer(tried, key, true).ok && tried.over?.result === 'lost';
}
