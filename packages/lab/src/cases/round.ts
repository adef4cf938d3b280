// Turns and phases of a case: each begins by a step that says so.
import type { SurvivorId } from '@holdout/engine';
import { answerTable, keysOf, NOBODY, newFrame, runTable, type Survivor } from '@holdout/engine/testing';
import { asked } from './choices.ts';
import { Against, isTurn, nothingPending, type Playing, settle } from './playing.ts';
import { known, problem } from './words.ts';

export const PHASES: Readonly<Record<string, string>> = {
  'zombies activate': 'zombies-activation',
  'zombies spawn': 'spawn-step',
  'zombies phase': 'zombies-phase',
  'end phase': 'end-phase',
  'players phase': 'players-phase',
  'deal cards': 'deal-starting-cards',
};

const canPlay = (s: Survivor): boolean => s.role === 'played' && s.alive && !s.out;

/** The turn under way passes, this survivor's begins. */
export function begin(p: Playing, who: SurvivorId): void {
  const { t } = p;
  p.ended = NOBODY;
  p.between = false;
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

export function beginNamed(p: Playing, name: string): void {
  const names = p.t.g.survivors.map((s) => s.id);
  const who = names.indexOf(known('survivor', name, names));
  if (goesFirst(p, name)) return;
  nothingPending(p);
  begin(p, who);
}

/** A phase that comes a second time, or after the end phase, is one of the next round. */
function countRounds(p: Playing, phases: readonly string[]): void {
  if (p.over.has('end-phase') || phases.some((proc) => proc.endsWith('phase') && p.over.has(proc))) {
    p.t.g.round++;
    p.over.clear();
  }
  for (const proc of phases) p.over.add(proc);
}

/** Runs a procedure of the round by itself; the turn under way ends first. */
export function phase(p: Playing, proc: string, step?: string): void {
  const { t } = p;
  const frame = newFrame(t.r.program, proc);
  if (step !== undefined) frame.step = step;
  countRounds(p, proc === 'round' ? ['zombies-phase', 'end-phase'] : [proc]);
  p.ended = NOBODY;
  p.between = true;
  p.verb = '';
  t.g.phase = 'zombies';
  t.g.stack.unshift(frame);
  if (isTurn(t)) answerTable(t, 'end');
  else runTable(t);
  settle(p);
}

/** What is left of the round: turns of everyone who has not had one pass at once. */
export function round(p: Playing): void {
  const { t } = p;
  const waiting = t.g.survivors.filter((s, i) => canPlay(s) && !s.done && i !== t.g.active);
  for (const s of waiting) {
    begin(p, t.g.survivors.indexOf(s));
    if (!isTurn(t)) throw new Against('a turn that can be passed', `${asked(t)} is pending`);
  }
  phase(p, 'round', 'zombies');
  p.rounding = true;
  nextRound(p);
}

/** Once a `round` has run its course the next one begins with its first survivor. */
export function nextRound(p: Playing): void {
  const { t } = p;
  if (!p.rounding || t.g.ask !== null || t.g.over !== null) return;
  p.rounding = false;
  for (const s of t.g.survivors) s.done = false;
  const first = t.g.survivors.findIndex(canPlay);
  if (first !== NOBODY) begin(p, first);
}

/** Of several who may go now, the one named. */
function goesFirst(p: Playing, name: string): boolean {
  if (p.t.g.ask?.kind !== 'order' || !keysOf(p.t).includes(name)) return false;
  answerTable(p.t, name);
  settle(p);
  return true;
}

/** Who comes after a turn that was ended, in the order of the case. */
function nextInOrder(p: Playing): number {
  const { survivors } = p.t.g;
  for (let i = 1; i < survivors.length; i++) {
    const who = (p.ended + i) % survivors.length;
    const s = survivors[who];
    if (s !== undefined && canPlay(s) && !s.done) return who;
  }
  return NOBODY;
}

/** Skills that act while zombies spawn: a step of their owner may speak of them, and must not become a turn where they were not asked for. */
const IN_BETWEEN = ['combat-reflexes', 'sidestep', 'zombie-link'];

/** A phase has passed and nobody acts: whoever is named begins a turn. */
const mayBegin = (p: Playing, s: Survivor): boolean => p.between && ![...s.skills, ...s.lent].some((id) => IN_BETWEEN.includes(id));

/** The survivor who is asked to act; anybody else's step is a mistake of the case. */
export function asksToAct(p: Playing, name: string): Survivor {
  const { t } = p;
  const names = t.g.survivors.map((s) => s.id);
  const who = names.indexOf(known('survivor', name, names));
  goesFirst(p, name);
  const s = t.g.survivors[who];
  const nobodys = t.g.ask === null && t.g.over === null && s !== undefined && canPlay(s);
  if (nobodys && (p.ended === NOBODY ? mayBegin(p, s) : nextInOrder(p) === who)) begin(p, who);
  if (t.g.ask?.kind !== 'turn' || t.g.ask.who !== who)
    throw new Against(
      `${name} to act`,
      t.g.over ? 'the game is over' : `${isTurn(t) ? `${names[t.g.ask?.who ?? NOBODY]}'s turn` : asked(t)}: say turn ${name}`,
    );
  return t.g.survivors[who] ?? problem(`no survivor ${name}`);
}
