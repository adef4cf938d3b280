// Families of skills with a kind of action or of zombie in their name.
import type { AttackKind } from '../../content.ts';
import type { Skill } from '../types.ts';

export type ActionKind = 'combat' | AttackKind;

/** Kinds of action of the modern books, and those the fantasy books add. */
export const MODERN: readonly ActionKind[] = ['combat', 'melee', 'ranged'];
export const ALL: readonly ActionKind[] = ['combat', 'magic', 'melee', 'ranged'];

/** Combat means melee, ranged or magic. */
export const fits = (kind: ActionKind, c: { readonly mode: { readonly attack: AttackKind } }): boolean =>
  kind === 'combat' || c.mode.attack === kind;

export const family = <K extends string>(name: string, kinds: readonly K[], make: (kind: K) => Omit<Skill, 'id'>): Skill[] =>
  kinds.map((kind) => ({ id: `${name}-${kind}`, ...make(kind) }));

export const byId = (...groups: readonly (readonly Skill[])[]): Record<string, Skill> =>
  Object.fromEntries(groups.flat().map((skill) => [skill.id, skill]));
