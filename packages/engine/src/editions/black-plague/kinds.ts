// Zombie kinds of Black Plague, in the order in which groups are shared out.
import type { ZombieKind } from '../../rules.ts';
import { kind, walkersFirst } from '../core/zombie-kinds.ts';

export const blackPlagueKinds: readonly ZombieKind[] = [
  kind(walkersFirst, 'walker'),
  kind(walkersFirst, 'brute'),
  kind(walkersFirst, 'runner'),
  kind(walkersFirst, 'abomination'),
  kind(walkersFirst, 'necromancer', 'necromancer', 'flees'),
];
