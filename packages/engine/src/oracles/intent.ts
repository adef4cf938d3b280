// What each group of zombies will do next, by the very functions that will decide it.
import type { Intent, IntentThen } from '../api/engine-api.ts';
import { escapeZones } from '../editions/black-plague/fleeing.ts';
import { sourceOf, zonesToBeacon } from '../editions/white-death/defiling.ts';
import type { Table } from '../rules.ts';
import type { KindId, ZoneId } from '../state/state.ts';
import { NOBODY, NOWHERE } from '../state/state.ts';
import { tables } from '../table.ts';
import { aimAt, aimFrom, firstTarget, type Gait, nearest } from '../zombies/aim.ts';
import { gather } from '../zombies/groups.ts';
import { preyIn, type Senses, sense } from '../zombies/senses.ts';

type Plan = Pick<Intent, 'does' | 'target' | 'next' | 'reason' | 'drives' | 'loses'>;

const STAYS: Plan = { does: 'stay', target: NOWHERE, next: [], reason: 'nobody' };

function walking(zone: ZoneId, ways: readonly ZoneId[], target: ZoneId, reason: Intent['reason']): Plan {
  if (ways.length === 0)
    return { does: 'stay', target, next: [], reason: target === zone ? reason : target === NOWHERE ? 'nobody' : 'blocked' };
  const moves = ways.some((way) => way !== zone);
  return { does: moves ? 'move' : 'stay', target, next: [...ways], reason: moves ? reason : 'blocked' };
}

function necromancer(t: Table, zone: ZoneId, kind: KindId): Plan {
  const which = t.g.necromancers.findIndex((n) => n.zone === zone && n.kind === kind);
  if (which < 0) return STAYS;
  const { traits } = t.r.kinds[kind];
  if (traits.includes('flees')) {
    const exits = escapeZones(t, which);
    if (exits.length === 0 || exits.includes(zone)) return { does: 'move', target: zone, next: [], reason: 'flees' };
    const aim = aimAt(t, tables(t), zone, nearest(t, tables(t), zone, exits, 'walks'), 'walks');
    return walking(zone, aim.ways, firstTarget(aim), 'flees');
  }
  if (t.g.beacon < 0) return STAYS;
  if (traits.includes('seeks-beacon')) {
    const plan = walking(zone, aimAt(t, tables(t), zone, [t.g.beacon], 'climbs').ways, t.g.beacon, 'defiles');
    return { ...plan, ...corrupting(t, plan.next) };
  }
  const source = sourceOf(t, which);
  if (source === NOBODY) return STAYS;
  const drives = t.g.spawns[source].zone;
  const next = zonesToBeacon(t, drives);
  return { does: 'stay', target: t.g.beacon, next, reason: 'defiles', drives, ...corrupting(t, next) };
}

/** A zone that it enters is corrupted, and the Beacon must not be. */
const corrupting = (t: Table, next: readonly ZoneId[]): Pick<Intent, 'loses'> => (next.includes(t.g.beacon) ? { loses: true } : {});

/** Where the dead of a zone go with one action; what a mission draws elsewhere goes there. */
function going(t: Table, senses: Senses, zone: ZoneId, gait: Gait): Plan {
  const instead = t.r.missionRules.movesInstead(t, zone);
  if (instead !== NOWHERE) return walking(zone, [instead], instead, 'drawn');
  const aim = aimFrom(t, senses, zone, gait);
  return walking(zone, aim.ways, aim.targets.includes(zone) ? zone : firstTarget(aim), aim.why === 'drawn' ? 'hears' : aim.why);
}

/** The second action, as if everybody were still where they are now. */
function thenFrom(t: Table, senses: Senses, zones: readonly ZoneId[], gait: Gait): IntentThen[] {
  return zones.map((zone) => {
    if (preyIn(t, zone)) return { zone, does: 'attack', next: [] };
    const { does, next } = going(t, senses, zone, gait);
    return does === 'move' ? { zone, does, next } : { zone, does: 'stay', next: [] };
  });
}

export function intent(t: Table): Intent[] {
  const plans: Intent[] = [];
  const groups = gather(t, null, null);
  const senses = sense(t);
  for (let i = 0; i < groups.length; i += 3) {
    const zone = groups[i];
    const kind = groups[i + 1];
    const zombie = t.r.kinds[kind];
    const who = { zone, kind: zombie.id, count: groups[i + 2] };
    const gait: Gait = zombie.traits.includes('climbs') ? 'climbs' : 'walks';
    const then = (zones: readonly ZoneId[]) => (zombie.actions > 1 ? thenFrom(t, senses, zones, gait) : []);
    if (t.g.freeze.includes(zone)) plans.push({ ...who, does: 'skip', target: NOWHERE, next: [], reason: 'frozen', then: [] });
    else if (preyIn(t, zone)) plans.push({ ...who, does: 'attack', target: zone, next: [], reason: 'sees', then: then([zone]) });
    else if (zombie.base === 'necromancer') plans.push({ ...who, ...necromancer(t, zone, kind), then: [] });
    else {
      const plan = going(t, senses, zone, gait);
      // whoever finds no way now finds none a moment later
      plans.push({ ...who, ...plan, then: plan.does === 'move' ? then(plan.next) : [] });
    }
  }
  return plans;
}
