// White Death: the Defiler and corruption, sieges, guards, cauldrons, ladders, freeze.
import type { ProcedureOf, Replaced, Room } from '../../procedures.ts';
import type { Ruleset } from '../../rules.ts';
import { tell } from '../../table.ts';
import { setupProcedures } from '../core/begin.ts';
import { gameProcedures } from '../core/round.ts';
import { fantasy } from '../fantasy/index.ts';
import { carry, pour, pourProcedure } from './cauldrons.ts';
import { defilingProcedures } from './defiling.ts';
import { dealGuardSkills } from './guard-skill-cards.ts';
import { guards, guardsOrder } from './guards.ts';
import { whiteDeathKinds } from './kinds.ts';
import { ladder } from './ladders.ts';
import { whiteDeathLaw } from './law.ts';
import type { WhiteDeathLocals } from './locals.ts';
import { whiteDeathNecromancerCard } from './necromancer-card.ts';
import { whiteDeathPlacing } from './placing.ts';
import { siegeProcedures } from './siege.ts';
import { whiteDeathSkills } from './skills.ts';

/** Between the mission's setup and the starting cards. */
function withGuardSkills(steps: ProcedureOf<'setup'>): ProcedureOf<'setup'> {
  const { tokens, words, spawn, ...rest } = steps;
  return { tokens, words, spawn, guardSkills: dealGuardSkills, ...rest };
}

const procedures: Replaced & Room<WhiteDeathLocals> = {
  setup: withGuardSkills(setupProcedures.setup),
  'guards-order': guardsOrder,
  'pour-cauldron': pourProcedure,
  ...defilingProcedures,
  ...whiteDeathNecromancerCard,
  ...whiteDeathPlacing,
  ...siegeProcedures,
  'clear-tokens': {
    ...gameProcedures['clear-tokens'],
    freeze(t) {
      for (const zone of t.g.freeze) tell(t, { t: 'token', what: 'freeze', zone, change: 'removed' });
      t.g.freeze = [];
    },
  },
};

export const whiteDeath: Ruleset = {
  law: whiteDeathLaw,
  kinds: whiteDeathKinds,
  procedures: { ...fantasy.procedures, ...procedures },
  actions: [...fantasy.actions, guards, pour, carry, ladder],
  skills: { ...fantasy.skills, ...whiteDeathSkills },
};
