// Verdicts: defeat first, then victory. Asked after every answer that changed something and at each step of the zombies and end phase.

import type { ObjectiveLine } from '../api/view.ts';
import { liesDown } from '../campaign/life.ts';
import type { Table } from '../rules.ts';
import { refreshBoard } from '../state/board-state.ts';
import type { Over } from '../state/state.ts';
import { carryBeacon } from '../survivors/beacon.ts';
import { finish } from '../survivors/finish.ts';
import { call, present, tell } from '../table.ts';
import { wakeSpawns } from './locks.ts';
import { type Goal, NO_SCENE, type Script } from './script.ts';
import { checkNoReturn, newlySeen } from './watch.ts';

/** Numbers of the aims that cards have added so far, in the order they came. */
function addedAims(t: Table, script: Script): number[] {
  const order = (i: number): number => t.g.progress[`aim:${i}`] ?? 0;
  const added = script.aims.map((_, i) => i).filter((i) => order(i) > 0);
  return added.sort((a, b) => order(a) - order(b));
}

/** Lines of the mission and those its cards have added so far. */
export function linesOf(t: Table, script: Script): Goal[] {
  if (script.aims.length === 0) return script.lines as Goal[];
  return [...script.lines, ...addedAims(t, script).map((i) => script.aims[i])];
}

export function judge(t: Table): void {
  if (t.g.over !== null) return;
  const script = t.r.missionRules.script;
  if (script.beaconWalks) carryBeacon(t);
  if (script.linked) refreshBoard(t);
  const over = verdict(t, script);
  if (over !== null) finish(t, over);
  else if (t.g.phase !== 'setup' && isDue(t, script)) call(t, 'mission-when');
}

function verdict(t: Table, script: Script): Over | null {
  for (const defeat of script.defeats) {
    if (defeat.is(t)) return { result: 'lost', reason: defeat.reason };
  }
  if (t.g.phase === 'setup') return null;
  wakeSpawns(t);
  if (script.noReturn !== null) checkNoReturn(t);
  const lines = linesOf(t, script);
  if (lines.length > 0 && reckon(t, script, lines)) return { result: 'won', reason: 'objectives' };
  const lost = hopelessLine(t, lines);
  if (lost >= 0) return { result: 'lost', reason: 'objective-impossible', line: lost };
  // everyone has left before the work was done: nobody is there to do it
  return lines.length > 0 && !somebodyLeft(t) ? { result: 'lost', reason: 'nobody-left' } : null;
}

const isMet = (t: Table, goal: Goal): boolean => (goal.note === undefined ? goal.met(t, NO_SCENE) : goal.note(t));

/** The first line that can never be done any more; -1: none. */
export function hopelessLine(t: Table, lines = linesOf(t, t.r.missionRules.script)): number {
  for (let i = 0; i < lines.length; i++) if (!t.g.met[i] && lines[i].hopeless(t)) return i;
  return -1;
}

/** While one lies knocked out it is not yet settled that nobody is there. */
function somebodyLeft(t: Table): boolean {
  for (const s of t.g.survivors) if (s.role === 'played' && (present(s) || liesDown(t, s))) return true;
  return false;
}

/** Brings the list up to date; true when everything is done. */
function reckon(t: Table, script: Script, lines: readonly Goal[]): boolean {
  let all = true;
  for (let i = 0; i < lines.length; i++) {
    const done = t.g.met[i] === true;
    if (!(done && script.ordered)) {
      const met = isMet(t, lines[i]);
      if (met !== done) {
        t.g.met[i] = met;
        if (met) tell(t, { t: 'objective-met', line: i });
      }
    }
    if (t.g.met[i]) continue;
    all = false;
    // in order: nothing below counts before this line is done
    if (script.ordered) break;
  }
  return all;
}

function isDue(t: Table, script: Script): boolean {
  for (let i = 0; i < script.whens.length; i++) if (!t.g.progress[`.when:${i}`] && script.whens[i].goal.met(t, NO_SCENE)) return true;
  for (const trigger of script.sights) if (newlySeen(t, trigger.kinds) >= 0) return true;
  return false;
}

/** What the table reads about each line. */
export function objectiveLines(t: Table): ObjectiveLine[] {
  const script = t.r.missionRules.script;
  const aims = addedAims(t, script);
  let open = true;
  const leads = t.r.missionRules.leads(t);
  return linesOf(t, script).map((goal, line) => {
    const met = t.g.met[line] === true;
    const waiting = script.ordered && !met && !open;
    if (!met) open = false;
    const counted = goal.count(t);
    const seen = {
      line,
      met,
      waiting,
      leads: leads.find((one) => one.line === line)?.leads ?? [],
      ...(line < script.lines.length ? {} : { aim: aims[line - script.lines.length] }),
    };
    if (counted !== null) return { ...seen, have: counted[0], want: counted[1] };
    return goal.left === undefined ? seen : { ...seen, left: goal.left(t, NO_SCENE) };
  });
}
