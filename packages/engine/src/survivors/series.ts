// Attacks taken one right after the other in a turn, for Escalation: any other action breaks the series.
import type { AttackKind } from '../content.ts';
import type { Survivor } from '../state/state.ts';
import { turnsFree } from './light.ts';

const MARK = 'series:';
/** attacks themselves, and what is no action at all */
const KEEPS = ['melee', 'ranged', 'magic', 'throw', 'dragonfire', 'eat', 'discard', 'bonus'];

/** skills used for free are no actions either */
const FREE_SKILLS = ['shove', 'taunt', 'lifesaver', 'born-leader', 'charge'];

export const keepsSeries = (s: Survivor, verb: string, args: readonly string[]): boolean =>
  KEEPS.includes(verb) ||
  (verb === 'light' && args[0] !== 'off' && turnsFree(s)) ||
  (verb === 'skill' && (args[0]?.startsWith('improvised-weapon-') || FREE_SKILLS.includes(args[0])));

export function countInSeries(s: Survivor, kind: AttackKind): void {
  s.marks.push(MARK + kind);
}

export function endSeries(s: Survivor): void {
  for (let i = s.marks.length - 1; i >= 0; i--) if (s.marks[i].startsWith(MARK)) s.marks.splice(i, 1);
}

/** Attacks of the kind in a row up to now; `combat` counts every kind. */
export function inSeries(s: Survivor, kind: AttackKind | 'combat'): number {
  let n = 0;
  for (let i = s.marks.length - 1; i >= 0; i--) {
    if (!s.marks[i].startsWith(MARK)) continue;
    if (kind !== 'combat' && s.marks[i] !== MARK + kind) break;
    n++;
  }
  return n;
}
