// Fire kills everyone in a zone: Molotov (2E), dragon fire (BP in two steps, WD in one throw), a poured cauldron.

import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import type { KindId, ZoneId } from '../state/state.ts';
import { killGuards } from '../survivors/wounds.ts';
import { call, present, tell } from '../table.ts';
import { countOf, killZombies, noticeCleared } from '../zombies/figures.ts';

/** Fire in the zone of such a zombie kills only it, and nothing else comes of the fire. */
function swallower(t: Table, zone: ZoneId): KindId {
  for (let k = 0; k < t.r.kinds.length; k++) if (countOf(t, zone, k) > 0 && t.r.kinds[k].traits.includes('swallows-fire')) return k;
  return -1;
}

/** Zombies a fire in this zone kills, by kind. */
export function fireKills(t: Table, zone: ZoneId): number[] {
  const only = swallower(t, zone);
  return t.r.kinds.map((_kind, k) => (only < 0 || only === k ? countOf(t, zone, k) : 0));
}

/** Locals: who, zone, with. Returns the number of zombies killed. */
export const burnZone: ProcedureOf<'burn-zone'> = {
  light(t, f) {
    tell(t, { t: 'fire', zone: f.zone, with: f.with, who: f.who });
    f.swallower = swallower(t, f.zone);
    f.kind = 0;
    f.ret = 0;
    f.kills = 0;
  },
  zombies(t, f) {
    while (f.kind < t.r.kinds.length) {
      const kind = f.kind++;
      const n = countOf(t, f.zone, kind);
      if (n === 0 || (f.swallower >= 0 && f.swallower !== kind)) continue;
      f.kills += n;
      killZombies(t, f.who, f.zone, kind, n, f.with, true);
      return 'zombies';
    }
    if (f.swallower >= 0) return 'cleared';
    killGuards(t, f.zone, t.g.guards[f.zone] ?? 0, f.with);
    f.next = 0;
  },
  survivors(t, f) {
    while (f.next < t.g.survivors.length) {
      const who = f.next++;
      const s = t.g.survivors[who];
      if (s.zone !== f.zone || !present(s)) continue;
      call(t, 'survivor-down', { who, by: f.with });
      return 'survivors';
    }
  },
  /** not before everyone has died: nobody walks out of the fire, or into it, in between */
  cleared(t, f) {
    if (f.kills > 0) noticeCleared(t, f.zone, f.who);
    if (f.swallower >= 0) return 'out';
  },
  burned(t, f) {
    call(t, 'zone-burned', { who: f.who, zone: f.zone, with: f.with });
  },
  out(_t, f) {
    f.ret = f.kills;
    return END;
  },
};
