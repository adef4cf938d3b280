import type { Engine, Inquiry, State } from '@holdout/engine';

/** A question to the rules about a state that looks like the real one. */
export interface Question extends Inquiry {
  readonly state: State;
}

export interface Previews {
  /** `line`: who asks; lines take turns. `signal`: they are gone. `engine`: for those who work it out where they are. */
  ask(question: Question, line: string, signal?: AbortSignal, rules?: string, engine?: Engine): Promise<unknown>;
  close(): Promise<void>;
}
