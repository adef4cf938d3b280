import type { SurvivorDef } from '@holdout/engine/content';

// Yellow brings everyone a fourth action; it is not listed.
export const survivors: readonly SurvivorDef[] = [
  {
    id: 'ann',
    health: 3,
    blue: ['bloodlust-melee'],
    orange: ['plus-1-free-magic', 'plus-1-free-melee'],
    red: ['plus-1-free-combat', 'plus-1-to-dice-roll-combat', 'roll-6-plus-1-die-combat'],
    body: ['dagger'],
    from: 'checked',
  },
  {
    id: 'baldric',
    health: 3,
    blue: ['spellcaster'],
    orange: ['plus-1-free-magic', 'spellbook'],
    red: ['plus-1-die-magic', 'plus-1-free-combat', 'plus-1-to-dice-roll-melee'],
    body: ['sword'],
    from: 'checked',
  },
  {
    id: 'clovis',
    health: 3,
    blue: ['plus-1-die-melee'],
    orange: ['plus-1-free-melee', 'swordmaster'],
    red: ['plus-1-free-combat', 'plus-1-to-dice-roll-combat', 'hit-and-run'],
    body: ['shield'],
    from: 'checked',
  },
  {
    id: 'nelly',
    health: 3,
    blue: ['plus-1-free-move'],
    orange: ['bloodlust-melee', 'slippery'],
    red: ['plus-1-free-combat', 'plus-1-to-dice-roll-combat', 'hit-and-run'],
    body: ['dagger'],
    from: 'checked',
  },
  {
    id: 'samson',
    health: 3,
    blue: ['iron-hide'],
    orange: ['plus-1-die-combat', 'plus-1-to-dice-roll-melee'],
    red: ['plus-1-damage-melee', 'plus-1-free-combat', 'barbarian'],
    body: ['shield'],
    from: 'checked',
  },
  {
    id: 'silas',
    health: 3,
    blue: ['plus-1-to-dice-roll-ranged'],
    orange: ['plus-1-free-ranged', 'point-blank'],
    red: ['plus-1-die-ranged', 'plus-1-free-combat', 'iron-rain'],
    body: ['sword'],
    from: 'checked',
  },
];
