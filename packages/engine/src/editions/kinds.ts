// Zombie kinds of each book, in the order in which groups are shared out. Damage adds up over nothing: one hit of `toughness` kills.
import type { ZombieBase, ZombieKind } from '../rules.ts';

interface Strength {
  readonly actions: number;
  readonly toughness: number;
  readonly ap: number;
}

const STRENGTH: Readonly<Record<ZombieBase, Strength>> = {
  walker: { actions: 1, toughness: 1, ap: 1 },
  brute: { actions: 1, toughness: 2, ap: 1 },
  runner: { actions: 2, toughness: 1, ap: 1 },
  abomination: { actions: 1, toughness: 3, ap: 5 },
  necromancer: { actions: 1, toughness: 1, ap: 1 },
};

type Priorities = Readonly<Record<ZombieBase, number>>;

const kind = (priorities: Priorities, base: ZombieBase, id: string = base, ...traits: string[]): ZombieKind => ({
  id,
  base,
  ...STRENGTH[base],
  priority: traits.includes('first-target') ? 0 : priorities[base],
  traits,
});

/** Second Edition and White Death: the big ones shield the rest. */
const bigFirst: Priorities = { brute: 1, abomination: 1, walker: 2, runner: 3, necromancer: 4 };
/** Black Plague: walkers stand in front. */
const walkersFirst: Priorities = { walker: 1, brute: 2, abomination: 2, runner: 3, necromancer: 4 };

export const secondEditionKinds: readonly ZombieKind[] = [
  kind(bigFirst, 'walker'),
  kind(bigFirst, 'brute'),
  kind(bigFirst, 'runner'),
  kind(bigFirst, 'abomination', 'patient-0'),
  kind(bigFirst, 'abomination', 'abominacop', 'first-target'),
  kind(bigFirst, 'abomination', 'abominawild', 'swallows-fire'),
  kind(bigFirst, 'abomination', 'hobomination', 'bars-combat'),
];

export const blackPlagueKinds: readonly ZombieKind[] = [
  kind(walkersFirst, 'walker'),
  kind(walkersFirst, 'brute'),
  kind(walkersFirst, 'runner'),
  kind(walkersFirst, 'abomination'),
  kind(walkersFirst, 'necromancer', 'necromancer', 'flees'),
];

export const whiteDeathKinds: readonly ZombieKind[] = [
  kind(bigFirst, 'walker'),
  kind(bigFirst, 'brute'),
  kind(bigFirst, 'runner'),
  kind(bigFirst, 'abomination', 'khan', 'climbs'),
  kind(bigFirst, 'necromancer', 'defiler', 'defiles'),
  kind(bigFirst, 'necromancer', 'lesser-necromancer', 'climbs', 'seeks-beacon'),
];
