// Conditions: one thing with four uses: objective, defeat, key of a lock, guard of a trigger, grant or exit.
import { nearest } from '../../parse/nearest.ts';
import { blame, type Compiling, isRecord, Reading } from '../reading.ts';
import type { Goal } from '../script.ts';
import { achieved, burned, hour, killed, knows, marks, none, opened } from './board.ts';
import { allOf, not, sameRound, together } from './combine.ts';
import type { Compile, Use } from './goal.ts';
import { noLeads, plain } from './goal.ts';
import { at, exited, level } from './people.ts';
import { holds, recruited, stored, taken } from './things.ts';

const CONDITIONS: Readonly<Record<string, Compile>> = {
  taken,
  holds,
  level,
  at,
  exited,
  opened,
  none,
  killed,
  burned,
  recruited,
  stored,
  marks,
  hour,
  achieved,
  knows,
};
const LISTS: Readonly<Record<string, (r: Reading, parts: readonly unknown[], use: Use) => Goal>> = {
  'all-of': allOf,
  together,
  'same-round': sameRound,
};

export const conditionWords: readonly string[] = [...Object.keys(CONDITIONS), ...Object.keys(LISTS), 'not'];

const IMPOSSIBLE: Goal = plain(() => false, noLeads);

const always = (): boolean => true;

/** `memory` '' and no `counts`: a condition that is asked for now. */
export function goalOf(c: Compiling, entry: unknown, place: string, memory = '', counts: Use['counts'] = always): Goal {
  return part(c, entry, place, { memory, counts, part: (e, p, use) => part(c, e, p, use) });
}

function part(c: Compiling, entry: unknown, place: string, use: Use): Goal {
  const names = isRecord(entry) ? Object.keys(entry) : [];
  if (!isRecord(entry) || names.length !== 1) {
    blame(c, place, names[0] ?? '', 'exactly one condition is wanted here');
    return IMPOSSIBLE;
  }
  const word = names[0];
  const given = entry[word];
  if (LISTS[word] !== undefined) {
    const r = new Reading(c, place, word, {});
    if (!Array.isArray(given) || given.length === 0) {
      r.blame('a list of conditions is wanted');
      return IMPOSSIBLE;
    }
    return LISTS[word](r, given, use);
  }
  if (word === 'not') return not(new Reading(c, place, word, {}), given, use);
  const compile = CONDITIONS[word];
  if (compile === undefined) {
    blame(c, place, word, `unknown condition ${word}`, nearest(word, conditionWords));
    return IMPOSSIBLE;
  }
  const r = new Reading(c, place, word, given);
  const goal = compile(r, use);
  r.close();
  return goal;
}
