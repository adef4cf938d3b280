// Open families: a skill that brings another under a condition. The id names it: `risk-plus-1-die-ranged`.
import type { Table } from '../../rules.ts';
import type { Survivor } from '../../state/state.ts';
import type { AttackContext, FoldPoint, Folds, Reaction, Skill } from '../types.ts';
import { plus1DamageWith } from './damage.ts';

type Lookup = (id: string) => Skill;
type During = Pick<AttackContext, 'range' | 'risk'>;

const isAttack = (context: unknown): context is AttackContext =>
  typeof context === 'object' && context !== null && 'range' in context && 'mode' in context;

/** The inner skill, for attacks that meet the condition; its range bonus is read before an attack exists, so it stands for itself. */
function during(id: string, inner: Skill, meets: (c: During) => boolean): Skill {
  const folds: Record<string, unknown> = {};
  for (const [point, hook] of Object.entries(inner.folds ?? {}) as [FoldPoint, (...args: unknown[]) => unknown][]) {
    folds[point] = (value: unknown, context: unknown, t: Table, s: Survivor) =>
      (isAttack(context) ? meets(context) : point === 'max-range') ? hook(value, context, t, s) : value;
  }
  const after = inner.reactions?.['after-attack'];
  if (after === undefined) return { id, folds: folds as Folds };
  const narrowed: Reaction<'after-attack'> = { when: (t, s, who, c) => meets(c) && after.when(t, s, who, c), proc: after.proc };
  return { id, folds: folds as Folds, reactions: { 'after-attack': narrowed } };
}

const WITH = 'plus-1-damage-with-';
const STARTS = 'starts-with-';
/** families whose parameter is a card; the others name a skill */
const NAMES_A_CARD = [WITH, STARTS];

const PATTERNS: readonly (readonly [prefix: string, make: (id: string, rest: string, lookup: Lookup) => Skill])[] = [
  [WITH, (id, rest) => plus1DamageWith(id, rest)],
  ['range-2-plus-', (id, rest, lookup) => during(id, lookup(rest), (c) => c.range >= 2)],
  ['risk-', (id, rest, lookup) => during(id, lookup(rest), (c) => c.risk)],
  // the guards have it, not who orders them: an attack by guards folds over the inner skills
  ['guards-', (id) => ({ id })],
  // the card is given before the first round
  [STARTS, (id) => ({ id })],
  // everyone in the zone has the inner skill by loan
  ['brother-in-arms-', (id) => ({ id })],
];

/** The skill an id of an open family stands for; null when no pattern fits, or what it names is no skill. */
export function openSkill(id: string, lookup: Lookup): Skill | null {
  for (const [prefix, make] of PATTERNS) {
    if (!id.startsWith(prefix)) continue;
    const rest = id.slice(prefix.length);
    return NAMES_A_CARD.includes(prefix) || lookup(rest).id !== '' ? make(id, rest, lookup) : null;
  }
  return null;
}
