// Damage of hits, and what a hit takes along.
import type { Skill } from '../types.ts';
import { type ActionKind, family, fits } from './family.ts';

export const plus1Damage = (kinds: readonly ActionKind[]): Skill[] =>
  family('plus-1-damage', kinds, (kind) => ({ folds: { damage: (n, c) => (fits(kind, c) ? n + 1 : n) } }));

export const plus1DamageWith = (id: string, item: string): Skill => ({
  id,
  folds: { damage: (n, c) => (c.item?.id === item ? n + 1 : n) },
});

/** Only weapons of damage 1 become damage 2. */
export const damage2 = (kinds: readonly ActionKind[]): Skill[] =>
  family('damage-2', kinds, (kind) => ({ folds: { 'base-damage': (n, c) => (n === 1 && fits(kind, c) ? 2 : n) } }));

export const superStrength: Skill = {
  id: 'super-strength',
  folds: { 'base-damage': (n, c) => (c.mode.attack === 'melee' ? Math.max(n, 3) : n) },
};

/** Sixes raise the damage of the whole action. */
export const roll6Damage = (kinds: readonly ActionKind[]): Skill[] =>
  family('roll-6-plus-1-damage', kinds, (kind) => ({ folds: { 'six-damage': (n, c) => (fits(kind, c) ? n + 1 : n) } }));

/** One hit an action kills a second zombie of its kind. */
export const reaper = (kinds: readonly ActionKind[]): Skill[] =>
  family('reaper', kinds, (kind) => ({ folds: { reaper: (n, c) => (fits(kind, c) ? n + 1 : n) } }));

export const freeze = (kinds: readonly ActionKind[]): Skill[] =>
  family('freeze', kinds, (kind) => ({ folds: { freeze: (yes, c) => yes || fits(kind, c) } }));

export const collector: readonly Skill[] = family('collector', ['walker', 'brute', 'runner', 'abomination', 'necromancer'], (base) => ({
  folds: { 'kill-ap': (n, c) => (c.base === base ? n * 2 : n) },
}));
