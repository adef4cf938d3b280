// Black Plague, combat spells and enchantments. An enchantment is cast once per turn by each caster and copy (p. 22).
import type { ItemDef } from '@holdout/engine/content';
import { magic } from '../../fantasy/parts.ts';

export const spells: readonly ItemDef[] = [
  {
    id: 'mana-blast',
    slot: 'hand',
    modes: [magic([0, 2], 1, 3, 1)],
    dual: true,
    tags: ['spell'],
    from: 'book',
    doubt: 'range from one source; two lists have 4+ where the book’s example has 3+',
  },
  { id: 'death-strike', slot: 'hand', modes: [magic([0, 1], 1, 4, 2)], dual: true, tags: ['spell'], from: 'checked' },
  { id: 'fireball', slot: 'hand', modes: [magic([0, 1], 3, 4, 1)], dual: true, tags: ['spell'], from: 'checked' },
  { id: 'lightning-bolt', slot: 'hand', modes: [magic([0, 3], 1, 4, 1)], dual: true, tags: ['spell'], from: 'checked' },
  { id: 'inferno', slot: 'hand', modes: [magic([0, 1], 4, 4, 2)], tags: ['spell', 'artefact'], from: 'checked' },
  {
    id: 'healing',
    slot: 'hand',
    enchantment: { target: 'survivor', effect: 'heal', amount: 1 },
    tags: ['spell', 'enchantment'],
    from: 'one-source',
  },
  {
    id: 'invisibility',
    slot: 'hand',
    enchantment: { target: 'survivor', effect: 'skill-until-end-of-round', skill: 'rotten' },
    tags: ['spell', 'enchantment'],
    from: 'one-source',
  },
  {
    id: 'repulse',
    slot: 'hand',
    enchantment: { target: 'zone', effect: 'push-zombies', amount: 1 },
    tags: ['spell', 'enchantment'],
    from: 'one-source',
  },
  {
    id: 'speed',
    slot: 'hand',
    enchantment: { target: 'survivor', effect: 'free-move', amount: 2 },
    tags: ['spell', 'enchantment'],
    from: 'one-source',
  },
];
