// Whom the first hit of an attack may strike.
import { assaultOfKey } from '../combat/actions.ts';
import { numbersOf } from '../combat/numbers.ts';
import type { Table } from '../rules.ts';
import type { KindId, Survivor } from '../state/state.ts';
import { countOf } from '../zombies/figures.ts';

/** Kinds in the zone attacked that stand first in the targeting order; null: no such attack, or the attacker chooses freely. */
export function foremost(t: Table, s: Survivor, key: string): KindId[] | null {
  const a = assaultOfKey(t, s, key);
  if (a === null || numbersOf(t, a, a.zones[0]).free) return null;
  const there = t.r.kinds.map((_, kind) => kind).filter((kind) => countOf(t, a.zones[0], kind) > 0);
  const first = Math.min(...there.map((kind) => t.r.kinds[kind].priority));
  return there.filter((kind) => t.r.kinds[kind].priority === first);
}
