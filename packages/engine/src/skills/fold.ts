import type { Table } from '../rules.ts';
import type { Survivor } from '../state/state.ts';
import { skillOf } from './lookup.ts';
import type { Fold, FoldPoint, FoldPoints } from './types.ts';

/** Passes the value through every skill of the survivor that has something to say at this point, then through the modes in force. */
export function fold<P extends FoldPoint>(
  t: Table,
  s: Survivor,
  point: P,
  value: FoldPoints[P]['value'],
  context: FoldPoints[P]['context'],
  weaponSkills?: readonly string[],
): FoldPoints[P]['value'] {
  value = foldList(t, s, point, value, context, s.skills);
  value = foldList(t, s, point, value, context, s.lent);
  value = foldList(t, s, point, value, context, s.spells);
  if (weaponSkills !== undefined) value = foldList(t, s, point, value, context, weaponSkills);
  return value;
}

/** The same over a list of skills that are not the survivor's own (guards under orders). */
export function foldList<P extends FoldPoint>(
  t: Table,
  s: Survivor,
  point: P,
  value: FoldPoints[P]['value'],
  context: FoldPoints[P]['context'],
  skills: readonly string[],
): FoldPoints[P]['value'] {
  for (let i = 0; i < skills.length; i++) {
    const folds = skillOf(t.r, skills[i]).folds;
    if (folds === undefined) continue;
    const hook = folds[point] as Fold<P> | undefined;
    if (hook !== undefined) value = hook(value, context, t, s);
  }
  return value;
}

export function hasSkill(s: Survivor, id: string): boolean {
  return s.skills.includes(id) || s.lent.includes(id) || s.spells.includes(id);
}
