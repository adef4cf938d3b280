// Two Blue skills each, the second for guards. Yellow brings everyone a fourth action; it is not listed.
// The book prints Ogon and Yasuke. Lorna's card is damaged: it repeats "+1 Die: Combat" at Red, where the skill is ours, and so is her guards' kind of attack.
// Jenia, Dragomir and Sarnai are ours.
import type { SurvivorDef } from '@holdout/engine/content';

export const survivors: readonly SurvivorDef[] = [
  {
    id: 'jenia',
    health: 3,
    blue: ['plus-1-to-dice-roll-ranged', 'guards-plus-1-die-ranged'],
    orange: ['plus-1-free-ranged', 'steady-hand'],
    red: ['plus-1-die-ranged', 'plus-1-free-combat', 'marksman'],
    body: ['dagger'],
    from: 'ours',
  },
  {
    id: 'ogon',
    health: 3,
    blue: ['shove', 'guards-push'],
    orange: ['bloodlust-melee', 'iron-hide'],
    red: ['plus-1-free-combat', 'combat-reflexes', 'reaper-melee'],
    body: ['combat-shield'],
    from: 'book',
  },
  {
    id: 'yasuke',
    health: 3,
    blue: ['freeze-melee', 'guards-damage-2-melee'],
    orange: ['plus-1-free-melee', 'hit-and-run'],
    red: ['bloodlust-melee', 'jump', 'plus-1-damage-melee'],
    body: ['katana'],
    from: 'book',
  },
  {
    id: 'lorna',
    health: 3,
    blue: ['plus-1-free-move', 'guards-damage-2-ranged'],
    orange: ['plus-1-die-combat', 'freeze-combat'],
    red: ['plus-1-to-dice-roll-combat', 'plus-1-free-combat', 'super-strength'],
    body: ['spear'],
    from: 'one-source',
  },
  {
    id: 'dragomir',
    health: 3,
    blue: ['iron-hide', 'guards-evade'],
    orange: ['plus-1-die-melee', 'shove'],
    red: ['plus-1-damage-melee', 'plus-1-free-combat', 'barbarian'],
    body: ['great-axe'],
    from: 'ours',
  },
  {
    id: 'sarnai',
    health: 3,
    blue: ['spellcaster', 'guards-freeze-ranged'],
    orange: ['plus-1-free-magic', 'spellbook'],
    red: ['plus-1-die-magic', 'plus-1-free-combat', 'mana-rain'],
    body: ['sword'],
    from: 'ours',
  },
];

/** The 14 guard skill cards; the book shows the first two. */
export const guardSkills: readonly string[] = [
  'guards-plus-1-max-range',
  'guards-freeze-ranged',
  'guards-push',
  'guards-evade',
  'guards-damage-2-melee',
  'guards-damage-2-ranged',
  'guards-freeze-melee',
  'guards-plus-1-die-melee',
  'guards-plus-1-die-ranged',
  'guards-plus-1-to-dice-roll-melee',
  'guards-plus-1-to-dice-roll-ranged',
  'guards-reaper-melee',
  'guards-plus-1-zone-per-move',
  'guards-steady-hand',
];
