// Black Plague, armour and the rest of the pack.
import type { ItemDef } from '@holdout/engine/content';

export const gear: readonly ItemDef[] = [
  { id: 'leather-armor', slot: 'body', armour: 5, tags: ['armour'], from: 'book' },
  { id: 'chainmail', slot: 'body', armour: 4, tags: ['armour'], from: 'book' },
  { id: 'plate-armor', slot: 'body', armour: 3, tags: ['armour'], from: 'one-source' },
  { id: 'shield', slot: 'hand', shield: 4, tags: ['shield'], from: 'book' },
  { id: 'apples', slot: 'pack', works: 'inventory', food: 1, tags: ['food'], from: 'one-source' },
  { id: 'salted-meat', slot: 'pack', works: 'inventory', food: 1, tags: ['food'], from: 'one-source' },
  { id: 'water', slot: 'pack', works: 'inventory', food: 1, tags: ['food'], from: 'one-source' },
  { id: 'dragon-bile', slot: 'hand', works: 'hand', tags: ['bile'], from: 'book' },
  { id: 'torch', slot: 'hand', works: 'hand', skills: ['search-2-cards'], tags: ['torch'], from: 'checked' },
  { id: 'plenty-of-arrows', slot: 'pack', works: 'inventory', rerolls: 'arrows', tags: ['ammo'], from: 'checked' },
  { id: 'plenty-of-bolts', slot: 'pack', works: 'inventory', rerolls: 'bolts', tags: ['ammo'], from: 'checked' },
  {
    id: 'aaahh',
    slot: 'pack',
    ambush: { kind: 'walker', count: 1 },
    tags: ['aaahh'],
    from: 'one-source',
    doubt: 'the book does not print which zombie comes',
  },
];
