// Fire: what it takes off the table, what it is worth, and where it can be thrown from.
import type { State, SurvivorId, ZoneId } from '@holdout/engine';
import { badness } from './attacks.ts';
import type { Errand, Order } from './errands.ts';
import { sightFrom } from './facts.ts';
import type { Node } from './goal.ts';
import type { Model } from './model.ts';

const THROWS = ['throw', 'dragonfire'] as const;

/** what burns is gone with one throw: so much has to be felled by it */
const DEAR = 10;
/** so many are worth a throw thought of beforehand */
const ENOUGH = 2;

/** Fire that the mission asks for is not for others than those it is asked for. */
export const isWorthFire = ({ thrifty, prey }: Order, zone: ZoneId): boolean => !thrifty || prey.includes(zone);

/** The answer that throws what is at hand, without its zone; empty: nothing is, or it is kept for what the mission asks. */
export function throwOf(m: Model): string {
  if (m.order.thrifty && m.order.prey.length === 0) return '';
  const [key = ''] = m.order.facts.engine.optionKeys(m.state, THROWS);
  return key.slice(0, key.lastIndexOf(':'));
}

/** Somebody stands there whom nobody of the team can fell, or beside whom nobody may fight. */
function isHeldByGiant(m: Model, zone: ZoneId): boolean {
  const { barring, toughness } = m.order.facts;
  let damage = 0;
  for (const i of m.people) damage = Math.max(damage, m.fighters[i]?.damage ?? 0);
  for (let kind = 0, at = zone * m.width; kind < m.width; kind++, at++)
    if ((m.zombies[at] as number) > 0.5 && (barring.includes(kind) || (toughness[kind] as number) > damage)) return true;
  return false;
}

export interface Blaze {
  readonly changed: Map<number, number>;
  readonly kills: number;
  readonly reward: number;
}

/** Everybody there is gone, or so much of them on average if it is not sure to burn. */
export function blazeIn(m: Model, before: Node['changed'], zone: ZoneId, sure = 1): Blaze {
  const changed = new Map(before);
  let kills = 0;
  let worth = 0;
  for (let kind = 0, at = zone * m.width; kind < m.width; kind++, at++) {
    const n = before.get(at) ?? (m.zombies[at] as number);
    if (n <= 0) continue;
    kills += n;
    worth += n * badness(m.order.facts, kind);
    changed.set(at, (1 - sure) * n);
  }
  return { changed, kills, reward: sure * (m.w.killNear * worth - (isHeldByGiant(m, zone) ? 0 : DEAR)) };
}

/** Nobody of the team nor anybody it looks after stands there. */
const isDeserted = ({ survivors, guards }: State, who: SurvivorId, zone: ZoneId): boolean =>
  (guards[zone] ?? 0) === 0 && survivors.every((s, i) => i === who || s.leader === who || !s.alive || s.out || s.zone !== zone);

/** Zones next door of a place where fire is worth while. `crowd`: how many stand somewhere by then. */
export function worthBurning(m: Model, who: SurvivorId, from: ZoneId, crowd: (zone: ZoneId) => number): ZoneId[] {
  if (m.forbids(from)) return [];
  const found: ZoneId[] = [];
  for (const { zone, range } of sightFrom(m.order.facts, m.state, who, from)) {
    if (range !== 1 || !isWorthFire(m.order, zone) || !isDeserted(m.state, who, zone)) continue;
    const n = crowd(zone);
    if (n > ENOUGH || (n > 0.5 && isHeldByGiant(m, zone))) found.push(zone);
  }
  return found;
}

/** Fire goes through no closed door. */
export function throwsThrough(m: Model, { deed, to }: Errand, { zone, opened }: Node): boolean {
  if (deed !== 'burn') return true;
  const ways = m.order.facts.ground.ways[zone] ?? [];
  return ways.some((way) => to?.includes(way.to) === true && (m.isOpen(way.door) || opened?.door === way.door));
}
