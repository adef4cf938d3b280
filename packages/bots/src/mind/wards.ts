// People who wait to be taken along and cannot help themselves: what comes into their zone kills them.
import type { State, SurvivorId, ZoneId } from '@holdout/engine';
import { FAR } from './facts.ts';
import type { Model } from './model.ts';

export interface Ward {
  readonly zone: ZoneId;
  readonly count: number;
}

const NONE: readonly Ward[] = [];

/** Where companions wait, and how many. */
export function wardsOf(state: State): readonly Ward[] {
  let found: Map<ZoneId, number> | null = null;
  for (const s of state.survivors)
    if (s.role === 'companion' && s.leader < 0 && s.alive && !s.out && s.zone >= 0) {
      found ??= new Map();
      found.set(s.zone, (found.get(s.zone) ?? 0) + 1);
    }
  return found === null ? NONE : [...found].map(([zone, count]) => ({ zone, count }));
}

/** so far beyond a door somebody is in danger of what comes out of the rooms there */
const IN_DANGER = 2;

/**
 * A door is not opened on people who wait behind it before there are hands enough to take all of them along in the same round: actions left to
 * those who have yet to act when they have come as far as the waiting, less those for the door and for what comes out of the rooms.
 */
export function tooFew(m: Model, who: SurvivorId, actions: number, opened: { from: ZoneId; to: ZoneId; behind: number }): boolean {
  const endangered = m.wards.filter(({ zone }) => stepsWithin(m, opened.to, zone) <= IN_DANGER);
  if (endangered.length === 0 || opened.behind <= 0) return false;
  const need = opened.behind + endangered.reduce((sum, { count }) => sum + count, 0);
  // whoever opens stands at the door
  let hands = actions - 1;
  let most = actions - 1;
  for (const i of m.people) {
    if (i === who) continue;
    const turn = m.fighters[i]?.actions ?? 0;
    most += Math.max(0, turn - 1);
    if (!m.acted[i]) hands += Math.max(0, turn - 1 - stepsWithin(m, opened.from, m.at[i] as number));
  }
  return hands < Math.min(need, most);
}

/** Steps through what stands open, few at most. */
function stepsWithin(m: Model, from: ZoneId, to: ZoneId): number {
  let edge = [from];
  const seen = new Set(edge);
  for (let steps = 0; steps <= FAR_ENOUGH; steps++) {
    if (edge.includes(to)) return steps;
    edge = edge.flatMap((zone) => (m.order.facts.ground.ways[zone] ?? []).flatMap((way) => (m.isOpen(way.door) ? [way.to] : [])));
    edge = [...new Set(edge)].filter((zone) => !seen.has(zone));
    for (const zone of edge) seen.add(zone);
  }
  return FAR;
}

const FAR_ENOUGH = 4;

/** how many of those who stand next door come in at once by a card */
const AT_ONCE = 0.15;
/** what the rest of the team, with its turns to come, will see to */
const OTHERS_HELP = 0.4;

/** What the next phase may do to them: with nobody beside them to take the wounds each attack is a death. */
export function wardPeril(m: Model): number {
  let sum = 0;
  for (const { zone } of m.wards) {
    if ((m.here[zone] as number[]).length > 0) continue;
    let attacks = m.count(zone);
    let coming = 0;
    for (const way of m.order.facts.ground.ways[zone] ?? []) if (m.isOpen(way.door)) coming += m.count(way.to);
    attacks += AT_ONCE * coming;
    // those who have come in attack a round later
    const later = 0.5 * coming;
    const helped = m.people.some((i) => !m.acted[i]) ? OTHERS_HELP : 1;
    sum += helped * price(m) * (1 - Math.exp(-attacks) + 0.5 * (1 - Math.exp(-later)));
  }
  return sum;
}

const price = (m: Model): number => (m.order.facts.oneDeathLoses ? m.w.fatal : m.w.dead);
