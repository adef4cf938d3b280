import type { Engine, State } from '@holdout/engine';
import type { ClientMessageOf } from '@holdout/protocol';

/** A question to the rules about a state that looks like the real one. */
export interface Question {
  readonly about: Exclude<ClientMessageOf<'ask'>['about'], 'hint'>;
  readonly state: State;
  readonly survivor?: number | undefined;
  readonly key?: string | undefined;
}

export interface Previews {
  /** `line`: who asks; lines take turns. `signal`: they are gone. `engine`: for those who work it out where they are. */
  ask(question: Question, line: string, signal?: AbortSignal, rules?: string, engine?: Engine): Promise<unknown>;
  close(): Promise<void>;
}

export function askRules(engine: Engine, { about, state, survivor = -1, key = '' }: Question): unknown {
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
  }
}
