// A door opened on rooms nobody has looked into: what is let out on average, and how much of it those near can deal with.
import type { SurvivorId, ZoneId } from '@holdout/engine';
import { ready } from './company.ts';
import { UNSEEN_COST, unseen } from './facts.ts';
import { shortageOf } from './foreseen.ts';
import type { Node } from './goal.ts';
import { dies, type Model, SELDOM } from './model.ts';

/** so much of a room's danger is gone at the least once it is known */
const LEAST_DEALT = 0.2;

export interface LetOut {
  readonly rooms: number;
  /** zombies to expect */
  readonly behind: number;
  readonly changed: Map<number, number>;
}

/** null: somebody might come into a place where no zombie may be. */
export function letOut(m: Model, before: Node['changed'], from: ZoneId, to: ZoneId): LetOut | null {
  const f = m.order.facts;
  const rooms = new Set([...unseen(f, m.doors, to), ...unseen(f, m.doors, from)]);
  if (m.order.keptFree.some((zone) => rooms.has(zone))) return null;
  const changed = new Map(before);
  let behind = 0;
  for (const zone of rooms)
    for (let kind = 0, at = zone * m.width; kind < m.width; kind++, at++) {
      const n = m.card[kind] as number;
      behind += n;
      if (n > 0) changed.set(at, (changed.get(at) ?? (m.zombies[at] as number)) + n);
    }
  return { rooms: rooms.size, behind, changed };
}

/**
 * Unseen rooms are reckoned as steps of the way. Opening them is no way saved unless those near can deal with what is let out: else the house
 * with the most rooms would be the best to open alone.
 */
export function stepsOwed(m: Model, who: SurvivorId, node: Node): number {
  if (node.opened === null || node.opened.behind <= 0) return 0;
  const dealt = Math.min(1, ready(m, who, node, node.opened.from) / node.opened.behind);
  return UNSEEN_COST * node.opened.rooms * (1 - Math.max(LEAST_DEALT, dealt));
}

/** What all of a kind do at once when the rooms behind a door ask for more of them than there are. */
export function floodPeril(m: Model, rooms: number): number {
  if (rooms === 0) return 0;
  const f = m.order.facts;
  const chances = shortageOf(m.order, m.state, rooms);
  const price = f.oneDeathLoses ? m.w.fatal : m.w.dead;
  let cost = 0;
  for (let kind = 0; kind < m.width; kind++) {
    const chance = chances[kind] as number;
    if (chance < SELDOM) continue;
    for (let zone = 0; zone < m.here.length; zone++) {
      const people = m.here[zone] as number[];
      const n = people.length === 0 ? 0 : (m.zombies[zone * m.width + kind] as number) * (f.actions[kind] as number);
      if (n < 0.05) continue;
      let spare = 0;
      for (const i of people) spare += m.fighters[i]?.spare ?? 0;
      cost += chance * (m.w.bite * n + price * dies(n, 0, spare));
    }
  }
  return cost;
}
