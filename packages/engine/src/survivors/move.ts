// Move: 1 zone, more with skills. Leaving a zone costs 1 more action per zombie in it; entering a zone with zombies ends the Move.
import { type Refusal, refuse } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { NOBODY, type Survivor, type ZoneId } from '../state.ts';
import { tables, tell, zombiesIn } from '../table.ts';
import type { Action } from './action.ts';
import { cannotPay, costOf, type Expense, pay, takeChosen } from './spending.ts';
import { arrive } from './arrive.ts';

export function leaveCost(t: Table, s: Survivor): number {
  const zombies = zombiesIn(t, s.zone);
  return fold(t, s, 'leave-cost', zombies, { zombies });
}

const expense = (t: Table, s: Survivor): Expense => ({ kind: 'move', corruption: t.g.corruption.includes(s.zone) });

/** Is this a way the survivor can walk? Each zone a step from the last, none after one where zombies stop it. */
export function walkRefused(t: Table, s: Survivor, path: readonly ZoneId[], most: number): Refusal | null {
  if (path.length === 0) return refuse('move-nowhere');
  if (path.length > most) return refuse('move-too-far', { most });
  const steps = tables(t).steps;
  const stopped = fold(t, s, 'zombies-stop-move', true, null);
  let at = s.zone;
  for (let i = 0; i < path.length; i++) {
    if (!Number.isInteger(path[i]) || path[i] < 0 || path[i] >= steps.length) return refuse('unknown-zone');
    if (!steps[at].includes(path[i])) return refuse('move-no-way', { from: at, to: path[i] });
    at = path[i];
    if (stopped && i < path.length - 1 && zombiesIn(t, at) > 0) return refuse('move-stopped-by-zombies', { zone: at });
  }
  return null;
}

/** Walks the path: one event, one arrival at the end. */
export function walk(t: Table, s: Survivor, path: readonly ZoneId[], by: string): void {
  const who = t.g.survivors.indexOf(s);
  tell(t, { t: 'moved', who, path: [s.zone, ...path], by });
  for (const zone of path) {
    s.zone = zone;
    for (const c of t.g.survivors) if (c.leader === who && c.alive && !c.out) c.zone = zone;
  }
  arrive(t, s);
}

const zonesOf = (args: readonly string[]): ZoneId[] => args.map(Number);

/** Every path of up to `most` zones without turning back on itself, in reading order. */
export function paths(t: Table, s: Survivor, most: number, visit: (path: ZoneId[]) => void): void {
  const steps = tables(t).steps;
  const stopped = fold(t, s, 'zombies-stop-move', true, null);
  const path: ZoneId[] = [];
  const go = (at: ZoneId) => {
    for (const next of steps[at]) {
      if (next === s.zone || path.includes(next)) continue;
      path.push(next);
      visit(path);
      if (path.length < most && !(stopped && zombiesIn(t, next) > 0)) go(next);
      path.pop();
    }
  };
  go(s.zone);
}

export const move: Action = {
  verb: 'move',
  list(t, s, push) {
    if (s.car !== NOBODY || cannotPay(s, expense(t, s), leaveCost(t, s)) !== null) return;
    const most = fold(t, s, 'move-zones', 1, null);
    if (most === 1) {
      for (const next of tables(t).steps[s.zone]) push(`move:${next}`);
      return;
    }
    paths(t, s, most, (path) => push(`move:${path.join(':')}`));
  },
  check(t, s, args) {
    if (s.car !== NOBODY) return refuse('in-a-car');
    const { args: zones, chosen } = takeChosen(args);
    if (chosen !== undefined && !s.free.includes(chosen)) return refuse('no-such-free-action', { free: chosen });
    return walkRefused(t, s, zonesOf(zones), fold(t, s, 'move-zones', 1, null)) ?? cannotPay(s, expense(t, s), leaveCost(t, s));
  },
  run(t, s, args) {
    const { args: zones, chosen } = takeChosen(args);
    pay(t, s, expense(t, s), leaveCost(t, s), chosen);
    walk(t, s, zonesOf(zones), 'move');
  },
  describe(t, s, args) {
    const { args: zones } = takeChosen(args);
    return { zones: zonesOf(zones), cost: costOf(s, expense(t, s), leaveCost(t, s)) };
  },
};
