import type { Oracles } from '../api/engine-api.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import type { SurvivorId, ZoneId } from '../state/state.ts';
import { gait, stepsFrom } from '../survivors/move.ts';
import { sightTo, zonesSeen } from '../survivors/sight.ts';
import { freeFor } from '../survivors/spending.ts';
import { zombiesIn } from '../table.ts';

interface Reached {
  readonly zone: ZoneId;
  actions: number;
  path: ZoneId[];
}

/** Where the survivor can stand this turn and for how many ordinary actions, walking the cheapest way. */
export function reach(t: Table, who: SurvivorId): ReturnType<Oracles['reach']> {
  const s = t.g.survivors[who];
  if (s.zone < 0 || !s.alive) return [];
  const free = freeFor(s, { kind: 'move' }).length;
  const budget = s.actions + free;
  // in the order they are found; a cheaper way found later is written into what is there
  const start: Reached = { zone: s.zone, actions: 0, path: [] };
  const found: Reached[] = [start];
  const best: (Reached | undefined)[] = new Array(t.g.noise.length).fill(undefined);
  best[s.zone] = start;
  const queue: Reached[] = [start];
  const zonesPerMove = Math.max(1, fold(t, s, 'move-zones', 1, null));
  const { leave, stopped } = gait(t, s);
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i];
    const from = at.zone;
    const zombies = from === s.zone ? leave : stopped ? zombiesIn(t, from) : 0;
    const fresh = at.path.length % zonesPerMove === 0 || (stopped && zombiesIn(t, from) > 0);
    const cost = at.actions + (fresh ? 1 : 0) + zombies;
    if (cost > budget) continue;
    for (const zone of stepsFrom(t, s, from)) {
      let known = best[zone];
      if (known === undefined) {
        known = { zone, actions: cost, path: [...at.path, zone] };
        best[zone] = known;
        found.push(known);
      } else if (known.actions > cost) {
        known.actions = cost;
        known.path = [...at.path, zone];
      } else continue;
      queue.push(known);
    }
  }
  for (const one of found) one.actions = Math.max(0, one.actions - free);
  return found;
}

export function sight(t: Table, who: SurvivorId): ReturnType<Oracles['sight']> {
  const s = t.g.survivors[who];
  return s.zone < 0 ? [] : zonesSeen(t, s).map((zone) => ({ zone, range: sightTo(t, s, zone) }));
}
