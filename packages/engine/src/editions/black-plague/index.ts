// Black Plague: necromancers that come with an army and flee.
import type { Ruleset } from '../../rules.ts';
import { fantasy } from '../fantasy/index.ts';
import { fleeingProcedures } from './fleeing.ts';
import { blackPlagueKinds } from './kinds.ts';
import { blackPlagueLaw } from './law.ts';
import { blackPlagueNecromancerCard } from './necromancer-card.ts';
import { blackPlagueSkills } from './skills.ts';

export const blackPlague: Ruleset = {
  law: blackPlagueLaw,
  kinds: blackPlagueKinds,
  procedures: { ...fantasy.procedures, ...fleeingProcedures, ...blackPlagueNecromancerCard },
  actions: fantasy.actions,
  skills: { ...fantasy.skills, ...blackPlagueSkills },
};
