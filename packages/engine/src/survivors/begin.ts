// The table before the first round: figures and tokens of the map, then the mission's own setup, then starting equipment.
import { refreshBoard } from '../board-state.ts';
import type { Procedure } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { layMoreSpawnTokens } from '../spawn/tokens.ts';
import { call } from '../table.ts';
import { dealStartingCards } from './dealing.ts';
import { refreshLent } from './inventory.ts';

export const setupProcedures: Record<string, Procedure<Table>> = {
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
    skills(t) {
      for (const s of t.g.survivors) {
        if (s.role !== 'played') continue;
        s.health = fold(t, s, 'health', s.health, null);
        s.ap = fold(t, s, 'start-ap', s.ap, null);
        refreshLent(t, s);
      }
    },
    deal(t) {
      call(t, 'deal-starting-cards');
    },
  },
  'deal-starting-cards': dealStartingCards,
};
