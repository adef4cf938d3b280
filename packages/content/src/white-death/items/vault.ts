// White Death, the eight vault weapons: found on dead abominations and necromancers, or where a quest says so.
import type { ItemDef } from '@holdout/engine/content';
import { magic, melee, ranged } from '../../fantasy/parts.ts';

export const vault: readonly ItemDef[] = [
  {
    id: 'baba-yagas-blessing',
    slot: 'hand',
    works: 'inventory',
    enchantment: {
      target: 'survivor',
      effect: 'skill-for-next-combat',
      skills: ['plus-1-die-combat', 'plus-1-to-dice-roll-combat', 'plus-1-max-range', 'damage-2-combat'],
    },
    tags: ['spell', 'enchantment', 'vault-weapon'],
    from: 'book',
  },
  {
    id: 'baba-yagas-pestle',
    slot: 'hand',
    modes: [melee(4, 4, 2)],
    skills: ['roll-6-plus-1-damage-combat'],
    tags: ['vault-weapon'],
    from: 'ours',
    doubt: 'the book shows no such card',
  },
  { id: 'dervish-blade', slot: 'hand', modes: [melee(3, 3, 2)], tags: ['sword', 'vault-weapon'], from: 'book' },
  {
    id: 'fury-of-aykay-the-47th',
    slot: 'hand',
    modes: [magic([0, 3], 1, 5, 2)],
    skills: ['mana-rain'],
    tags: ['spell', 'vault-weapon'],
    from: 'book',
  },
  {
    id: 'ice-bow',
    slot: 'hand',
    modes: [ranged([1, 3], 2, 3, 2)],
    skills: ['freeze-ranged'],
    tags: ['bow', 'vault-weapon'],
    from: 'ours',
    doubt: 'the book shows no such card',
  },
  { id: 'royal-guards-halberd', slot: 'hand', modes: [melee(3, 4, 2, [1, 1])], polearm: true, tags: ['vault-weapon'], from: 'book' },
  {
    id: 'storm-crossbow',
    slot: 'hand',
    modes: [ranged([1, 4], 2, 4, 2)],
    skills: ['iron-rain'],
    tags: ['crossbow', 'vault-weapon'],
    from: 'book',
  },
  {
    id: 'the-partizan',
    slot: 'hand',
    modes: [melee(2, 3, 2, [0, 1])],
    polearm: true,
    skills: ['escalation-melee'],
    tags: ['vault-weapon'],
    from: 'book',
  },
];
