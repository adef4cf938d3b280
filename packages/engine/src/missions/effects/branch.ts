// `if`: one list of effects or another, by how things stand when the card is read.
import { call } from '../../table.ts';
import { goalOf } from '../conditions/index.ts';
import { blame, type Compiling, isRecord } from '../reading.ts';
import { type Effect, occasion } from '../script.ts';

/** `is` a condition, `then` a list, `else` another or nothing. */
export function ifSo(c: Compiling, given: unknown, place: string, compile: (list: unknown, place: string) => number): Effect {
  if (!isRecord(given) || given.is === undefined || given.then === undefined) {
    blame(c, place, 'if', 'it needs is (a condition) and then (a list of effects)');
    return () => {};
  }
  const goal = goalOf(c, given.is, `${place}.is`);
  c.means.branches.set(given, goal);
  const then = compile(given.then, `${place}.then`);
  const otherwise = given.else === undefined ? -1 : compile(given.else, `${place}.else`);
  return (t, f) => {
    const list = goal.met(t, { who: f.who, zone: f.zone }) ? then : otherwise;
    if (list >= 0) call(t, 'mission-effects', { ...occasion(f), list, card: f.card });
  };
}
