import type { Table } from '../../rules.ts';
import type { Survivor } from '../../state/state.ts';
import type { Reading } from '../reading.ts';
import type { Goal } from '../script.ts';

/** What a condition is used for. */
export interface Use {
  /** prefix of what is remembered: parts of an objective stay done once done; '' for locks and guards, which ask for now */
  readonly memory: string;
  /** do events count now? in an ordered list only in the line's own turn */
  counts(t: Table): boolean;
  /** compiles a part of this condition */
  part(entry: unknown, place: string, use: Use): Goal;
}

export type Compile = (r: Reading, use: Use) => Goal;

/** Ends by a death: what everyone had to do is then told for those who died too, and not for five as if it had been asked of five. */
const BY_DEATH = new Set(['survivor-died', 'companion-died', 'all-dead', 'everyone-out']);

/** Is this one among those of whom something is asked? */
export const isAsked = (t: Table, s: Survivor): boolean => s.alive || (t.g.over !== null && BY_DEATH.has(t.g.over.reason));

/** A goal told by how many there are of how many. */
export function counting(
  have: (t: Table) => number,
  want: (t: Table) => number,
  leads: Goal['leads'],
  hopeless: (t: Table) => boolean = () => false,
): Goal {
  return {
    leads,
    met: (t) => have(t) >= want(t),
    hopeless,
    count: (t) => [Math.min(have(t), want(t)), want(t)],
  };
}

/** A goal that is so or not. */
export const plain = (met: Goal['met'], leads: Goal['leads'], hopeless: Goal['hopeless'] = () => false): Goal => ({
  met,
  leads,
  hopeless,
  count: () => null,
});

/** nothing anybody does brings it about */
export const noLeads: Goal['leads'] = () => [];
