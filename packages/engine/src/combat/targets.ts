// Who a hit may strike. Melee and free targets: any zombie the damage kills. Else the targeting order: the first group there is, and if
// the damage kills none of it, that group absorbs every hit left.
import type { Table, ZombieBase } from '../rules.ts';
import type { KindId, ZoneId } from '../state/state.ts';

/** The best kill first: most adrenaline, then who is most dangerous to leave standing. */
const WORTH: Readonly<Record<ZombieBase, number>> = { abomination: 0, necromancer: 1, runner: 2, brute: 3, walker: 4 };

export interface Allotment {
  readonly zone: ZoneId;
  readonly damage: number;
  readonly free: boolean;
  /** kills allotted so far, by kind */
  readonly taken: number[];
  hits: number;
  reaper: number;
}

const left = (t: Table, a: Allotment, kind: KindId): number => t.g.zombies[a.zone * t.r.kinds.length + kind] - a.taken[kind];

/** Kinds the next hit can kill, best first; empty when every hit left is lost. `inVain`: those it cannot kill as well, last. */
export function nextTargets(t: Table, a: Allotment, inVain = false): KindId[] {
  const kinds = t.r.kinds;
  let first = Number.POSITIVE_INFINITY;
  if (!a.free) for (let k = 0; k < kinds.length; k++) if (kinds[k].priority < first && left(t, a, k) > 0) first = kinds[k].priority;
  const found: KindId[] = [];
  for (let k = 0; k < kinds.length; k++) {
    if (left(t, a, k) > 0 && (inVain || kinds[k].toughness <= a.damage) && (a.free || kinds[k].priority === first)) found.push(k);
  }
  if (found.length > 1) found.sort((x, y) => rank(t, a, x) - rank(t, a, y));
  return found;
}

/** With Reaper still to come, kinds of which it takes a second one go first. */
function rank(t: Table, a: Allotment, kind: KindId): number {
  const { base, toughness } = t.r.kinds[kind];
  return WORTH[base] + (a.reaper > 0 && left(t, a, kind) < 2 ? 10 : 0) + (toughness > a.damage ? 100 : 0);
}

/** Is there nothing to choose: one kind, or hits enough for all of them? */
export function forced(t: Table, a: Allotment, targets: readonly KindId[]): boolean {
  if (targets.length === 1) return true;
  let sum = 0;
  for (const k of targets) sum += left(t, a, k);
  return a.hits >= sum;
}

/** One hit kills one of the kind, and with Reaper another; too weak it is lost. */
export function strike(t: Table, a: Allotment, kind: KindId): void {
  a.hits--;
  if (t.r.kinds[kind].toughness > a.damage) return;
  a.taken[kind]++;
  if (a.reaper > 0 && left(t, a, kind) > 0) {
    a.taken[kind]++;
    a.reaper--;
  }
}

/** The kind that absorbs the hits left, or -1: nobody stands there, or the attacker may choose and spares it. */
export function absorber(t: Table, a: Allotment): KindId {
  if (a.free) return -1;
  let found = -1;
  for (let k = 0; k < t.r.kinds.length; k++) {
    if (left(t, a, k) > 0 && (found < 0 || t.r.kinds[k].priority < t.r.kinds[found].priority)) found = k;
  }
  return found;
}

/** Gives all hits to the best targets: what odds and bots reckon with. */
export function allotBest(t: Table, a: Allotment): number[] {
  while (a.hits > 0) {
    const targets = nextTargets(t, a);
    if (targets.length === 0) break;
    strike(t, a, targets[0]);
  }
  return a.taken;
}

/** How many hits can do something in the zone: the rest would be lost or absorbed. */
export function usefulHits(t: Table, zone: ZoneId, damage: number, free: boolean): number {
  const a: Allotment = { zone, damage, free, taken: t.r.kinds.map(() => 0), hits: 1000, reaper: 0 };
  allotBest(t, a);
  return 1000 - a.hits;
}
