import type { ItemDef } from '@holdout/engine/content';
import { gear } from './items/gear.ts';
import { spells } from './items/spells.ts';
import { vault } from './items/vault.ts';
import { weapons } from './items/weapons.ts';

export const items: readonly ItemDef[] = [...weapons, ...spells, ...gear, ...vault];
