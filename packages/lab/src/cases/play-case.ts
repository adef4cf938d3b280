// Plays a case step by step on the real engine through its real answers.
import { canonical, type Refusal } from '@holdout/engine';
import {
  answerTable,
  finish,
  foremost,
  itemOf,
  keysOf,
  NO_CARD,
  NOBODY,
  newFrame,
  refusalOf,
  refuse,
  runTable,
  type Survivor,
  type Table,
} from '@holdout/engine/testing';
import { asked, isNeedless, readChoice, refusalText, type Taken } from './choices.ts';
import type { CaseStep, RuleCase } from './documents.ts';
import { mismatches } from './expectations.ts';
import { kindsOf } from './names.ts';
import { doneUnasked, enchantedMove, saidAtOnce, unspoken } from './other-words.ts';
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

interface Playing {
  readonly t: Table;
  readonly actions: Record<string, number>;
  /** kinds the hits of the attack under way still go to */
  on: string[];
  /** the verb of the last step that was not a choice */
  verb: string;
  /** phases this round has had */
  readonly over: Set<string>;
  /** the words of the step being played */
  acting: readonly string[];
  /** the words of the last answer */
  answered: readonly string[];
  /** questions of this step that had one possible answer */
  taken: Taken[];
  next: CaseStep | undefined;
}

/** A step went against the rules; the case fails here. */
class Against extends Error {
  constructor(
    readonly wanted: string,
    readonly got: string,
  ) {
    super(`${wanted}, ${got}`);
  }
}

const isTurn = (t: Table): boolean => t.g.ask?.kind === 'turn' && t.g.ask.topic === undefined;

/** The kind the next hit goes to: as the case lists them, then the last of the list again, then the best. */
function nextHit(p: Playing, keys: readonly string[]): string {
  const wanted = p.on.length > 1 ? p.on.shift() : p.on[0];
  const fitting = wanted === undefined ? [] : kindsOf(p.t, wanted).map((kind) => p.t.r.kinds[kind]?.id);
  return keys.find((key) => fitting.includes(key)) ?? keys[0] ?? '';
}

/** The next step speaks of the pending choice: answers it or looks at it. */
const spokenOf = (next: CaseStep | undefined): boolean =>
  next !== undefined &&
  (('text' in next && next.text.startsWith('choose ')) ||
    ('refuse' in next && next.refuse.startsWith('choose ')) ||
    ('expect' in next && (next.expect.pending ?? null) !== null));

/** A card received otherwise than by a search goes to the first free slot unless the case says more. */
function receivedKey(p: Playing): string | null {
  const { t } = p;
  const ask = t.g.ask;
  if (ask?.kind !== 'keep' || spokenOf(p.next) || p.verb === 'search') return null;
  const cards = (ask.incoming as number[]).map((card) => itemOf(t, card).id);
  const { key, refusal } = readChoice(t, ['keep', ...cards]);
  return refusal === undefined ? key : null;
}

const answersNext = (next: CaseStep | undefined, kind: string): boolean =>
  next !== undefined && 'text' in next && next.text.startsWith(`choose ${kind}`);

/** What the next step takes for granted: a car strikes where the case has dice for it, armour that is rerolled was rolled. */
function granted(p: Playing): string | null {
  const { t, next } = p;
  const ask = t.g.ask;
  if (ask?.topic === 'car-attack' && (t.g.dice ?? []).length > 0)
    return !spokenOf(next) || answersNext(next, 'friendly-fire') ? 'yes' : null;
  const body = ask?.kind === 'armour' && answersNext(next, 'reroll') ? t.g.survivors[ask.who]?.body : undefined;
  return body === undefined || body === NO_CARD ? null : itemOf(t, body).id;
}

/** Answers what needs no word in a case: hits, cards received, and questions with one possible answer. */
function settle(p: Playing): void {
  const { t } = p;
  while (t.g.ask !== null && t.g.over === null) {
    const { kind } = t.g.ask;
    if (kind === 'keep') {
      const key = receivedKey(p);
      if (key === null) return;
      answerTable(t, key);
      continue;
    }
    if (kind === 'turn') return;
    // a turn that only passes does not lead off the board
    if (t.g.ask.topic === 'exit' && !['end', 'leave'].includes(p.verb) && !spokenOf(p.next)) {
      answerTable(t, 'no');
      continue;
    }
    const taken = granted(p);
    if (taken !== null) {
      answerTable(t, taken);
      continue;
    }
    const keys = keysOf(t);
    const meant = spokenOf(p.next) ? null : unspoken(t, p.answered);
    if (meant !== null) answerTable(t, meant);
    else if (kind === 'hits') answerTable(t, nextHit(p, keys));
    else if (keys.length === 1 && keys[0] !== undefined) {
      p.taken.push({ ask: t.g.ask, key: keys[0] });
      answerTable(t, keys[0]);
    } else return;
  }
}

function begin(p: Playing, who: number): void {
  const { t } = p;
  t.g.phase = 'players';
  t.g.stack.unshift(newFrame(t.r.program, 'turn', { who }));
  const { verb } = p;
  p.verb = '';
  if (isTurn(t)) answerTable(t, 'end');
  else runTable(t);
  settle(p);
  p.verb = verb;
  const s = t.g.survivors[who];
  const said = s === undefined ? undefined : p.actions[s.id];
  if (s !== undefined && said !== undefined && t.g.active === who) {
    s.actions = said;
    delete p.actions[s.id];
  }
}

const PHASES: Readonly<Record<string, string>> = {
  'zombies activate': 'zombies-activation',
  'zombies spawn': 'spawn-step',
  'zombies phase': 'zombies-phase',
  'end phase': 'end-phase',
};

/** A phase that comes a second time, or after the end phase, is one of the next round. */
function countRounds(p: Playing, phases: readonly string[]): void {
  if (p.over.has('end-phase') || phases.some((proc) => proc.endsWith('phase') && p.over.has(proc))) {
    p.t.g.round++;
    p.over.clear();
  }
  for (const proc of phases) p.over.add(proc);
}

/** Runs a procedure of the round by itself; the turn under way ends first. */
function phase(p: Playing, proc: string, step?: string): void {
  const { t } = p;
  const frame = newFrame(t.r.program, proc);
  if (step !== undefined) frame.step = step;
  countRounds(p, proc === 'round' ? ['zombies-phase', 'end-phase'] : [proc]);
  t.g.phase = 'zombies';
  t.g.stack.unshift(frame);
  if (isTurn(t)) answerTable(t, 'end');
  else runTable(t);
  settle(p);
}

/** What is left of the round: turns of everyone who has not had one pass at once. */
function round(p: Playing): void {
  const { t } = p;
  const waiting = t.g.survivors.filter((s, i) => s.role === 'played' && s.alive && !s.out && !s.done && i !== t.g.active);
  for (const s of waiting) {
    begin(p, t.g.survivors.indexOf(s));
    if (!isTurn(t)) throw new Against('a turn that can be passed', `${asked(t)} is pending`);
  }
  phase(p, 'round', 'zombies');
  for (const s of t.g.survivors) s.done = false;
  // the next round begins with its first survivor
  const first = t.g.survivors.findIndex((s) => s.role === 'played' && s.alive && !s.out);
  if (t.g.ask === null && t.g.over === null && first !== NOBODY) begin(p, first);
}

/** Of several who may go now, the one whose step comes. */
function goesFirst(p: Playing, name: string): void {
  if (p.t.g.ask?.kind !== 'order' || !keysOf(p.t).includes(name)) return;
  answerTable(p.t, name);
  settle(p);
}

function turnOf(p: Playing, name: string): Survivor {
  const { t } = p;
  const names = t.g.survivors.map((s) => s.id);
  const who = names.indexOf(known('survivor', name, names));
  goesFirst(p, name);
  if (t.g.ask === null && t.g.over === null) begin(p, who);
  if (t.g.ask?.kind === 'turn' && t.g.ask.who !== who && t.g.ask.topic !== undefined) decline(p);
  // whoever acts without a word about turns has begun its own
  if (isTurn(t) && t.g.ask?.who !== who) begin(p, who);
  if (t.g.ask?.kind !== 'turn' || t.g.ask.who !== who)
    throw new Against(`${name} to act`, t.g.over ? 'the game is over' : `${asked(t)} is pending`);
  return t.g.survivors[who] ?? problem(`no survivor ${name}`);
}

/** An action a skill offers in between, not taken. */
function decline(p: Playing): void {
  answerTable(p.t, 'end');
  settle(p);
}

/** What a player says with the action itself, though a case may answer for it afterwards. */
const SAID_WITH_THE_ACTION: Readonly<Record<string, string>> = { 'double-risk-dice': 'double-risk', flashlight: 'light', light: 'light' };

/** Dice that can only help are rolled unasked; a case may still say so. */
const DONE_BY_ITSELF = ['barbarian', 'full-auto', 'iron-rain', 'mana-rain'];

/** `choose use flashlight yes` after a shot or a search: part of that action, then no step of its own. */
function mannerSaid(p: Playing, step: CaseStep | undefined): string | undefined {
  if (step === undefined || !('text' in step) || !['risk', 'ranged', 'search', 'melee', 'magic'].includes(p.verb)) return undefined;
  const [choose, use, what = '', answer] = step.text.trim().split(/\s+/);
  if (choose !== 'choose' || use !== 'use' || p.t.g.ask?.kind === 'use') return undefined;
  if (DONE_BY_ITSELF.includes(what) && answer === 'yes') return '';
  const manner = SAID_WITH_THE_ACTION[what];
  return answer === 'no' && manner !== undefined ? '' : manner;
}

/** Somebody acts in the next step. */
function actsNext(p: Playing, who: number): boolean {
  const said = p.next === undefined ? '' : 'text' in p.next ? p.next.text : 'refuse' in p.next ? p.next.refuse : '';
  return said.trim().split(/\s+/)[0] === p.t.g.survivors[who]?.id;
}

/** The only action an offer allows, if there is just one. */
function onlyAction(t: Table): string {
  const actions = keysOf(t).filter((key) => key !== 'end');
  return actions.length === 1 ? (actions[0] ?? '') : '';
}

function wishOf(p: Playing, words: readonly string[]): Wish {
  const [first = '', verb = '', ...said] = words;
  const rest = words === p.acting ? [...said, mannerSaid(p, p.next) ?? ''].filter((word) => word !== '') : said;
  const { t } = p;
  if (first === 'choose') {
    // an action offered by a skill: yes waits for the action itself
    const ask = t.g.ask;
    const [, kind = '', what] = words;
    if (ask?.kind === 'turn' && ask.topic !== undefined && ((kind === 'use' && what === ask.topic) || ['zone', 'route'].includes(kind))) {
      const told = words.slice(kind === 'use' ? 3 : 2).filter((word) => word !== 'yes');
      if (told[0] === 'no') return { key: 'end' };
      if (told.length > 0) return readWish(t, t.g.survivors[ask.who] ?? problem('nobody is asked'), 'move', told);
      return { key: spokenOf(p.next) || actsNext(p, ask.who) ? '' : onlyAction(t) };
    }
    // the light turned with a Move
    const mover = isTurn(t) && kind === 'zone' && p.verb === 'move' ? t.g.survivors[ask?.who ?? NOBODY] : undefined;
    if (mover?.lit) return readWish(t, mover, 'light', words.slice(2));
    return readChoice(t, words.slice(1));
  }
  if (first === 'guards') {
    const active = t.g.survivors[t.g.ask?.who ?? t.g.active];
    return active === undefined ? problem('nobody to give the order') : readWish(t, turnOf(p, active.id), 'guards', words.slice(1));
  }
  const charmed = enchantedMove(t, words);
  if (charmed !== null) return readChoice(t, charmed);
  const s = turnOf(p, known('step', first, [...t.g.survivors.map((x) => x.id), 'zombies', 'end', 'round', 'turn', 'choose', 'guards']));
  // the action a skill offers now may be said as a use of that skill
  const [skill, word = '', ...more] = rest;
  if (verb === 'skill' && t.g.ask?.topic !== undefined && t.g.ask.topic === skill) {
    if (word === '') return { key: '' };
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

function act(p: Playing, words: readonly string[]): void {
  const { t } = p;
  if (words[0] === 'choose' && (mannerSaid(p, { text: words.join(' ') }) !== undefined || doneUnasked(t, words))) return;
  if (words[0] === 'choose' && isNeedless(t, words.slice(1), p.taken, p.answered)) return;
  if (words[0] === 'choose') p.answered = words;
  else {
    p.verb = words[1] ?? '';
    p.answered = [];
  }
  p.acting = words;
  let wish = wishOf(p, words);
  if (wish.key === '' && wish.refusal === undefined) return;
  let refusal = refusedBy(t, wish);
  // an action offered in between may be passed over for the turn's own
  while (refusal !== null && t.g.ask?.kind === 'turn' && t.g.ask.topic !== undefined && words[0] !== 'choose') {
    decline(p);
    wish = wishOf(p, words);
    refusal = refusedBy(t, wish);
  }
  if (refusal !== null) throw new Against('to be allowed', `refused: ${refusalText(refusal)}`);
  p.on = [...(wish.on ?? [])];
  answerTable(t, wish.key);
  settle(p);
  // whoever says `leave` on foot, or ends its turn in the exit zone without a word, is gone
  if (t.g.ask?.topic === 'exit' && (p.verb === 'leave' || (p.verb === 'end' && !spokenOf(p.next)))) {
    answerTable(t, 'yes');
    settle(p);
  }
}

function perform(p: Playing, text: string): void {
  const { t } = p;
  const words = text.trim().split(/\s+/);
  const plain = words.join(' ');
  const proc = PHASES[plain];
  if (words[0] !== 'choose') p.taken = [];
  if (words[0] === 'turn' && t.g.ask?.kind === 'order') {
    goesFirst(p, words[1] ?? '');
    return;
  }
  if (proc !== undefined || plain === 'round' || words[0] === 'turn') {
    p.answered = [];
    p.verb = '';
    while (t.g.ask?.kind === 'turn' && t.g.ask.topic !== undefined) decline(p);
    if (t.g.ask !== null && !isTurn(t)) throw new Against('no choice pending', `${asked(t)} is pending`);
  }
  if (proc !== undefined) {
    phase(p, proc);
    if (plain === 'end phase') t.g.round++;
  } else if (plain === 'mission won') finish(t, { result: 'won', reason: 'objectives' });
  else if (plain === 'round') round(p);
  else if (words[0] === 'turn') {
    const names = t.g.survivors.map((s) => s.id);
    begin(p, names.indexOf(known('survivor', words[1] ?? '', names)));
  } else if (words[0] === 'zombies') known('step', plain, Object.keys(PHASES));
  else {
    const lines = saidAtOnce(words);
    const { next } = p;
    lines.forEach((line, i) => {
      const following = lines[i + 1];
      p.next = following === undefined ? next : { text: following.join(' ') };
      act(p, line);
    });
  }
}

function mustRefuse(p: Playing, text: string): void {
  const { t } = p;
  const words = text.trim().split(/\s+/);
  if (words[0] !== 'choose' && words[0] !== 'guards') known('verb', words[1] ?? '', Object.keys(VERBS));
  const other = t.g.survivors.findIndex((s) => s.id === words[0]);
  if (other !== NOBODY && isTurn(t) && t.g.ask?.who !== other) return;
  // nobody acts after the end of its turn, or while something else is asked
  if (t.g.ask === null && t.g.survivors[other]?.done) return;
  if (words[0] !== 'choose' && t.g.ask !== null && t.g.ask.kind !== 'turn' && enchantedMove(t, words) === null) return;
  const before = canonical(t.g);
  const wish = wishOf(p, words);
  const refusal = refusedBy(t, wish) ?? aimRefused(t, wish);
  if (refusal === null) throw new Against('to be refused', `allowed as ${wish.key}`);
  if (refusal.reason === '') throw new Against('a reason for the refusal', 'none');
  if (canonical(t.g) !== before) throw new Against('nothing changed by a refused step', 'the state changed');
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function play(p: Playing, step: CaseStep): void {
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

/** Null: the case passed. */
/** Skills that do their work before the first round. */
const worksAtSetup = (id: string): boolean => id.startsWith('starts-with-') || id === 'jack-of-all-trades';

export function playCase(c: RuleCase): Failure | null {
  let number = 0;
  let text = 'setup';
  const fail = (wanted: string, got: string): Failure => ({ id: c.id, step: number, text, wanted, got });
  try {
    const { t, actions } = setTable(c);
    const p: Playing = {
      t,
      actions: { ...actions },
      on: [],
      verb: '',
      acting: [],
      answered: [],
      taken: [],
      over: new Set(),
      next: undefined,
    };
    const names = t.g.survivors.map((s) => s.id);
    const first =
      c.turn === null ? t.g.survivors.findIndex((s) => s.role === 'played' && s.alive) : names.indexOf(known('survivor', c.turn, names));
    for (let who = t.g.survivors.length - 1; who >= 0; who--) {
      if (t.g.survivors[who]?.skills.some(worksAtSetup)) t.g.stack.push(newFrame(t.r.program, 'survivor-start', { who }));
    }
    if (first !== NOBODY) begin(p, first);
    for (const step of c.steps) {
      text = textOfStep(step);
      p.next = c.steps[++number];
      play(p, step);
    }
    text = 'end';
    if (t.g.dice !== null && t.g.dice.length > 0) return fail('every die used', `left over: ${t.g.dice.join(' ')}`);
    return null;
  } catch (thrown) {
    if (thrown instanceof Against) return fail(thrown.wanted, thrown.got);
    if (thrown instanceof CaseProblem) return fail('a case that can be read', thrown.message);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const place = /at (.*packages.*?)\)?$/m.exec(error.stack ?? '')?.[1] ?? '';
    return fail('the step to be played', `${error.message}${error.name === 'Error' ? '' : ` (${place.replace(/^.*packages\//, '')})`}`);
  }
}
