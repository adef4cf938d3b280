// Players phase: from the first player clockwise each player activates each of their survivors once, in any order.

import { END } from '../kernel/index.ts';
import { splitKey } from '../keys/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import { levelOf, type Table } from '../rules.ts';
import { fold, hasSkill } from '../skills/fold.ts';
import { skillOf } from '../skills/lookup.ts';
import { openWindow } from '../skills/window.ts';
import { NOBODY, type Survivor, type SurvivorId } from '../state/state.ts';
import { ask, call, present, tableSeat, tell } from '../table.ts';
import { lentMark } from './inventory.ts';
import { closeTrade, keepsTrade } from './open-trade.ts';
import { endSeries, keepsSeries } from './series.ts';

const BASE_ACTIONS = 3;

/** Played, on the board, not yet activated this round. */
const waiting = (s: Survivor): boolean => s.role === 'played' && present(s) && !s.done;

/** Survivors whose turn may come now: those of the seat, and Tacticians of any seat (their turn may be placed anywhere). */
function mayGoNext(t: Table, seat: number): SurvivorId[] {
  const found: SurvivorId[] = [];
  t.g.survivors.forEach((s, i) => {
    if (waiting(s) && (s.seat === seat || hasSkill(s, 'tactician'))) found.push(i);
  });
  return found;
}

/** A seat of Tacticians alone may let the others go first. */
const mayWait = (t: Table, seat: number): boolean =>
  t.g.survivors.every((s) => !waiting(s) || s.seat !== seat || hasSkill(s, 'tactician')) &&
  t.g.survivors.some((s) => waiting(s) && s.seat !== seat);

const LATER = 'later';

/** `passed`: how many seats have had their say. Tacticians who waited come at the end at the latest. */
export const playersPhase: ProcedureOf<'players-phase'> = {
  begin(t, f) {
    t.g.phase = 'players';
    tell(t, { t: 'phase', phase: 'players' });
    for (const s of t.g.survivors) s.done = false;
    f.passed = 0;
  },
  seat(t, f) {
    const seats = t.g.setup.seats.length;
    const late = f.passed >= seats;
    const first = late ? t.g.survivors.find(waiting)?.seat : (t.g.first + f.passed) % seats;
    if (first === undefined) return END;
    f.seat = first;
    if (!t.g.survivors.some((s) => waiting(s) && s.seat === f.seat)) {
      f.passed++;
      return 'seat';
    }
    const next = mayGoNext(t, f.seat);
    const keys = next.map((i) => t.g.survivors[i].id);
    if (!late && mayWait(t, f.seat)) keys.push(LATER);
    if (keys.length === 1) {
      f.answer = keys[0];
      return 'turn';
    }
    // another seat's Tactician among them: the table settles it
    const own = next.every((i) => t.g.survivors[i].seat === f.seat);
    ask(t, { kind: 'order', by: own ? f.seat : tableSeat(t), keys });
  },
  turn(t, f) {
    if (f.answer === LATER) f.passed++;
    else call(t, 'turn', { who: t.g.survivors.findIndex((s) => s.id === f.answer) });
    return 'seat';
  },
};

/** The Rotten token stays until its bearer attacks or makes noise, a blessing until the next Combat action. */
const outlastsTurn = (mark: string): boolean => mark === 'rotten' || mark.startsWith('blessed:');

/** Once a round, not once a turn: an extra turn does not bring it back. */
const onceARound = (mark: string): boolean => mark.startsWith('round:');

/** Nothing of a round counts in the next, also for who acts before its own turn. */
export function forgetRound(t: Table): void {
  for (const s of t.g.survivors) {
    if (!present(s)) continue;
    s.used = [];
    s.marks = s.marks.filter(outlastsTurn);
  }
}

/** Everything that starts afresh with a turn. */
export function beginTurn(t: Table, s: Survivor): void {
  s.used = s.used.filter(onceARound);
  s.marks = s.marks.filter(outlastsTurn);
  s.actions = fold(t, s, 'actions', BASE_ACTIONS + (levelOf(s.ap) >= 1 || s.laps > 0 ? 1 : 0), null);
  s.free = [];
  for (const list of [s.skills, s.lent, s.spells]) {
    for (const id of list) {
      const free = skillOf(t.r, id).free;
      if (free === undefined) continue;
      s.free.push(free);
      if (list === s.lent) s.used.push(lentMark(id));
    }
  }
  s.actions += s.led;
  s.led = 0;
  s.free = fold(t, s, 'free-actions', s.free, null);
}

export const turn: ProcedureOf<'turn'> = {
  begin(t, f) {
    const s = t.g.survivors[f.who];
    t.g.active = f.who;
    beginTurn(t, s);
    tell(t, f.extra ? { t: 'turn', who: f.who, extra: true } : { t: 'turn', who: f.who });
    openWindow(t, 'turn-start', { who: f.who }, f.who);
  },
  ask(t, f) {
    const s = t.g.survivors[f.who];
    if (!present(s)) return 'end';
    t.g.active = f.who;
    ask(t, { kind: 'turn', by: s.seat, who: f.who });
  },
  act(t, f) {
    if (f.answer === 'end') return 'close';
    const s = t.g.survivors[f.who];
    const { verb, args } = splitKey(f.answer);
    if (!keepsSeries(s, verb, args)) endSeries(s);
    if (!keepsTrade(verb)) closeTrade(s);
    t.r.actionOf[verb].run(t, s, args);
  },
  judge(t, _f) {
    t.r.missionRules.judge(t);
    return 'ask';
  },
  close(t, f) {
    openWindow(t, 'turn-end', { who: f.who }, f.who);
  },
  leave(t, f) {
    call(t, 'end-of-turn', { who: f.who });
  },
  end(t, f) {
    const s = t.g.survivors[f.who];
    s.actions = 0;
    s.free = [];
    endSeries(s);
    closeTrade(s);
    if (!f.extra) s.done = true;
    t.g.active = NOBODY;
    tell(t, { t: 'turn-end', who: f.who });
    t.r.missionRules.judge(t);
  },
};
