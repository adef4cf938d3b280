// Everything a survivor does outside combat: actions in the order they are offered, and their procedures.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { search, searchProcedure } from '../search/search.ts';
import { survivorSkillProcedures } from '../skills/survivors/index.ts';
import type { Action } from './action.ts';
import { levelUp } from './adrenaline.ts';
import { ambush } from './ambush.ts';
import { setupProcedures } from './begin.ts';
import { bonusActionProcedure } from './bonus-action.ts';
import { doorOpened, open, openDoor } from './doors.ts';
import { endOfTurn, leaveBoardProcedure } from './end-of-turn.ts';
import { discard, eat } from './free.ts';
import { keepCards } from './keep.ts';
import { move } from './move.ts';
import { noise } from './noise.ts';
import { skillAction } from './skill-action.ts';
import { take, takeProcedures } from './take.ts';
import { arrangeAction, pass } from './trade.ts';
import { playersPhase, turn } from './turn.ts';
import { heal } from './wounds.ts';

export const survivorActions: readonly Action[] = [move, search, open, take, skillAction, arrangeAction, pass, eat, discard, noise];

export const survivorProcedures: Procedures<Table> = {
  'players-phase': playersPhase,
  turn,
  'end-of-turn': endOfTurn,
  'leave-board': leaveBoardProcedure,
  'level-up': levelUp,
  'bonus-action': bonusActionProcedure,
  search: searchProcedure,
  ambush,
  'keep-cards': keepCards,
  'open-door': openDoor,
  'door-opened': doorOpened,
  'heal-one': {
    heal(t, f) {
      heal(t, f.who, 1, f.by);
    },
  },
  ...takeProcedures,
  ...setupProcedures,
  ...survivorSkillProcedures,
};
