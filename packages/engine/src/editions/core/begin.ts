// The table before the first round: figures and tokens of the map, then the mission's own setup, then starting equipment.

import type { Replaced } from '../../procedures.ts';
import { fold } from '../../skills/fold.ts';
import { refreshBoard } from '../../state/board-state.ts';
import { dealStartingCards, giveNamedCards } from '../../survivors/dealing.ts';
import { refreshLent } from '../../survivors/inventory.ts';
import { call } from '../../table.ts';
import { layMoreSpawnTokens } from '../../zombies/spawn-tokens.ts';

export const setupProcedures = {
  setup: {
    tokens(t) {
      t.r.missionRules.layTokens(t);
      refreshBoard(t);
    },
    words(t) {
      call(t, 'mission-setup');
    },
    spawn(t) {
      layMoreSpawnTokens(t);
    },
    deal(t) {
      call(t, 'deal-starting-cards');
    },
    begin(_t, f) {
      f.next = 0;
    },
    survivors(t, f) {
      while (f.next < t.g.survivors.length) {
        const who = f.next++;
        if (t.g.survivors[who].role !== 'played') continue;
        call(t, 'survivor-start', { who });
        return 'survivors';
      }
    },
  },
  'deal-starting-cards': dealStartingCards,
  /** What a survivor's skills bring before the first round. Locals: who. */
  'survivor-start': {
    values(t, f) {
      const s = t.g.survivors[f.who];
      s.health = fold(t, s, 'health', s.health, null);
      s.ap = fold(t, s, 'start-ap', s.ap, null);
      refreshLent(t, s);
    },
    cards(t, f) {
      giveNamedCards(t, f.who);
    },
  },
} satisfies Replaced;
