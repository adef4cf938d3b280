// Stay or go: what the next zombies phase may do to those in a zone, what can be felled first, where nothing waits.
import type { State, SurvivorId, ZoneId } from '@holdout/engine';
import { power } from './attacks.ts';
import { type Facts, isIn, zombiesAt } from './facts.ts';

const OPEN = 1;

/** Attacks to expect in a zone if nobody acts any more: everyone there with all actions, the fast ones from next door with what is left. */
export function attacksAt(f: Facts, state: State, zone: ZoneId): number {
  const width = f.kinds.length;
  let sum = 0;
  if (!state.freeze.includes(zone))
    for (let kind = 0, at = zone * width; kind < width; kind++, at++) {
      const n = state.zombies[at] ?? 0;
      if (n > 0) sum += n * (f.actions[kind] ?? 1);
    }
  for (const way of f.ground.ways[zone] ?? []) {
    if (way.door >= 0 && state.doors[way.door] !== OPEN) continue;
    for (const kind of f.fast) {
      const n = state.zombies[way.to * width + kind] ?? 0;
      if (n > 0 && !someoneIn(state, way.to)) sum += n * ((f.actions[kind] ?? 1) - 1);
    }
  }
  return sum;
}

export const someoneIn = (state: State, zone: ZoneId): boolean => {
  for (const s of state.survivors) if (s.zone === zone && s.alive && !s.out) return true;
  return false;
};

/** How the fight in a survivor's own zone would end: attacks left over on average when everyone there has struck, and health to spare. */
export interface Stand {
  readonly left: number;
  readonly spare: number;
  /** weakest of those there: wounds it can still take */
  readonly people: number;
}

/** `kills`: what one action of this survivor fells here. */
export function standOf(f: Facts, state: State, who: SurvivorId, kills: number): Stand {
  const s = state.survivors[who];
  if (s === undefined) return { left: 0, spare: 0, people: 1 };
  const width = f.kinds.length;
  const own = power(f, state, s);
  let felled = kills * (s.actions + strikesFree(s));
  let damage = own.damage;
  let spare = s.health - s.wounds - 1;
  let people = 1;
  for (let i = 0; i < state.survivors.length; i++) {
    const other = state.survivors[i];
    if (i === who || other === undefined || other.zone !== s.zone || !isIn(other)) continue;
    people++;
    spare += other.health - other.wounds - 1;
    if (other.done) continue;
    const arms = power(f, state, other);
    felled += 2.7 * arms.melee;
    damage = Math.max(damage, arms.damage);
  }
  let soft = 0;
  let hard = 0;
  let actions = 0;
  let count = 0;
  for (let kind = 0, at = s.zone * width; kind < width; kind++, at++) {
    const n = state.zombies[at] ?? 0;
    if (n === 0) continue;
    const acts = f.actions[kind] ?? 1;
    if ((f.toughness[kind] ?? 1) > damage) hard += n * acts;
    else {
      soft += n;
      actions += n * acts;
      count += n;
    }
  }
  const each = count === 0 ? 1 : actions / count;
  return { left: hard + each * Math.max(0, soft - felled) + outside(f, state, s.zone), spare, people };
}

function outside(f: Facts, state: State, zone: ZoneId): number {
  const width = f.kinds.length;
  let sum = 0;
  for (const way of f.ground.ways[zone] ?? []) {
    if (way.door >= 0 && state.doors[way.door] !== OPEN) continue;
    for (const kind of f.fast) {
      const n = state.zombies[way.to * width + kind] ?? 0;
      if (n > 0 && !someoneIn(state, way.to)) sum += n * ((f.actions[kind] ?? 1) - 1);
    }
  }
  return sum;
}

const STRIKES_FREE = ['combat', 'melee', 'ranged', 'magic'];
const strikesFree = (s: State['survivors'][number]): number => {
  let n = 0;
  for (const kind of s.free) if (STRIKES_FREE.includes(kind)) n++;
  return n;
};

/** So much may be left over before it is better to go: about half of what can be borne. */
export const bearable = (stand: Stand): number => 0.4 + 0.45 * stand.spare;

export interface Refuge {
  readonly zone: ZoneId;
  readonly attacks: number;
}

/** The quietest zone next door; `field`: steps to where the survivor wants to go, which breaks ties. */
export function refugeFrom(f: Facts, state: State, zone: ZoneId, field: Float64Array | null): Refuge | null {
  let best: Refuge | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of f.ground.ways[zone] ?? []) {
    if (way.door >= 0 && state.doors[way.door] !== OPEN) continue;
    const attacks = attacksAt(f, state, way.to);
    let cost = 10 * attacks + (field === null ? 0 : 0.4 * Math.min(30, field[way.to] ?? 30));
    for (const next of f.ground.ways[way.to] ?? [])
      if (next.to !== zone && (next.door < 0 || state.doors[next.door] === OPEN)) cost += 0.8 * zombiesAt(f, state, next.to);
    for (const token of state.spawns) if (token.active && token.zone === way.to) cost += 4;
    if (someoneIn(state, way.to)) cost -= 0.5;
    if (cost < least) {
      least = cost;
      best = { zone: way.to, attacks };
    }
  }
  return best;
}
