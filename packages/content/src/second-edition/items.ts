// The cards of the box by kind. `risk` and `save` are those of the Washington reprints; this edition itself does not use them.
import type { ItemDef } from '@holdout/engine/content';
import { melee, noisyMelee, ranged } from './weapon-words.ts';

const starting: readonly ItemDef[] = [
  { id: 'baseball-bat', slot: 'any', modes: [melee(2, 3, 1)], risk: 1, tags: [], from: 'checked' },
  { id: 'crowbar', slot: 'any', modes: [melee(1, 4, 1)], door: { noisy: false }, risk: 1, save: 3, tags: [], from: 'checked' },
  { id: 'fire-axe', slot: 'any', modes: [melee(1, 4, 2)], door: { noisy: true }, risk: 1, save: 3, tags: [], from: 'checked' },
  { id: 'pistol', slot: 'any', modes: [ranged(0, 1, 1, 3, 1)], dual: true, ammo: 'bullets', risk: 1, save: 1, tags: [], from: 'checked' },
];

const found: readonly ItemDef[] = [
  { id: 'aaahh', slot: 'any', ambush: { kind: 'walker', count: 1 }, tags: ['aaahh'], from: 'one-source' },
  { id: 'bag-of-rice', slot: 'any', works: 'inventory', food: 3, tags: ['food'], from: 'checked' },
  { id: 'canned-food', slot: 'any', works: 'inventory', food: 3, tags: ['food'], from: 'checked' },
  { id: 'chainsaw', slot: 'any', modes: [noisyMelee(5, 5, 2)], door: { noisy: true }, risk: 3, save: 5, tags: [], from: 'checked' },
  { id: 'flashlight', slot: 'any', works: 'inventory', skills: ['search-2-cards'], tags: ['flashlight', 'light-source'], from: 'checked' },
  { id: 'katana', slot: 'any', modes: [melee(2, 4, 1)], dual: true, risk: 2, save: 3, tags: [], from: 'checked' },
  { id: 'kukri', slot: 'any', modes: [melee(2, 4, 2)], risk: 2, save: 4, tags: [], from: 'checked' },
  { id: 'machete', slot: 'any', modes: [melee(1, 3, 2)], dual: true, risk: 1, save: 2, tags: [], from: 'checked' },
  { id: 'molotov', slot: 'any', modes: [ranged(1, 1, 0, 0, 0)], save: 5, tags: ['molotov'], from: 'checked' },
  { id: 'plenty-of-bullets', slot: 'any', works: 'inventory', rerolls: 'bullets', tags: ['ammo'], from: 'checked' },
  { id: 'plenty-of-shells', slot: 'any', works: 'inventory', rerolls: 'shells', tags: ['ammo'], from: 'checked' },
  {
    id: 'sawed-off',
    slot: 'any',
    modes: [ranged(0, 1, 2, 3, 1)],
    dual: true,
    reload: true,
    ammo: 'shells',
    risk: 2,
    save: 4,
    tags: [],
    from: 'checked',
  },
  { id: 'shotgun', slot: 'any', modes: [ranged(0, 1, 2, 4, 2)], ammo: 'shells', risk: 2, save: 5, tags: [], from: 'checked' },
  {
    id: 'sniper-rifle',
    slot: 'any',
    modes: [ranged(1, 3, 1, 3, 2)],
    ammo: 'bullets',
    skills: ['sniper'],
    risk: 1,
    save: 3,
    tags: [],
    from: 'checked',
  },
  { id: 'sub-mg', slot: 'any', modes: [ranged(0, 1, 3, 5, 1)], dual: true, ammo: 'bullets', risk: 3, save: 5, tags: [], from: 'checked' },
  { id: 'water', slot: 'any', works: 'inventory', food: 3, tags: ['food'], from: 'checked' },
];

const epic: readonly ItemDef[] = [
  {
    id: 'army-sniper-rifle',
    slot: 'any',
    modes: [ranged(1, 4, 2, 3, 2)],
    ammo: 'bullets',
    skills: ['sniper'],
    risk: 1,
    save: 5,
    tags: ['epic'],
    from: 'checked',
  },
  {
    id: 'automatic-shotgun',
    slot: 'any',
    modes: [ranged(0, 1, 3, 4, 2)],
    ammo: 'shells',
    risk: 3,
    save: 5,
    tags: ['epic'],
    from: 'checked',
  },
  { id: 'evil-twins', slot: 'any', modes: [ranged(0, 1, 2, 3, 1)], ammo: 'bullets', risk: 1, save: 3, tags: ['epic'], from: 'checked' },
  { id: 'golden-ak-47', slot: 'any', modes: [ranged(1, 2, 3, 4, 2)], ammo: 'bullets', risk: 3, save: 5, tags: ['epic'], from: 'checked' },
  { id: 'golden-kukri', slot: 'any', modes: [melee(4, 4, 2)], risk: 2, save: 4, tags: ['epic'], from: 'checked' },
  {
    id: 'gunblade',
    slot: 'any',
    modes: [ranged(0, 1, 2, 4, 2), melee(4, 4, 2)],
    ammo: 'bullets',
    risk: 2,
    save: 4,
    tags: ['epic'],
    from: 'checked',
  },
  {
    id: 'mas-shotgun',
    slot: 'any',
    modes: [ranged(0, 1, 2, 3, 2), melee(1, 3, 2)],
    reload: 'ranged',
    ammo: 'shells',
    risk: 2,
    save: 3,
    tags: ['epic'],
    from: 'checked',
  },
  { id: 'nailbat', slot: 'any', modes: [melee(2, 3, 2)], risk: 2, save: 3, tags: ['epic'], from: 'checked' },
  { id: 'zantetsuken', slot: 'any', modes: [melee(5, 4, 1)], risk: 3, save: 5, tags: ['epic'], from: 'checked' },
];

export const items: readonly ItemDef[] = [...starting, ...found, ...epic];
