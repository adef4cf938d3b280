// The Secret Service deck. The advanced cards of the core decks are those of the Second Edition with their risk and save values.
import type { ItemDef } from '@holdout/engine/content';
import { items as coreItems } from '../second-edition/items.ts';
import { melee, ranged } from '../second-edition/weapon-words.ts';

const secretService: readonly ItemDef[] = [
  {
    id: 'colt-m16a4-rifle',
    slot: 'any',
    modes: [ranged(1, 3, 1, 3, 1)],
    ammo: 'bullets',
    skills: ['night-vision'],
    risk: 2,
    save: 5,
    tags: [],
    from: 'checked',
  },
  { id: 'desert-eagle', slot: 'any', modes: [ranged(0, 1, 1, 4, 2)], ammo: 'bullets', risk: 2, save: 4, tags: [], from: 'checked' },
  { id: 'folding-shovel', slot: 'any', modes: [melee(1, 3, 2)], risk: 2, save: 2, tags: [], from: 'checked' },
  { id: 'glock-17', slot: 'any', modes: [ranged(0, 1, 1, 3, 1)], ammo: 'bullets', risk: 3, save: 3, tags: [], from: 'checked' },
  { id: 'ka-bar', slot: 'any', modes: [melee(1, 3, 1)], dual: true, otherMeleeDice: 1, risk: 1, save: 2, tags: [], from: 'checked' },
  { id: 'mp5', slot: 'any', modes: [ranged(1, 2, 2, 4, 1)], ammo: 'bullets', risk: 2, save: 4, tags: [], from: 'checked' },
  { id: 'night-vision-goggles', slot: 'any', works: 'inventory', skills: ['night-vision'], tags: [], from: 'checked' },
  { id: 'repair-kit', slot: 'any', works: 'inventory', tags: ['repair-kit'], from: 'checked' },
  {
    id: 'riot-shield',
    slot: 'any',
    works: 'hand',
    skills: ['tough'],
    tags: [],
    from: 'checked',
    doubt: 'whether it works from the pack is not known; we ask for a hand',
  },
  { id: 'snack-cake', slot: 'any', works: 'inventory', food: 5, tags: ['food'], from: 'checked' },
];

export const items: readonly ItemDef[] = [...coreItems, ...secretService];
