// White Death, melee and ranged weapons. Values as printed; where the book shows no card the choice is ours. Steel and bows are silent.
import type { ItemDef } from '@holdout/engine/content';
import { melee, ranged } from '../../fantasy/parts.ts';

const OURS = 'the book shows no such card';
const DUAL = 'whether it is a dual weapon is ours';

const steel: readonly ItemDef[] = [
  { id: 'shashka', slot: 'hand', modes: [melee(1, 3, 1)], dual: true, dualDamage: 2, tags: ['sword'], from: 'book' },
  { id: 'dagger', slot: 'hand', modes: [melee(1, 4, 1)], dual: true, otherMeleeDice: 1, tags: ['dagger'], from: 'book' },
  { id: 'great-axe', slot: 'hand', modes: [melee(4, 5, 2)], tags: ['axe'], from: 'book' },
  { id: 'great-sword', slot: 'hand', modes: [melee(5, 5, 1)], tags: ['sword'], from: 'ours', doubt: `${OURS}: values of Black Plague` },
  {
    id: 'katana',
    slot: 'hand',
    modes: [melee(2, 4, 1)],
    dual: true,
    skills: ['roll-6-plus-1-damage-combat'],
    tags: ['sword'],
    from: 'book',
    doubt: DUAL,
  },
  { id: 'sword', slot: 'hand', modes: [melee(2, 4, 1)], dual: true, tags: ['sword'], from: 'book', doubt: DUAL },
];

const polearms: readonly ItemDef[] = [
  { id: 'lance', slot: 'hand', modes: [melee(1, 3, 1, [1, 1])], polearm: true, tags: [], from: 'book' },
  { id: 'guisarme', slot: 'hand', modes: [melee(2, 4, 2, [1, 1])], polearm: true, tags: [], from: 'book' },
  { id: 'halberd', slot: 'hand', modes: [melee(1, 3, 2, [1, 1])], polearm: true, tags: [], from: 'book' },
  { id: 'spear', slot: 'hand', modes: [melee(2, 3, 1, [1, 1])], polearm: true, tags: [], from: 'ours', doubt: OURS },
];

const bows: readonly ItemDef[] = [
  { id: 'short-bow', slot: 'hand', modes: [ranged([0, 1], 1, 3, 1)], tags: ['bow'], from: 'book' },
  { id: 'horn-bow', slot: 'hand', modes: [ranged([1, 2], 1, 3, 2)], skills: ['marksman'], tags: ['bow'], from: 'book' },
  { id: 'war-bow', slot: 'hand', modes: [ranged([1, 3], 2, 3, 1)], tags: ['bow'], from: 'book' },
  { id: 'crossbow', slot: 'hand', modes: [ranged([1, 2], 2, 4, 2)], tags: ['crossbow'], from: 'book' },
  {
    id: 'triple-crossbow',
    slot: 'hand',
    modes: [ranged([0, 1], 3, 3, 1)],
    dual: true,
    reload: true,
    tags: ['crossbow'],
    from: 'book',
    doubt: 'dual because the reload rule speaks of dual weapons and no other card reloads',
  },
];

export const weapons: readonly ItemDef[] = [...steel, ...polearms, ...bows];
