// A game with its answers: what a table, a server room or a replay holds. Undo goes back to the last moment something new was seen.

import type { GameEvent } from '../events.ts';
import type { Refusal } from '../kernel/index.ts';
import { refuse } from '../kernel/index.ts';
import type { GameSetup } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import type { Engine } from './engine-api.ts';
import { WalkedTrail } from './trail.ts';

export interface Session {
  state: State;
  readonly answers: string[];
  readonly trail: WalkedTrail;
}

export type Opened =
  | { readonly ok: true; readonly session: Session; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

export function openSession(engine: Engine, setup: GameSetup): Opened {
  const made = engine.setup(setup);
  if (!made.ok) return made;
  return { ok: true, session: { state: made.state, answers: [], trail: new WalkedTrail(made.state) }, events: made.events };
}

export function answerSession(engine: Engine, session: Session, key: string) {
  const before = engine.clone(session.state);
  const result = engine.answer(session.state, key);
  if (!result.ok) return result;
  session.answers.push(key);
  session.trail.answered(before, session.state);
  return result;
}

/** Takes the last answer back. Refused past a die, a card or a revealed token. */
export function undoSession(session: Session): { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal } {
  const { answers, back } = session.trail.way();
  if (back === null) return { ok: false, refusal: refuse(answers === 0 ? 'undo-nothing' : 'undo-revealed') };
  session.trail.wentBack(back.tick);
  session.state = back.state;
  session.answers.length = back.answers;
  return { ok: true };
}

/** Plays a stored list of answers again from the setup; stops at the first one that is refused. */
export function replaySession(engine: Engine, setup: GameSetup, answers: readonly string[]): Opened {
  const opened = openSession(engine, setup);
  if (!opened.ok) return opened;
  for (const key of answers) {
    const result = answerSession(engine, opened.session, key);
    if (!result.ok) return { ok: false, refusal: { ...result.refusal, answer: opened.session.answers.length } };
  }
  return opened;
}
