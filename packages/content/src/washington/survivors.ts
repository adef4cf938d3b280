// The six of the box and two companions. Only the Blue skills of Anton and Justin are known; everything else here is our own.
import type { SurvivorDef } from '@holdout/engine/content';
import { survivors as coreSurvivors } from '../second-edition/survivors.ts';

const capital: readonly SurvivorDef[] = [
  {
    id: 'tess',
    health: 3,
    blue: ['plus-1-free-risk-melee'],
    orange: ['plus-1-die-melee', 'plus-1-free-move'],
    red: ['plus-1-free-combat', 'plus-1-to-dice-roll-melee', 'hit-and-run'],
    from: 'ours',
  },
  {
    id: 'mindy',
    health: 3,
    blue: ['ignore-1-break'],
    orange: ['plus-1-die-combat', 'plus-1-free-move'],
    red: ['plus-1-free-combat', 'plus-1-to-dice-roll-combat', 'double-risk-dice'],
    from: 'ours',
  },
  {
    id: 'ashley',
    health: 3,
    blue: ['spare-parts'],
    orange: ['plus-1-free-melee', 'plus-1-free-search'],
    red: ['plus-1-die-combat', 'plus-1-free-move', 'medic'],
    from: 'ours',
  },
  {
    id: 'anton',
    health: 3,
    blue: ['risk-plus-1-die-ranged'],
    orange: ['plus-1-free-ranged', 'steady-hand'],
    red: ['plus-1-die-ranged', 'plus-1-free-combat', 'sniper'],
    from: 'ours',
  },
  {
    id: 'justin',
    health: 3,
    blue: ['jack-of-all-trades'],
    orange: ['plus-1-die-combat', 'plus-1-free-search'],
    red: ['plus-1-free-combat', 'plus-1-free-move', 'lucky'],
    from: 'ours',
  },
  {
    id: 'angelo',
    health: 3,
    blue: ['plus-1-free-risk-ranged'],
    orange: ['plus-1-to-dice-roll-ranged', 'sprint'],
    red: ['plus-1-damage-ranged', 'plus-1-free-combat', 'double-risk-dice'],
    from: 'ours',
  },
];

const companions: readonly SurvivorDef[] = [
  { id: 'taylor', companionOnly: true, health: 3, blue: ['plus-1-free-search'], orange: [], red: [], from: 'ours' },
  { id: 'president', companionOnly: true, health: 3, blue: ['lucky'], orange: [], red: [], from: 'ours' },
];

export const survivors: readonly SurvivorDef[] = [...capital, ...companions, ...coreSurvivors];
