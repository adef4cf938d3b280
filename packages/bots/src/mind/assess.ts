// What lies before the team: work of each deed, ways to it, and what the zombies may do next. Both judgements of a table are made of it.
import type { Deed, Lead, State, ZoneId } from '@holdout/engine';
import { power } from './attacks.ts';
import { FAR, type Facts, fieldTo, zombiesAt } from './facts.ts';
import { dies } from './model.ts';
import type { Weights } from './weights.ts';

/** work in an errand of this deed besides the way there, in errands */
export const WORK: Readonly<Record<Deed, number>> = {
  take: 1,
  read: 1,
  find: 1.6,
  hand: 0.8,
  carry: 0.8,
  use: 0.8,
  open: 0.7,
  kill: 1.2,
  clear: 0.5,
  burn: 1,
  recruit: 1,
  stand: 0.2,
  leave: 0.6,
  drive: 1.4,
  march: 0.5,
  escort: 0.3,
  rise: 1,
  wait: 0.2,
};

/** no way is reckoned longer */
export const FARTHEST = 24;
/** adrenaline at which each danger level begins */
export const LEVELS = [0, 7, 19, 43];

export const levelOf = (ap: number): number => (ap >= 43 ? 3 : ap >= 19 ? 2 : ap >= 7 ? 1 : 0);

/** Somebody in play. */
export interface Company {
  readonly index: number;
  readonly zone: ZoneId;
}

/** what everyone has to be there for */
export const TOGETHER: ReadonlySet<Deed> = new Set<Deed>(['leave', 'stand']);

export const ableTo = (lead: Lead, people: readonly Company[]): readonly Company[] =>
  lead.who === undefined ? people : people.filter((p) => lead.who?.includes(p.index));

/** Steps of those nearest to each place, closest first, nobody twice while there are others; of everyone where all have to be there. */
export function stepsTo(f: Facts, state: State, lead: Lead, closed: ReadonlySet<number>, people: readonly Company[]): number {
  const able = ableTo(lead, people);
  if (lead.zones.length === 0 || able.length === 0) return 0;
  if (TOGETHER.has(lead.deed)) {
    const field = fieldTo(f, state, lead.zones, closed);
    let sum = 0;
    for (const p of able) sum += Math.min(FARTHEST, field[p.zone] ?? FAR);
    return sum;
  }
  const costs: number[] = [];
  for (const zone of new Set(lead.zones)) {
    const field = fieldTo(f, state, [zone], closed);
    let least = FARTHEST;
    for (const p of able) least = Math.min(least, field[p.zone] ?? FAR);
    costs.push(least);
  }
  costs.sort((a, b) => a - b);
  let sum = 0;
  const need = Math.min(lead.need, costs.length);
  // those to come later count less: the way to them begins where the first ended
  for (let i = 0; i < need; i++) sum += (costs[i] ?? 0) * (i === 0 ? 1 : 0.6);
  return sum;
}

/** Zone by zone where somebody stands: attacks to expect next phase beyond what those there can fell first, and deaths of them. */
export function comingTo(f: Facts, state: State, people: readonly Company[]): { readonly attacks: number; readonly deaths: number }[] {
  const threat = f.engine.oracles.threat(state);
  const width = f.kinds.length;
  const found: { attacks: number; deaths: number }[] = [];
  for (const zone of new Set(people.map((p) => p.zone))) {
    const there = people.filter((p) => p.zone === zone);
    const barred = f.barring.some((kind) => (state.zombies[zone * width + kind] ?? 0) > 0);
    let felled = 0;
    let damage = 0;
    // players share wounds out: nobody dies while everyone keeps one health
    let spare = 0;
    for (const p of there) {
      const s = state.survivors[p.index];
      if (s === undefined) continue;
      const arms = power(f, state, s);
      // nobody fights beside one who lets nobody, nor shoots where friends stand
      if (!barred) felled += 2.4 * (there.length > 1 ? Math.max(arms.melee, 0.25 * arms.kills) : arms.kills);
      damage = Math.max(damage, arms.damage);
      spare += Math.max(0, s.health - s.wounds - 1);
    }
    let near = 0;
    for (const way of f.ground.ways[zone] ?? []) if (way.door < 0 || state.doors[way.door] === 1) near += 0.5 * zombiesAt(f, state, way.to);
    // those nobody here can hurt bite in any case
    let hard = 0;
    for (let kind = 0; kind < width; kind++) {
      const n = state.zombies[zone * width + kind] ?? 0;
      const k = f.kinds[kind];
      if (n > 0 && k !== undefined && k.toughness > damage) hard += n * k.actions;
    }
    const attacks = hard + Math.max(0, (threat[zone] ?? 0) - hard + near - felled);
    if (attacks > 0) found.push({ attacks, deaths: dies(attacks, 0.5 + 0.3 * attacks, spare) });
  }
  return found;
}

/** What a danger level costs, the more the nearer the next one is. */
export function levelCost(ap: number, w: Weights): number {
  const costs = [0, w.yellow, w.orange, w.red];
  const level = levelOf(ap);
  const base = costs[level] ?? 0;
  const next = LEVELS[level + 1];
  if (next === undefined) return base;
  // the nearer the next level the more a kill costs
  const share = (ap - (LEVELS[level] ?? 0)) / (next - (LEVELS[level] ?? 0));
  return base + 0.35 * share * ((costs[level + 1] ?? base) - base);
}
