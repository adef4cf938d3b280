// White Death, combat spells and enchantments. What the enchantments do is not in the book: ours, after Black Plague and the skills of that name.
import type { ItemDef } from '@holdout/engine/content';
import { magic } from '../../fantasy/parts.ts';

const combat: readonly ItemDef[] = [
  { id: 'power-blast', slot: 'hand', modes: [magic([0, 1], 1, 4, 1)], dual: true, otherSpellDice: 1, tags: ['spell'], from: 'book' },
  {
    id: 'disintegrate',
    slot: 'hand',
    modes: [magic([0, 1], 3, 5, 1)],
    dual: true,
    skills: ['roll-6-plus-1-damage-combat'],
    tags: ['spell'],
    from: 'checked',
  },
  {
    id: 'fire-bolt',
    slot: 'hand',
    modes: [magic([0, 1], 1, 4, 2)],
    dual: true,
    tags: ['spell'],
    from: 'ours',
    doubt: 'the book shows no such card',
  },
  {
    id: 'ice-storm',
    slot: 'hand',
    modes: [magic([0, 2], 3, 5, 1)],
    dual: true,
    tags: ['spell'],
    from: 'book',
    doubt: 'whether it may be cast dual is ours',
  },
  { id: 'lightning-bolt', slot: 'hand', modes: [magic([0, 3], 1, 4, 1)], dual: true, tags: ['spell'], from: 'book' },
];

const tags = ['spell', 'enchantment'];
const enchantments: readonly ItemDef[] = [
  { id: 'healing', slot: 'hand', enchantment: { target: 'survivor', effect: 'heal', amount: 1 }, tags, from: 'ours' },
  { id: 'jump', slot: 'hand', enchantment: { target: 'survivor', effect: 'jump', skill: 'jump' }, tags, from: 'ours' },
  { id: 'repulse', slot: 'hand', enchantment: { target: 'zone', effect: 'push-zombies', amount: 1 }, tags, from: 'ours' },
  { id: 'sprint', slot: 'hand', enchantment: { target: 'survivor', effect: 'sprint', skill: 'sprint' }, tags, from: 'ours' },
];

export const spells: readonly ItemDef[] = [...combat, ...enchantments];
