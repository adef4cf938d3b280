// Several conditions as one.
import type { Table } from '../../rules.ts';
import type { Deed, Lead } from '../leads/lead.ts';
import { counted } from '../names.ts';
import type { Reading } from '../reading.ts';
import { type Goal, NO_SCENE } from '../script.ts';
import { noLeads, plain, type Use } from './goal.ts';
import { ROUND } from './round.ts';

/** Asks and lets it write down what stays done. */
const isSo = (t: Table, goal: Goal): boolean => (goal.note === undefined ? goal.met(t, NO_SCENE) : goal.note(t));

/** All parts in any order; as an objective each stays done once done, as a guard all must be so now. */
export function allOf(r: Reading, parts: readonly unknown[], use: Use): Goal {
  if (use.memory === '') return together(r, parts, use);
  // asked after every answer: the keys are made once
  const keys = parts.map((_, i) => `${use.memory}done:${r.place}:${i}`);
  const goals = parts.map((part, i) => use.part(part, `${r.place}[${i}]`, use));
  const done = (t: Table, i: number): boolean => counted(t, keys[i]) > 0;
  return {
    note(t) {
      let all = true;
      for (let i = 0; i < goals.length; i++) {
        if (done(t, i)) goals[i].note?.(t);
        else if (isSo(t, goals[i])) t.g.progress[keys[i]] = 1;
        else all = false;
      }
      return all;
    },
    met: (t, at) => goals.every((goal, i) => done(t, i) || goal.met(t, at)),
    hopeless: (t) => goals.some((goal, i) => !done(t, i) && goal.hopeless(t)),
    leads: (t, at) => goals.flatMap((goal, i) => (done(t, i) || goal.met(t, at) ? [] : goal.leads(t, at))),
    count: (t) => [goals.filter((goal, i) => done(t, i) || goal.met(t, NO_SCENE)).length, goals.length],
  };
}

/** All parts true at the same moment. */
export function together(r: Reading, parts: readonly unknown[], use: Use): Goal {
  const goals = parts.map((part, i) => use.part(part, `${r.place}[${i}]`, use));
  return {
    note(t) {
      let all = true;
      for (const goal of goals) if (!isSo(t, goal)) all = false;
      return all;
    },
    met: (t, at) => goals.every((goal) => goal.met(t, at)),
    hopeless: (t) => goals.some((goal) => goal.hopeless(t)),
    stuck: (t, at) => goals.some((goal) => !goal.met(t, at) && (goal.stuck?.(t, at) ?? goal.leads(t, at).length === 0)),
    leads: (t, at) => placesLast(goals.flatMap((goal) => (goal.met(t, at) ? [] : goal.leads(t, at)))),
    count: (t) => [goals.filter((goal) => goal.met(t, NO_SCENE)).length, goals.length],
  };
}

const LAST: readonly Deed[] = ['stand', 'clear', 'wait'];

/** Being somewhere comes after the work that leads elsewhere: whoever stands there already would never go and do it. */
const placesLast = (leads: readonly Lead[]): Lead[] =>
  leads.some((lead) => !LAST.includes(lead.deed))
    ? leads.map((lead) => (LAST.includes(lead.deed) ? { ...lead, last: true as const } : lead))
    : [...leads];

/** All parts in this order within one round; what was done so far is forgotten in the end phase. */
export function sameRound(r: Reading, parts: readonly unknown[], use: Use): Goal {
  const keys = parts.map((_, i) => `${ROUND}${use.memory}done:${r.place}:${i}`);
  const done = (t: Table, i: number): boolean => i < 0 || counted(t, keys[i]) > 0;
  const goals = parts.map((part, i) => {
    const own: Use = { ...use, memory: `${ROUND}${use.memory}`, counts: (t) => use.counts(t) && done(t, i - 1) };
    return use.part(part, `${r.place}[${i}]`, own);
  });
  const last = goals.length - 1;
  return {
    note(t) {
      for (let i = 0; i < goals.length; i++) {
        if (done(t, i)) goals[i].note?.(t);
        else if (isSo(t, goals[i])) t.g.progress[keys[i]] = 1;
        else return false;
      }
      return true;
    },
    met: (t, at) => done(t, last) || goals.every((goal) => goal.met(t, at)),
    // somebody has left in a round whose first parts are forgotten: they cannot come back and leave again
    hopeless: (t) =>
      goals.some((goal) => goal.hopeless(t)) ||
      (last > 0 && !done(t, last - 1) && !goals[0].met(t, NO_SCENE) && t.g.survivors.some((s) => s.out)),
    leads(t, at) {
      const first = goals.findIndex((goal, i) => !done(t, i) && !goal.met(t, at));
      return goals.flatMap((goal, i) =>
        i < first || first < 0 ? [] : goal.leads(t, at).map((lead) => (i > first ? { ...lead, after: true as const } : lead)),
      );
    },
    count: (t) => [goals.filter((goal, i) => done(t, i) || goal.met(t, NO_SCENE)).length, goals.length],
  };
}

export function not(r: Reading, part: unknown, use: Use): Goal {
  const goal = use.part(part, r.place, use);
  // nobody strives to undo something
  return plain((t, at) => !goal.met(t, at), noLeads);
}
