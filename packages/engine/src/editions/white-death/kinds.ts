// Zombie kinds of White Death, in the order in which groups are shared out.
import type { ZombieKind } from '../../rules.ts';
import { bigFirst, kind } from '../core/zombie-kinds.ts';

export const whiteDeathKinds: readonly ZombieKind[] = [
  kind(bigFirst, 'walker'),
  kind(bigFirst, 'brute'),
  kind(bigFirst, 'runner'),
  kind(bigFirst, 'abomination', 'khan', 'climbs'),
  kind(bigFirst, 'necromancer', 'defiler', 'defiles'),
  kind(bigFirst, 'necromancer', 'lesser-necromancer', 'climbs', 'seeks-beacon'),
];
