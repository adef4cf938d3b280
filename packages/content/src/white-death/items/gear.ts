// White Death, armour, things that work from the backpack, and the ambushes hidden in the deck.
import type { ItemDef } from '@holdout/engine/content';

const ambush = (id: string, kind: string, count: number): ItemDef => ({
  id,
  slot: 'pack',
  ambush: { kind, count },
  tags: ['aaahh'],
  from: 'book',
});

export const gear: readonly ItemDef[] = [
  { id: 'combat-shield', slot: 'hand', shield: 4, otherMeleeDice: 1, tags: ['shield'], from: 'book' },
  { id: 'heavy-armor', slot: 'body', armour: 3, tags: ['armour'], from: 'book' },
  { id: 'apples', slot: 'pack', works: 'inventory', food: 3, tags: ['food'], from: 'book' },
  { id: 'salted-meat', slot: 'pack', works: 'inventory', food: 3, tags: ['food'], from: 'ours', doubt: 'as much as the apples' },
  { id: 'water', slot: 'pack', works: 'inventory', food: 3, tags: ['food'], from: 'ours', doubt: 'as much as the apples' },
  { id: 'torch', slot: 'hand', works: 'inventory', skills: ['search-2-cards'], tags: ['torch'], from: 'book' },
  { id: 'dragon-bile', slot: 'hand', works: 'inventory', tags: ['bile'], from: 'book' },
  ambush('aaahh-1-walker', 'walker', 1),
  ambush('aaahh-2-walkers', 'walker', 2),
  ambush('aaahh-1-brute', 'brute', 1),
  ambush('aaahh-1-runner', 'runner', 1),
];
