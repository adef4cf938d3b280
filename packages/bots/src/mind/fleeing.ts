// Necromancers on the run: where somebody can head one off, rather than come after it to where it no longer is.
import type { State, SurvivorId, ZoneId } from '@holdout/engine';
import type { Order } from './errands.ts';
import { FAR, type Facts, fieldTo } from './facts.ts';

type Necromancer = State['necromancers'][number];

const OPEN = 1;
/** steps of a turn that is still to come, and what it takes to strike at the end of them */
const STEPS = 3;
const BLOW = 1;

const flees = (f: Facts, { kind }: Necromancer): boolean => f.kinds[kind]?.traits.includes('flees') === true;

/** Ordinary spawn zones that are awake, but for the one it came with. */
function exitsOf(state: State, { token }: Necromancer): ZoneId[] {
  const home = state.spawns[token]?.zone ?? -1;
  return state.spawns.flatMap(({ zone, active, colour }) => (zone >= 0 && active && colour !== 'necro' && zone !== home ? [zone] : []));
}

/** Zones it will stand in, one for each round from now on, the last of them its way out. */
export function flightOf({ facts }: Order, state: State, one: Necromancer): ZoneId[] {
  const { ways } = facts.ground;
  const exits = new Set(exitsOf(state, one));
  const before = new Map<ZoneId, ZoneId>([[one.zone, -1]]);
  const queue = [one.zone];
  for (const zone of queue) {
    if (exits.has(zone)) {
      const way: ZoneId[] = [];
      for (let at: ZoneId = zone; at >= 0; at = before.get(at) ?? -1) way.unshift(at);
      return way;
    }
    for (const { to, door } of ways[zone] ?? [])
      if (!before.has(to) && (door < 0 || state.doors[door] === OPEN)) {
        before.set(to, zone);
        queue.push(to);
      }
  }
  return [one.zone];
}

export interface Ambush {
  readonly zone: ZoneId;
  readonly field: Float64Array;
}

/** The first place on its way that one of these can come to in time to strike; null: it will be gone before. */
export function ambushOf(o: Order, state: State, one: Necromancer, who: readonly SurvivorId[]): Ambush | null {
  const here = (zone: ZoneId): Ambush => ({ zone, field: fieldTo(o.facts, state, [zone], o.closed) });
  if (!flees(o.facts, one)) return here(one.zone);
  for (const [rounds, zone] of flightOf(o, state, one).entries()) {
    const found = here(zone);
    const inTime = who.some((i) => {
      const s = state.survivors[i];
      const now = s === undefined || s.done ? 0 : s.actions > 0 ? s.actions : STEPS;
      return (found.field[s?.zone ?? -1] ?? FAR) + BLOW <= now + STEPS * rounds;
    });
    if (inTime) return found;
  }
  return null;
}
