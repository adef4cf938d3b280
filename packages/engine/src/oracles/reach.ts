import type { Oracles } from '../api/engine-api.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import type { SurvivorId, ZoneId } from '../state/state.ts';
import { gait, stepsFrom } from '../survivors/move.ts';
import { sightTo, zonesSeen } from '../survivors/sight.ts';
import { freeFor } from '../survivors/spending.ts';
import { zombiesIn } from '../table.ts';

/** Where the survivor can stand this turn and for how many ordinary actions, walking the cheapest way. */
export function reach(t: Table, who: SurvivorId): ReturnType<Oracles['reach']> {
  const s = t.g.survivors[who];
  if (s.zone < 0 || !s.alive) return [];
  const budget = s.actions + freeFor(s, { kind: 'move' }).length;
  const best = new Map<ZoneId, { zone: ZoneId; actions: number; path: ZoneId[] }>([[s.zone, { zone: s.zone, actions: 0, path: [] }]]);
  const queue: ZoneId[] = [s.zone];
  const zonesPerMove = Math.max(1, fold(t, s, 'move-zones', 1, null));
  const { leave, stopped } = gait(t, s);
  while (queue.length > 0) {
    const from = queue.shift() as ZoneId;
    const at = best.get(from);
    if (at === undefined) continue;
    const zombies = from === s.zone ? leave : stopped ? zombiesIn(t, from) : 0;
    const fresh = at.path.length % zonesPerMove === 0 || (stopped && zombiesIn(t, from) > 0);
    const cost = at.actions + (fresh ? 1 : 0) + zombies;
    if (cost > budget) continue;
    for (const zone of stepsFrom(t, s, from)) {
      const known = best.get(zone);
      if (known !== undefined && known.actions <= cost) continue;
      best.set(zone, { zone, actions: cost, path: [...at.path, zone] });
      queue.push(zone);
    }
  }
  const free = freeFor(s, { kind: 'move' }).length;
  return [...best.values()].map((r) => ({ ...r, actions: Math.max(0, r.actions - free) }));
}

export function sight(t: Table, who: SurvivorId): ReturnType<Oracles['sight']> {
  const s = t.g.survivors[who];
  return s.zone < 0 ? [] : zonesSeen(t, s).map((zone) => ({ zone, range: sightTo(t, s, zone) }));
}
