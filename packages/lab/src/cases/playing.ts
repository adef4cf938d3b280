// A case being played, and what needs no word in it: hits as the attack said, questions with one possible answer, and three defaults.
import { answerTable, itemOf, keysOf, type Table } from '@holdout/engine/testing';
import { asked, readChoice, type Taken } from './choices.ts';
import type { CaseStep } from './documents.ts';
import { kindsOf } from './names.ts';

export interface Playing {
  readonly t: Table;
  /** actions a survivor's first turn begins with, where the case says so */
  readonly actions: Record<string, number>;
  /** kinds the hits of the attack under way still go to */
  on: string[];
  /** the verb of the last step that was not a choice; '' while turns and phases pass by themselves */
  verb: string;
  /** whose turn was ended by a step of its own: the next in order may act without a word about turns */
  ended: number;
  /** a `round` under way: once its questions are answered the next one begins */
  rounding: boolean;
  /** phases this round has had */
  readonly over: Set<string>;
  /** questions since the last step that had one possible answer: a case may still say it, and is held to it */
  taken: Taken[];
  /** the text of the step that comes next; '' where it is none */
  next: string;
  /** the next step tells how this one is done, and says nothing more when its turn comes */
  told: boolean;
  /** a phase ended the turn under way: whoever is named next begins one */
  between: boolean;
}

/** A step went against the rules; the case fails here. */
export class Against extends Error {
  constructor(
    readonly wanted: string,
    readonly got: string,
  ) {
    super(`${wanted}, ${got}`);
  }
}

/** The question of a turn itself, not of an action some skill offers in between. */
export const isTurn = (t: Table): boolean => t.g.ask?.kind === 'turn' && t.g.ask.topic === undefined;

/** The kind the next hit goes to: as the case lists them, then the last of the list again, then the best. */
function nextHit(p: Playing, keys: readonly string[]): string {
  const wanted = p.on.length > 1 ? p.on.shift() : p.on[0];
  const fitting = wanted === undefined ? [] : kindsOf(p.t, wanted).map((kind) => p.t.r.kinds[kind]?.id);
  return keys.find((key) => fitting.includes(key)) ?? keys[0] ?? '';
}

/** Answers what has one possible answer, and gives hits their targets. */
export function settle(p: Playing): void {
  const { t } = p;
  while (t.g.ask !== null && t.g.over === null) {
    const { kind, topic } = t.g.ask;
    // a card drawn and cards to be laid out always wait for a word, and nobody acts unasked
    if (kind === 'keep' || kind === 'arrange' || kind === 'turn') return;
    // a turn that only passes does not lead off the board
    if (topic === 'exit' && p.verb === '') {
      answerTable(t, 'no');
      continue;
    }
    const keys = keysOf(t);
    const [only] = keys;
    if (kind === 'hits') answerTable(t, nextHit(p, keys));
    else if (keys.length === 1 && only !== undefined) {
      p.taken.push({ ask: t.g.ask, key: only });
      answerTable(t, only);
    } else return;
  }
}

/** What a case means that says nothing of the pending question; null: the question stays open. */
function unsaid(p: Playing): string | null {
  const { t } = p;
  const ask = t.g.ask;
  if (ask === null || t.g.over !== null) return null;
  // received otherwise than by a search: the first free slot
  if (ask.kind === 'keep' && p.verb !== 'search') {
    const { key, refusal } = readChoice(t, ['keep', ...(ask.incoming as number[]).map((card) => itemOf(t, card).id)]);
    return refusal === undefined ? key : null;
  }
  // whoever ends its turn at the exit leaves by it
  if (ask.topic === 'exit' && (p.verb === 'end' || p.verb === 'leave')) return 'yes';
  // everyone is pulled out
  return ask.topic === 'lifesaver' ? (keysOf(t).find((key) => key !== 'done') ?? null) : null;
}

/** The step speaks of the pending question: it answers it or looks at it. */
const speaksOfIt = (step: CaseStep): boolean =>
  'text' in step
    ? step.text.startsWith('choose ')
    : 'refuse' in step
      ? step.refuse.startsWith('choose ')
      : (step.expect.pending ?? null) !== null;

/** Before a step that does not speak of the pending question, and at the end of the case. */
export function takeDefaults(p: Playing, step?: CaseStep): void {
  if (step !== undefined && speaksOfIt(step)) return;
  for (let key = unsaid(p); key !== null; key = unsaid(p)) {
    answerTable(p.t, key);
    settle(p);
  }
}

/** A step that comes before the answer fails the case. */
export function nothingPending(p: Playing): void {
  const { t } = p;
  if (t.g.ask !== null && !isTurn(t)) throw new Against('no choice pending', `${asked(t)} is pending`);
}
