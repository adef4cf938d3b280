// Attacks that are nobody's own Combat action: guards under orders (WD) and a fast car (2E). The adrenaline goes to who gave the order.

import { END } from '../kernel/index.ts';
import type { Replaced } from '../procedures.ts';
import { call } from '../table.ts';
import { type Assault, carAssault } from './types.ts';

export const orderProcedures = {
  /** Locals: who, zone (where the guards stand), target, kind ('melee' or 'ranged'), dice (guards that take part, one die each). */
  'guards-attack': {
    attack(t, f) {
      const assault: Assault = {
        who: f.who,
        kind: f.kind,
        source: 'guards',
        item: -1,
        cards: [],
        from: f.zone,
        zones: [f.target],
        risk: 0,
        guards: f.dice,
      };
      call(t, 'attack', { ...assault });
      return END;
    },
  },
  /** Locals: who (the driver), zone. */
  'car-attack': {
    attack(t, f) {
      call(t, 'attack', { ...carAssault(f.who, f.zone) });
      return END;
    },
  },
} satisfies Replaced;
