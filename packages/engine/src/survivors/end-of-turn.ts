// The last thing in a turn: whoever stands in the exit zone may leave the board, if the mission lets them.

import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { NOBODY, NOWHERE, type SurvivorId } from '../state/state.ts';
import { ask, call, present, tell } from '../table.ts';
import { refreshBrothers } from './inventory.ts';
import { takeOff } from './standing.ts';

/** Off the board for good; companions and passengers go along, cards stay with their bearer. */
export function leaveBoard(t: Table, who: SurvivorId): void {
  const s = t.g.survivors[who];
  tell(t, { t: 'left-board', who, zone: s.zone });
  if (s.car !== NOBODY) s.marks.push('left-by-car');
  s.out = true;
  takeOff(s);
  s.car = NOBODY;
  t.g.survivors.forEach((c, i) => {
    if (c.leader === who && c.alive && !c.out) leaveBoard(t, i);
  });
  refreshBrothers(t);
}

/** Locals: who. */
export const endOfTurn: ProcedureOf<'end-of-turn'> = {
  exit(t, f) {
    const s = t.g.survivors[f.who];
    if (!present(s) || t.r.missionRules.exitRefused(t, s) !== null) return END;
    ask(t, { kind: 'use', by: s.seat, who: f.who, topic: 'exit', keys: ['yes', 'no'] });
  },
  leave(t, f) {
    if (f.answer === 'yes') call(t, 'leave-board', { who: f.who });
  },
};

/** Everyone else in the car of a driver, who takes them along; companions go with whoever leads them. */
export function ridersOf(t: Table, who: SurvivorId): readonly SurvivorId[] {
  const { car, driver } = t.g.survivors[who];
  if (car === NOBODY || !driver) return [];
  return t.g.survivors.flatMap((p, i) => (p.car === car && i !== who && p.leader === NOBODY ? [i] : []));
}

/** Locals: who. A driver takes everyone in the car along. */
export const leaveBoardProcedure: ProcedureOf<'leave-board'> = {
  leave(t, f) {
    const s = t.g.survivors[f.who];
    const car = s.car;
    if (car !== NOBODY && s.driver) {
      for (const rider of ridersOf(t, f.who)) leaveBoard(t, rider);
      t.g.cars[car].zone = NOWHERE;
      t.g.progress['left-by-car'] = (t.g.progress['left-by-car'] ?? 0) + 1;
    }
    leaveBoard(t, f.who);
  },
  then(t, f) {
    call(t, 'mission-left', { who: f.who });
  },
};
