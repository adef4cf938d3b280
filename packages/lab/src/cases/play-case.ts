// Plays a case step by step on the real engine through its real answers.
import { canonical, type Refusal } from '@holdout/engine';
import { answerTable, finish, foremost, isOffered, keysOf, NOBODY, newFrame, refusalOf, refuse, type Table } from '@holdout/engine/testing';
import { isConfirmed, readChoice, refusalText } from './choices.ts';
import type { CaseStep, RuleCase } from './documents.ts';
import { mismatches } from './expectations.ts';
import { kindsOf } from './names.ts';
import { doneByItself, enchantedMove, reloadedUnasked, toldNext, turnedLight } from './other-words.ts';
import { Against, isTurn, nothingPending, type Playing, settle, takeDefaults } from './playing.ts';
import { asksToAct, begin, beginNamed, nextRound, PHASES, phase, round } from './round.ts';
import { setTable } from './set-table.ts';
import { readWish, VERBS, type Wish } from './steps.ts';
import { CaseProblem, known, problem } from './words.ts';

export interface Failure {
  readonly id: string;
  /** number of the step from 1; 0: before the first */
  readonly step: number;
  readonly text: string;
  readonly wanted: string;
  readonly got: string;
}

const ACCEPTED: Wish = { key: '' };

/** `choose …` while a skill offers an action: yes waits for the action itself, which may also be said at once. */
function offerAnswered(t: Table, words: readonly string[]): Wish | null {
  const ask = t.g.ask;
  const [, kind = '', what] = words;
  const names = kind === 'use' && what === ask?.topic;
  if (ask?.kind !== 'turn' || ask.topic === undefined || !(names || kind === 'zone' || kind === 'route')) return null;
  const told = words.slice(names ? 3 : 2).filter((word) => word !== 'yes');
  if (told[0] === 'no') return { key: 'end' };
  return told.length === 0 ? ACCEPTED : readWish(t, t.g.survivors[ask.who] ?? problem('nobody is asked'), 'move', told);
}

function wishOf(p: Playing, words: readonly string[]): Wish {
  const [first = '', verb = '', ...rest] = words;
  const { t } = p;
  const charmed = enchantedMove(t, words);
  if (charmed !== null) return readChoice(t, charmed);
  if (first === 'choose') {
    const light = turnedLight(t, words.slice(1));
    return light !== null ? { key: light } : (offerAnswered(t, words) ?? readChoice(t, words.slice(1)));
  }
  if (first === 'guards') {
    const active = t.g.survivors[t.g.ask?.kind === 'turn' ? t.g.ask.who : NOBODY];
    return active === undefined ? problem('nobody is on turn to give the order') : readWish(t, active, 'guards', words.slice(1));
  }
  const s = asksToAct(p, known('step', first, [...t.g.survivors.map((x) => x.id), 'zombies', 'end', 'round', 'turn', 'choose', 'guards']));
  // the action a skill offers now may be said as a use of that skill
  const [skill, word = '', ...more] = rest;
  if (verb === 'skill' && t.g.ask?.topic !== undefined && t.g.ask.topic === skill) {
    if (word === '') return ACCEPTED;
    return word in VERBS ? readWish(t, s, word, more) : readWish(t, s, 'move', rest.slice(1));
  }
  return readWish(t, s, verb, rest);
}

const refusedBy = (t: Table, wish: Wish) => wish.refusal ?? refusalOf(t, wish.key);

/** A target named that the targeting order does not allow yet. */
function aimRefused(t: Table, wish: Wish): Refusal | null {
  const who = t.g.survivors[t.g.ask?.who ?? NOBODY];
  const named = wish.on?.[0];
  const first = who === undefined || named === undefined ? null : foremost(t, who, wish.key);
  return first === null || kindsOf(t, named ?? '').some((kind) => first.includes(kind)) ? null : refuse('targeting-order');
}

function act(p: Playing, said: readonly string[]): void {
  const { t } = p;
  const { words, told } = toldNext(said, p.next);
  if (words[0] === 'choose') {
    if (p.told || isConfirmed(t, words.slice(1), p.taken) || doneByItself(t, words.slice(1), p.verb)) {
      p.told = false;
      return;
    }
  } else {
    if (reloadedUnasked(t, words, p.verb)) return;
    p.verb = words[1] ?? '';
  }
  p.told = told;
  const wish = wishOf(p, words);
  if (wish === ACCEPTED) return;
  const refusal = refusedBy(t, wish);
  if (refusal !== null) throw new Against('to be allowed', `refused: ${refusalText(refusal)}`);
  // what is legal is offered: a player could have found this answer
  if (!isOffered(t, wish.key)) throw new Against('to be offered', `${wish.key} is legal but on no list`);
  const ending = isTurn(t) && wish.key === 'end' ? (t.g.ask?.who ?? NOBODY) : NOBODY;
  p.on = [...(wish.on ?? [])];
  answerTable(t, wish.key);
  if (ending !== NOBODY) p.ended = ending;
  settle(p);
  nextRound(p);
}

function perform(p: Playing, text: string): void {
  const { t } = p;
  const words = text.trim().split(/\s+/);
  const plain = words.join(' ');
  const proc = PHASES[plain];
  if (words[0] !== 'choose') p.taken = [];
  if (words[0] === 'turn') beginNamed(p, words[1] ?? '');
  else if (plain === 'mission won') finish(t, { result: 'won', reason: 'objectives' });
  else if (proc !== undefined) {
    nothingPending(p);
    phase(p, proc);
    if (plain === 'end phase') t.g.round++;
  } else if (plain === 'round') {
    nothingPending(p);
    round(p);
  } else if (words[0] === 'zombies') known('step', plain, Object.keys(PHASES));
  else act(p, words);
}

/** The engine itself must say no, to somebody it asks: a refusal of who is not on turn would show nothing of the rule. */
function mustRefuse(p: Playing, text: string): void {
  const { t } = p;
  const words = text.trim().split(/\s+/);
  if (words[0] !== 'choose' && words[0] !== 'guards') known('verb', words[1] ?? '', Object.keys(VERBS));
  // whose turn it becomes by being named is no part of what is refused
  if (p.between && words[0] !== 'choose' && words[0] !== 'guards') asksToAct(p, words[0] ?? '');
  const before = canonical(t.g);
  const wish = wishOf(p, words);
  // taking up what is offered only waits for the action itself
  const refusal = wish === ACCEPTED ? null : (refusedBy(t, wish) ?? aimRefused(t, wish));
  if (refusal === null) throw new Against('to be refused', `allowed${wish.key === '' ? '' : ` as ${wish.key}`}`);
  if (refusal.reason === '') throw new Against('a reason for the refusal', 'none');
  if (canonical(t.g) !== before) throw new Against('nothing changed by a refused step', 'the state changed');
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Whatever is on the list now would be accepted. */
function offeredIsLegal(t: Table): void {
  if (t.g.over !== null) return;
  for (const key of keysOf(t)) {
    const refusal = refusalOf(t, key);
    if (refusal !== null) throw new Against(`${key} to be legal, being offered`, `refused: ${refusalText(refusal)}`);
  }
}

function play(p: Playing, step: CaseStep): void {
  takeDefaults(p, step);
  offeredIsLegal(p.t);
  if ('text' in step) perform(p, step.text);
  else if ('refuse' in step) mustRefuse(p, step.refuse);
  else {
    const wrong = mismatches(p.t, step.expect);
    if (wrong.length > 0) {
      throw new Against(
        wrong.map((m) => `${m.what} ${shown(m.wanted)}`).join(', '),
        wrong.map((m) => `${m.what} ${shown(m.got)}`).join(', '),
      );
    }
  }
}

const textOfStep = (step: CaseStep): string => ('text' in step ? step.text : 'refuse' in step ? `refuse ${step.refuse}` : 'expect');

/** Skills that do their work before the first round. */
const worksAtSetup = (id: string): boolean => id.startsWith('starts-with-') || id === 'jack-of-all-trades';

function open(c: RuleCase): Playing {
  const { t, actions } = setTable(c);
  const p: Playing = {
    t,
    actions: { ...actions },
    on: [],
    verb: '',
    ended: NOBODY,
    rounding: false,
    taken: [],
    over: new Set(),
    next: '',
    told: false,
    between: false,
  };
  const names = t.g.survivors.map((s) => s.id);
  const first =
    c.turn === null ? t.g.survivors.findIndex((s) => s.role === 'played' && s.alive) : names.indexOf(known('survivor', c.turn, names));
  for (let who = t.g.survivors.length - 1; who >= 0; who--) {
    if (t.g.survivors[who]?.skills.some(worksAtSetup)) t.g.stack.push(newFrame(t.r.program, 'survivor-start', { who }));
  }
  if (first !== NOBODY) begin(p, first);
  return p;
}

/** Null: the case passed. */
export function playCase(c: RuleCase): Failure | null {
  let number = 0;
  let text = 'setup';
  const fail = (wanted: string, got: string): Failure => ({ id: c.id, step: number, text, wanted, got });
  try {
    const p = open(c);
    for (const step of c.steps) {
      text = textOfStep(step);
      number++;
      const after = c.steps[number];
      p.next = after !== undefined && 'text' in after ? after.text : '';
      play(p, step);
    }
    text = 'end';
    takeDefaults(p);
    offeredIsLegal(p.t);
    const { dice } = p.t.g;
    return dice !== null && dice.length > 0 ? fail('every die used', `left over: ${dice.join(' ')}`) : null;
  } catch (thrown) {
    if (thrown instanceof Against) return fail(thrown.wanted, thrown.got);
    if (thrown instanceof CaseProblem) return fail('a case that can be read', thrown.message);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const place = /at (.*packages.*?)\)?$/m.exec(error.stack ?? '')?.[1] ?? '';
    return fail('the step to be played', `${error.message}${error.name === 'Error' ? '' : ` (${place.replace(/^.*packages\//, '')})`}`);
  }
}
