// Players phase: from the first player clockwise each player activates each of their survivors once, in any order.

import { endSeries, keepsSeries } from '../combat/series.ts';
import { END } from '../kernel/index.ts';
import { judge } from '../missions/judge.ts';
import type { ProcedureOf } from '../procedures.ts';
import { levelOf, type Table } from '../rules.ts';
import { fold, hasSkill } from '../skills/fold.ts';
import { skillOf } from '../skills/lookup.ts';
import { openWindow } from '../skills/window.ts';
import { NOBODY, type Survivor, type SurvivorId } from '../state/state.ts';
import { ask, call, present, tell } from '../table.ts';
import { closeTrade, keepsTrade } from './open-trade.ts';

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

export const playersPhase: ProcedureOf<'players-phase'> = {
  begin(t, f) {
    t.g.phase = 'players';
    tell(t, { t: 'phase', phase: 'players' });
    for (const s of t.g.survivors) s.done = false;
    f.passed = 0;
  },
  seat(t, f) {
    const seats = t.g.setup.seats.length;
    if (f.passed >= seats) return END;
    f.seat = (t.g.first + f.passed) % seats;
    if (!t.g.survivors.some((s) => waiting(s) && s.seat === f.seat)) {
      f.passed++;
      return 'seat';
    }
    const next = mayGoNext(t, f.seat);
    if (next.length === 1) {
      f.answer = t.g.survivors[next[0]].id;
      return 'turn';
    }
    ask(t, { kind: 'order', by: f.seat, keys: next.map((i) => t.g.survivors[i].id) });
  },
  turn(t, f) {
    call(t, 'turn', { who: t.g.survivors.findIndex((s) => s.id === f.answer) });
    return 'seat';
  },
};

/** The Rotten token stays until its bearer attacks or makes noise, a blessing until the next Combat action. */
const outlastsTurn = (mark: string): boolean => mark === 'rotten' || mark.startsWith('blessed:');

/** Everything that starts afresh with a turn. */
export function beginTurn(t: Table, s: Survivor): void {
  s.used = [];
  s.marks = s.marks.filter(outlastsTurn);
  s.actions = fold(t, s, 'actions', BASE_ACTIONS + (levelOf(s.ap) >= 1 || s.laps > 0 ? 1 : 0), null);
  s.free = [];
  for (const list of [s.skills, s.lent, s.spells]) {
    for (const id of list) {
      const free = skillOf(t.r, id).free;
      if (free !== undefined) s.free.push(free);
    }
  }
  const led = `leader:${t.g.survivors.indexOf(s)}`;
  s.actions += t.g.progress[led] ?? 0;
  delete t.g.progress[led];
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
    const [verb, ...args] = f.answer.split(':');
    if (!keepsSeries(verb, args)) endSeries(s);
    if (!keepsTrade(verb)) closeTrade(s);
    t.r.actionOf[verb].run(t, s, args);
  },
  judge(t, _f) {
    judge(t);
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
    judge(t);
  },
};
