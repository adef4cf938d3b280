import type { ProcedureOf } from '../procedures.ts';
import { call } from '../table.ts';

/** An Aaahh!! card puts its zombie where the searcher stands. Locals: who, kind, count. */
export const ambush: ProcedureOf<'ambush'> = {
  place(t, f) {
    call(t, 'spawn-zombies', { zone: t.g.survivors[f.who].zone, kind: f.kind, count: f.count, how: 'ambush' });
  },
};
