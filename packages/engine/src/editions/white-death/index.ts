// White Death: the Defiler and corruption, sieges, guards, cauldrons, ladders, freeze.
import type { Procedures } from '../../kernel/index.ts';
import type { Ruleset, Table } from '../../rules.ts';
import { tell } from '../../table.ts';
import { gameProcedures } from '../core/round.ts';
import { fantasy } from '../fantasy/index.ts';
import { carry, pour, pourProcedure } from './cauldrons.ts';
import { defilingProcedures } from './defiling.ts';
import { guards, guardsOrder } from './guards.ts';
import { whiteDeathKinds } from './kinds.ts';
import { ladder } from './ladders.ts';
import { whiteDeathLaw } from './law.ts';
import { whiteDeathNecromancerCard } from './necromancer-card.ts';
import { whiteDeathPlacing } from './placing.ts';
import { siegeProcedures } from './siege.ts';
import { whiteDeathSkills } from './skills.ts';

const procedures: Procedures<Table> = {
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
