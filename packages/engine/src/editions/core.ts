// What the four books share: the round and every procedure and action that no book changes.
import type { Procedures } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { windowProcedure } from '../skills/window.ts';
import { gameProcedures } from './round.ts';

export const coreProcedures: Procedures<Table> = { ...gameProcedures, window: windowProcedure };
