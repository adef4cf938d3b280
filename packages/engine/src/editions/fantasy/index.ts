// What Black Plague and White Death add to the core: spells.
import type { Ruleset } from '../../rules.ts';
import { core } from '../core/index.ts';
import { enchant, enchantedMove, enchantProcedure } from './enchant.ts';

export const fantasy: Omit<Ruleset, 'law' | 'kinds'> = {
  procedures: { ...core.procedures, enchant: enchantProcedure, 'enchanted-move': enchantedMove },
  actions: [...core.actions, enchant],
  skills: core.skills,
};
