// What keeps wounds away.
import type { Skill } from '../types.ts';
import { family } from './family.ts';

const MODERN_ZOMBIES = ['walker', 'brute', 'runner', 'abomination'] as const;

const ironcladOf = (bases: readonly string[]): Skill[] =>
  family('ironclad', bases, (base) => ({ folds: { 'ignores-kind': (yes, c) => yes || c.base === base } }));
export const ironclad = ironcladOf(MODERN_ZOMBIES);
export const ironcladNecromancer = ironcladOf(['necromancer']);

const inZombiesPhase = (phase: string): boolean => phase === 'zombies' || phase === 'spawn';

/** Second Edition and White Death: the first wound of each Attack step of the Zombies phase and of friendly fire. */
export const tough: Skill = {
  id: 'tough',
  folds: { 'ignored-wounds': (n, c) => ((c.by === 'zombies' && inZombiesPhase(c.phase)) || c.by === 'friendly-fire' ? Math.max(n, 1) : n) },
};

/** Black Plague: once a Zombies phase one zombie's attack does nothing. */
export const blackPlagueTough: Skill = {
  id: 'tough',
  folds: {
    'ignored-attacks': (n, c, _t, s) => (inZombiesPhase(c.phase) && !s.used.includes('ignored-attacks') ? Math.max(n, 1) : n),
  },
};

/** Without body armour 5+; with it each die counts 1 higher. */
export const ironHide: Skill = {
  id: 'iron-hide',
  folds: {
    armour: (value, c) => (c.worn === 0 && (value === 0 || value > 5) ? 5 : value),
    'armour-bonus': (n, c) => (c.worn > 0 ? n + 1 : n),
  },
};

export const isThatAll: Skill = { id: 'is-that-all-youve-got', folds: { 'cards-for-wounds': () => true } };
export const lowProfile: Skill = { id: 'low-profile', folds: { 'hit-by-friends': () => false } };
