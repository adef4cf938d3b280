// A door opened on rooms nobody has looked into: what is let out on average, and how much of it those near can deal with.
import type { SurvivorId, ZoneId } from '@holdout/engine';
import { ready } from './company.ts';
import { UNSEEN_COST, unseen } from './facts.ts';
import type { Node } from './goal.ts';
import type { Model } from './model.ts';

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
