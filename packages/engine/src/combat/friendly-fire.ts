// Friendly fire: every miss of a ranged or magic attack, of guards or of a car, hits somebody else in the zone, shared as players wish.

import { END } from '../kernel/index.ts';
import { makeShares, parseShares } from '../keys/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { NOBODY, type SurvivorId, type ZoneId } from '../state/state.ts';
import { canRollArmour } from '../survivors/armour.ts';
import { type Bearer, bearerOf, deciderOf, guardsOf, spread } from '../survivors/share-wounds.ts';
import { healthLeft, killGuards } from '../survivors/wounds.ts';
import { ask, call, present, tell } from '../table.ts';
import type { Assault } from './types.ts';

type Shooter = Pick<Assault, 'who' | 'source' | 'guards' | 'from'>;

/** Nobody hits itself; a car spares everyone in a car, and skills are nothing to it. */
function canBeHit(t: Table, who: SurvivorId, zone: ZoneId, shooter: Shooter): boolean {
  const s = t.g.survivors[who];
  if (s.zone !== zone || !present(s)) return false;
  if (shooter.source === 'car') return s.car === NOBODY;
  if (who === shooter.who && shooter.source !== 'guards') return false;
  return s.role !== 'played' || fold(t, s, 'hit-by-friends', true, null);
}

const guardsAtRisk = (t: Table, zone: ZoneId, shooter: Shooter): number =>
  (t.g.guards[zone] ?? 0) - (shooter.source === 'guards' && shooter.from === zone ? shooter.guards : 0);

export function anyFriends(t: Table, zone: ZoneId, shooter: Shooter): boolean {
  for (let who = 0; who < t.g.survivors.length; who++) if (canBeHit(t, who, zone, shooter)) return true;
  return guardsAtRisk(t, zone, shooter) > 0;
}

/** Wounds that friends in the zone can take before all are dead; 0 when nobody can be hit. */
export function friendsHealth(t: Table, zone: ZoneId, shooter: Shooter): number {
  let sum = Math.max(0, guardsAtRisk(t, zone, shooter));
  for (let who = 0; who < t.g.survivors.length; who++) if (canBeHit(t, who, zone, shooter)) sum += healthLeft(t.g.survivors[who]);
  return sum;
}

/** Locals: who, source, guards, from, zone, misses, damage. */
export const friendlyFire: ProcedureOf<'friendly-fire'> = {
  share(t, f) {
    const shooter: Shooter = f;
    const bearers: Bearer[] = [];
    for (let who = 0; who < t.g.survivors.length; who++) if (canBeHit(t, who, f.zone, shooter)) bearers.push(bearerOf(t, who, f.misses));
    const guards = guardsAtRisk(t, f.zone, shooter);
    if (guards > 0) bearers.push(guardsOf(guards, f.misses));
    if (bearers.length === 0) return END;
    tell(t, { t: 'friendly-fire', from: f.who, zone: f.zone, misses: f.misses });
    f.bearers = bearers;
    if (bearers.length === 1) {
      f.given = [Math.min(f.misses, bearers[0].most)];
      return 'begin';
    }
    const places = bearers.map((b) => ({ id: b.id, min: 0, max: b.most }));
    const each = bearers.map((b) => (b.who === NOBODY ? 1 : f.damage));
    const better = bearers.map((b) => b.who !== NOBODY && canRollArmour(t, t.g.survivors[b.who]));
    const preset = spread(
      t,
      bearers,
      f.misses,
      each,
      bearers.map(() => 0),
      better,
    );
    ask(t, {
      kind: 'friendly-fire',
      by: deciderOf(t, bearers),
      who: f.who,
      zone: f.zone,
      total: f.misses,
      damage: f.damage,
      places,
      preset: makeShares(places, preset),
    });
  },
  read(_t, f) {
    const shares = parseShares(f.answer) ?? {};
    f.given = f.bearers.map((b) => shares[b.id] ?? 0);
  },
  begin(_t, f) {
    f.next = 0;
  },
  next(t, f) {
    const { bearers } = f;
    const by = f.source === 'car' ? 'car' : 'friendly-fire';
    while (f.next < bearers.length) {
      const i = f.next++;
      const hits = f.given[i];
      if (hits === 0) continue;
      if (bearers[i].who === NOBODY) killGuards(t, f.zone, hits, by);
      else {
        call(t, 'endure', { who: bearers[i].who, attacks: hits, sure: 0, damage: f.damage, by });
        return 'next';
      }
    }
    return END;
  },
};
