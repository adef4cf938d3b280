// Fairness: the seed was fixed before the game, and every die and card came from it.
import type { Engine, State } from '@holdout/engine';
import { canonical } from '@holdout/engine/kernel';
import type { GameFile } from './game-file.ts';

export type Verified =
  | { readonly ok: true; readonly steps: number; readonly hash: string }
  | {
      readonly ok: false;
      readonly problem:
        | 'not-finished'
        | 'no-crypto'
        | 'commitment'
        | 'ruleset'
        | 'setup'
        | 'order'
        | 'refused'
        | 'events'
        | 'not-over'
        | 'hash';
      /** the step that does not fit, where there is one */
      readonly tick: number;
    };

/** The commitment to a seed, as lower-case hex. */
export async function commitTo(seed: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function verifyGame(engine: Engine, file: GameFile): Promise<Verified> {
  const fail = (problem: Extract<Verified, { ok: false }>['problem'], tick = 0): Verified => ({ ok: false, problem, tick });
  if (file.seed === null || file.hash === null) return fail('not-finished');
  if (!globalThis.crypto?.subtle) return fail('no-crypto');
  if ((await commitTo(file.seed)) !== file.commitment) return fail('commitment');
  if (engine.ruleset(file.setup.edition) !== file.ruleset) return fail('ruleset');

  const opened = engine.setup({ ...file.setup, seed: file.seed });
  if (!opened.ok) return fail('setup');
  if (canonical(opened.events) !== canonical(file.events)) return fail('events');

  const wanted = new Set(file.steps.map((step) => step.to));
  const kept = new Map<number, State>();
  let state = opened.state;
  let tick = 0;
  for (const step of file.steps) {
    if (wanted.has(tick)) kept.set(tick, engine.clone(state));
    if (step.tick !== tick + 1) return fail('order', step.tick);
    if (step.kind === 'undo') {
      const earlier = step.to === null ? undefined : kept.get(step.to);
      if (!earlier) return fail('order', step.tick);
      state = engine.clone(earlier);
    } else {
      const answered = engine.answer(state, step.key);
      if (!answered.ok) return fail('refused', step.tick);
      if (canonical(answered.events) !== canonical(step.events)) return fail('events', step.tick);
    }
    tick = step.tick;
  }
  if (!state.over) return fail('not-over', tick);
  const hash = engine.hash(state);
  return hash === file.hash ? { ok: true, steps: tick, hash } : fail('hash', tick);
}
