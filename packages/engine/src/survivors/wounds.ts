// Wounds, healing and death: the only writers of a survivor's health. A wound goes through `endure`: armour, skills, then the rest hurts.

import { END } from '../kernel/index.ts';
import type { Replaced } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { NOBODY, NOWHERE, type Survivor, type SurvivorId, type ZoneId } from '../state/state.ts';
import { ask, call, tell } from '../table.ts';
import { canRollArmour } from './armour.ts';
import { finish } from './finish.ts';
import { cardsOf, discardCard, itemOf, refreshBrothers, refreshLent } from './inventory.ts';
import { takeOff } from './standing.ts';

/** Wounds that kill: a companion stands none. */
export const healthLeft = (s: Survivor): number => (s.role === 'companion' ? 1 : s.health - s.wounds);

/** Takes n wounds; at the last one the survivor goes down. */
export function wound(t: Table, who: SurvivorId, n: number, by: string): void {
  const s = t.g.survivors[who];
  if (n <= 0 || !s.alive) return;
  const left = Math.max(0, healthLeft(s) - n);
  s.wounds = Math.min(s.health, s.wounds + n);
  tell(t, { t: 'wounded', who, wounds: n, left, by });
  if (left === 0) call(t, 'survivor-down', { who, by });
}

/** Heals up to n wounds; returns how many there were to heal. */
export function heal(t: Table, who: SurvivorId, n: number, by: string): number {
  const s = t.g.survivors[who];
  const healed = Math.min(n, s.wounds);
  if (healed <= 0 || !s.alive) return 0;
  s.wounds -= healed;
  tell(t, { t: 'healed', who, wounds: healed, by });
  return healed;
}

export function die(t: Table, who: SurvivorId, by: string): void {
  const s = t.g.survivors[who];
  if (!s.alive) return;
  // what is told is so: whoever watches sees the place empty before the cards go
  s.alive = false;
  tell(t, { t: 'died', who, by });
  fallOut(t, who);
}

/** Off the board: cards are discarded, who followed stays behind alone, what was carried lies where it fell. */
export function fallOut(t: Table, who: SurvivorId): void {
  const s = t.g.survivors[who];
  for (const card of cardsOf(s)) discardCard(t, who, card, 'died');
  for (const ladder of t.g.ladders) if (ladder.by === who) ladder.by = NOBODY;
  for (const c of t.g.survivors) if (c.leader === who) c.leader = NOBODY;
  const leader = s.leader;
  s.alive = false;
  s.wounds = s.health;
  takeOff(s);
  s.leader = NOBODY;
  s.car = NOBODY;
  s.driver = false;
  s.lit = false;
  s.light = NOWHERE;
  if (leader !== NOBODY) refreshLent(t, t.g.survivors[leader]);
  refreshBrothers(t);
}

/** One wound kills a guard. */
export function killGuards(t: Table, zone: ZoneId, n: number, by: string): void {
  const count = Math.min(n, t.g.guards[zone] ?? 0);
  if (count <= 0) return;
  t.g.guards[zone] -= count;
  tell(t, { t: 'guards-died', zone, count, by });
  refreshBrothers(t);
}

export const woundProcedures = {
  /** Locals: who, by. Washington replaces it by the knock-out of its campaign. */
  'survivor-down': {
    die(t, f) {
      die(t, f.who, f.by);
    },
    lost(t, f) {
      const s = t.g.survivors[f.who];
      // a figure nobody plays is the mission's matter
      if (s.role === 'actor') return;
      const all = t.r.law.lostByDeath === 'all';
      if (all && t.g.survivors.some((x) => x.role === 'played' && x.alive)) return;
      finish(t, { result: 'lost', reason: all ? 'all-dead' : 'survivor-died', who: s.id });
    },
  },
  /**
   * Attacks on one survivor. Locals: who, attacks (armour may cancel them), sure (it may not), damage (wounds of each), by.
   */
  endure: {
    ignore(t, f) {
      const s = t.g.survivors[f.who];
      if (!s.alive) return END;
      if (s.role !== 'played') return 'hurt';
      if (f.by !== 'zombies' || f.attacks + f.sure === 0) return;
      const ignored = Math.min(f.attacks + f.sure, fold(t, s, 'ignored-attacks', 0, { phase: t.g.phase }));
      if (ignored === 0) return;
      s.used.push('ignored-attacks');
      tell(t, { t: 'saved', who: f.who, cancelled: ignored, by: 'tough' });
      // what armour cannot stop goes first
      const sure = Math.min(f.sure, ignored);
      f.sure -= sure;
      f.attacks -= ignored - sure;
    },
    armour(t, f) {
      f.ret = 0;
      if (f.attacks > 0 && canRollArmour(t, t.g.survivors[f.who])) call(t, 'armour-roll', { who: f.who, count: f.attacks });
    },
    count(t, f) {
      const s = t.g.survivors[f.who];
      f.wounds = (f.attacks - f.ret + f.sure) * f.damage;
      if (f.wounds === 0) return END;
      const ignored = Math.min(f.wounds, fold(t, s, 'ignored-wounds', 0, { by: f.by, phase: t.g.phase }));
      f.wounds -= ignored;
      if (ignored > 0) tell(t, { t: 'saved', who: f.who, cancelled: ignored, by: 'tough' });
    },
    offer(t, f) {
      const s = t.g.survivors[f.who];
      if (!f.wounds || !fold(t, s, 'cards-for-wounds', false, null) || cardsOf(s).length === 0) return 'hurt';
      ask(t, { kind: 'use', by: s.seat, who: f.who, topic: 'is-that-all-youve-got', wounds: f.wounds, keys: ['yes', 'no'] });
    },
    which(t, f) {
      if (f.answer === 'no') return 'hurt';
      const s = t.g.survivors[f.who];
      const items: string[] = [];
      for (const card of cardsOf(s)) if (!items.includes(itemOf(t, card).id)) items.push(itemOf(t, card).id);
      if (items.length > 1) ask(t, { kind: 'option', by: s.seat, who: f.who, topic: 'discard-for-wound', keys: items });
      else f.answer = items[0];
    },
    discard(t, f) {
      const s = t.g.survivors[f.who];
      const card = cardsOf(s).find((c) => itemOf(t, c).id === f.answer);
      if (card !== undefined) discardCard(t, f.who, card, 'is-that-all-youve-got');
      f.wounds = (f.wounds ?? 0) - 1;
      tell(t, { t: 'saved', who: f.who, cancelled: 1, by: 'is-that-all-youve-got' });
      return 'offer';
    },
    hurt(t, f) {
      wound(t, f.who, f.wounds ?? (f.attacks + f.sure) * f.damage, f.by);
    },
  },
} satisfies Replaced;
