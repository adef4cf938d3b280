// A trade needs the other survivor's yes (2E p. 21): its player is asked, unless the table has set that aside. Before the yes nothing is paid.
import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import type { Survivor, SurvivorId } from '../state/state.ts';
import { ask, call, tell } from '../table.ts';
import { applyArrangement, readArrangement } from './arrange.ts';
import { cardsOf } from './inventory.ts';

type Trade = (t: Table, s: Survivor, args: readonly string[]) => void;

const refusalMark = (other: SurvivorId): string => `trade-refused:${other}`;

/** A no holds for the rest of the turn: nobody is asked twice. */
export const hasRefused = (s: Survivor, other: SurvivorId): boolean => s.marks.length > 0 && s.marks.includes(refusalMark(other));

export const needsConsent = (t: Table, s: Survivor, other: SurvivorId): boolean =>
  t.r.options.freeTrades !== true && t.g.survivors[other].seat !== s.seat;

export function propose(t: Table, s: Survivor, other: SurvivorId, verb: string, args: readonly string[]): void {
  call(t, 'trade-consent', { who: t.g.survivors.indexOf(s), other, verb, args: [...args] });
}

/** Locals: who, other, verb, args. `arrange`: yes, and the partner lays out its own cards, which costs nothing. */
export const consentTo = (trades: Readonly<Record<string, Trade>>): ProcedureOf<'trade-consent'> => ({
  ask(t, f) {
    const other = t.g.survivors[f.other];
    const keys = f.verb === 'arrange' ? ['yes', 'arrange', 'no'] : ['yes', 'no'];
    const offer = `${f.verb}:${f.args.join(':')}`;
    ask(t, { kind: 'use', by: other.seat, who: f.other, topic: 'trade', from: t.g.survivors[f.who].id, offer, keys });
  },
  answered(t, f) {
    const s = t.g.survivors[f.who];
    if (f.answer === 'no') {
      s.marks.push(refusalMark(f.other));
      tell(t, { t: 'trade-refused', who: f.other, from: f.who });
      return END;
    }
    trades[f.verb](t, s, f.args);
    const other = t.g.survivors[f.other];
    if (f.answer === 'yes' || cardsOf(other).length === 0) return END;
    ask(t, { kind: 'arrange', by: other.seat, who: f.other, survivors: [f.other], incoming: [] });
  },
  own(t, f) {
    const a = readArrangement(t, f.answer);
    if (a !== null) applyArrangement(t, a, 'thrown-away');
  },
});
