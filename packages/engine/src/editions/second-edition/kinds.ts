// Zombie kinds of Second Edition, in the order in which groups are shared out.
import type { ZombieKind } from '../../rules.ts';
import { bigFirst, kind } from '../core/zombie-kinds.ts';

export const secondEditionKinds: readonly ZombieKind[] = [
  kind(bigFirst, 'walker'),
  kind(bigFirst, 'brute'),
  kind(bigFirst, 'runner'),
  kind(bigFirst, 'abomination', 'patient-0'),
  kind(bigFirst, 'abomination', 'abominacop', 'first-target'),
  kind(bigFirst, 'abomination', 'abominawild', 'swallows-fire'),
  kind(bigFirst, 'abomination', 'hobomination', 'bars-combat'),
];
