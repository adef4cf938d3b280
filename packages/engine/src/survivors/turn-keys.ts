// What a survivor may do in a turn, or with a bonus action.
import type { AskOf } from '../decisions/asks.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import { splitKey } from '../keys/index.ts';
import type { Table } from '../rules.ts';
import { NOWHERE } from '../state/state.ts';

/** A bonus action is a turn question narrowed to some verbs, and to attacks into one zone. */
export function narrowed(t: Table, question: AskOf<'turn'>, key: string): Refusal | null {
  const { verb, args } = splitKey(key);
  const named = verb === 'skill' ? `skill:${args[0]}` : verb;
  if (question.verbs && !question.verbs.includes(named)) return refuse('not-with-this-action', { verb });
  const here = verb === 'melee' && t.g.survivors[question.who].zone === question.zone;
  const { zone = NOWHERE } = question;
  if (zone >= 0 && !here && !args.includes(String(zone))) return refuse('only-into-that-zone', { zone });
  return null;
}

/** Every key but `end`. */
export function listTurn(t: Table, question: AskOf<'turn'>, push: (key: string) => void): void {
  const s = t.g.survivors[question.who];
  const { verbs } = question;
  if (verbs === undefined) {
    for (const action of t.r.actions) action.list(t, s, push);
    return;
  }
  const offer = (key: string) => {
    if (narrowed(t, question, key) === null) push(key);
  };
  for (const action of t.r.actions) if (verbs === null || verbs.some((v) => splitKey(v).verb === action.verb)) action.list(t, s, offer);
}
