import type { Procedure } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { addZombies } from '../zombies/figures.ts';
import { call } from '../table.ts';

/** An Aaahh!! card puts its zombie where the searcher stands. Locals: who, kind, count. */
export const ambush: Procedure<Table> = {
  place(t, f) {
    const zone = t.g.survivors[f.who].zone;
    const placed = addZombies(t, zone, f.kind, f.count, 'ambush');
    if (placed < f.count) call(t, 'out-of-miniatures', { kind: f.kind, zone, card: 'ambush' });
  },
  mission(t, f) {
    t.r.missionRules.zombiesEntered(t, t.g.survivors[f.who].zone);
  },
};
