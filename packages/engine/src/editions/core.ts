// What the four books share: the round and every procedure and action that no book changes.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { windowProcedure } from '../skills/window.ts';
import type { Action } from '../survivors/action.ts';
import { move } from '../survivors/move.ts';
import { noise } from '../survivors/noise.ts';
import { playersPhase, turn } from '../survivors/turn.ts';
import { gameProcedures } from './round.ts';

export const coreProcedures: Procedures<Table> = {
  ...gameProcedures,
  'players-phase': playersPhase,
  turn,
  window: windowProcedure,
};

export const coreActions: readonly Action[] = [move, noise];
