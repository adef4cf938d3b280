// Who stands where a turn ends: those left behind, those near who can still strike, nobody at all, and the places to keep out of.
import type { SurvivorId, ZoneId } from '@holdout/engine';
import type { Errand, Order } from './errands.ts';
import { FAR } from './facts.ts';
import type { Fighter } from './fighters.ts';
import type { Node } from './goal.ts';
import type { Model } from './model.ts';

const NEAR_EXIT = 4;
export const NOBODY: readonly SurvivorId[] = [];

/** so many can look after themselves */
const ENOUGH = 3;

/** Those still far from the exit: nobody is left behind alone. */
export function left(m: Model, who: SurvivorId, field: Float64Array): number {
  let far = 0;
  let others = 0;
  for (const i of m.people) {
    if (i === who || (m.at[i] as number) < 0) continue;
    others++;
    if ((field[m.at[i] as number] ?? FAR) > NEAR_EXIT) far++;
  }
  return others >= ENOUGH ? 0 : Math.min(2, far);
}

/** What can still be felled this round in a zone and next door: what is let out there is let out on them, not on who has acted. */
export function ready(m: Model, who: SurvivorId, node: Node, zone: ZoneId): number {
  const near = [zone, ...(m.order.facts.ground.ways[zone] ?? []).flatMap((way) => (m.isOpen(way.door) ? [way.to] : []))];
  let kills = (node.actions + node.strikes) * (m.fighters[who] as Fighter).any;
  for (const one of near)
    for (const i of m.here[one] as number[]) {
      const x = m.fighters[i] as Fighter;
      if (i !== who && !m.acted[i]) kills += 0.8 * x.actions * x.any;
    }
  return kills;
}

/** so many actions have to be left for it to be worth asking */
const ENOUGH_TO_GO = 2;

/**
 * Beside a giant that nobody here can fell: those who have yet to act and can still get away walk where the first of them walks. Thought of one
 * by one nobody would ever go: whoever goes alone spares the others nothing, and all stay and are bitten round after round.
 */
export function followersOf(m: Model, who: SurvivorId): readonly SurvivorId[] {
  const s = m.state.survivors[who];
  if (s === undefined || s.car >= 0 || s.actions < ENOUGH_TO_GO) return NOBODY;
  const { zone } = s;
  const crowd = m.here[zone] ?? NOBODY;
  if (crowd.length < 2 || m.count(zone) <= 0) return NOBODY;
  const { toughness } = m.order.facts;
  let damage = 0;
  for (const i of crowd) damage = Math.max(damage, m.fighters[i]?.damage ?? 0);
  for (let kind = 0; kind < m.width; kind++)
    if ((m.zombies[zone * m.width + kind] as number) > 0.5 && (toughness[kind] as number) > damage)
      return crowd.filter((i) => i !== who && !m.acted[i] && (m.fighters[i]?.actions ?? 0) > m.count(zone));
  return NOBODY;
}

/** What it costs to stand with nobody near. */
export function solitude(m: Model, zone: ZoneId): number {
  if (m.people.length < 2 || (m.here[zone] as number[]).length > 1) return 0;
  for (const way of m.order.facts.ground.ways[zone] ?? [])
    if (m.isOpen(way.door) && (m.here[way.to] as number[]).length > 0) return 0.3 * m.w.apart;
  return m.w.apart;
}

/** Where the fire is to be: neither who lays it nor those along stay there, or it is never lit. */
export const isToBurn = (order: Order, { deed, to, blaze }: Errand, zone: ZoneId): boolean =>
  order.carsToBlow.includes(zone) ||
  blaze?.includes(zone) === true ||
  ((deed === 'burn' || deed === 'join') && to?.includes(zone) === true);
