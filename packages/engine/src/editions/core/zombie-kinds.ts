// How zombie kinds are written down. Wounds of zombies are not counted: one hit of at least `toughness` kills, a lesser one does nothing.
import type { ZombieBase, ZombieKind } from '../../rules.ts';

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

export const kind = (priorities: Priorities, base: ZombieBase, id: string = base, ...traits: string[]): ZombieKind => ({
  id,
  base,
  ...STRENGTH[base],
  priority: traits.includes('first-target') ? 0 : priorities[base],
  traits,
});

/** Second Edition and White Death: the big ones shield the rest. */
export const bigFirst: Priorities = { brute: 1, abomination: 1, walker: 2, runner: 3, necromancer: 4 };
/** Black Plague: walkers stand in front. */
export const walkersFirst: Priorities = { walker: 1, brute: 2, abomination: 2, runner: 3, necromancer: 4 };
