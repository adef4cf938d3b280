// Everything a survivor does outside combat: actions in the order they are offered, and their procedures.
import type { Room } from '../procedures.ts';
import type { Action } from './action.ts';
import { levelUp } from './adrenaline.ts';
import { ambush } from './ambush.ts';
import { armourRoll } from './armour.ts';
import { bonusActionProcedure } from './bonus-action.ts';
import { doorOpened, open, openDoor } from './doors.ts';
import { endOfTurn, leaveBoardProcedure } from './end-of-turn.ts';
import { discard, eat } from './free.ts';
import { keepCards } from './keep.ts';
import type { SurvivorLocals } from './locals.ts';
import { move } from './move.ts';
import { noise } from './noise.ts';
import { search } from './search/search.ts';
import { skillAction } from './skill-action.ts';
import { take, takeProcedures } from './take.ts';
import { takeWounds } from './take-wounds.ts';
import { arrangeAction, pass, tradeConsent } from './trade.ts';
import { playersPhase, turn } from './turn.ts';
import { heal, woundProcedures } from './wounds.ts';

export const survivorActions: readonly Action[] = [move, search, open, take, skillAction, arrangeAction, pass, eat, discard, noise];

export const survivorProcedures: Room<SurvivorLocals> = {
  'players-phase': playersPhase,
  turn,
  'end-of-turn': endOfTurn,
  'leave-board': leaveBoardProcedure,
  'level-up': levelUp,
  'bonus-action': bonusActionProcedure,
  ambush,
  'keep-cards': keepCards,
  'trade-consent': tradeConsent,
  'open-door': openDoor,
  'door-opened': doorOpened,
  'heal-one': {
    heal(t, f) {
      heal(t, f.who, 1, f.by);
    },
  },
  ...takeProcedures,
  /** nobody lies there to be taken up outside Washington's campaign */
  'take-down': { nothing() {} },
  'take-wounds': takeWounds,
  'armour-roll': armourRoll,
  ...woundProcedures,
};
