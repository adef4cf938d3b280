// An attack: noise, dice, rerolls, hits allotted, misses among friends. Locals: `Assault`; paid for before.

import type { ZoneId } from '../ids.ts';
import { END } from '../kernel/index.ts';
import type { FrameOf, ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { fold, hasSkill } from '../skills/fold.ts';
import { openWindow } from '../skills/window.ts';
import { NO_CARD, NOBODY, type Survivor } from '../state/state.ts';
import { cardsOf, discardCard, itemOf, workingCard } from '../survivors/inventory.ts';
import { makeNoise } from '../survivors/noise.ts';
import { countInSeries } from '../survivors/series.ts';
import { ask, call, rollDie, tell, zombiesIn } from '../table.ts';
import { countOf, killZombies } from '../zombies/figures.ts';
import { anyFriends } from './friendly-fire.ts';
import { contextOf, foldAttack, itemOfAssault, modeOfAssault, numbersOf } from './numbers.ts';
import { type Allotment, absorber, forced, nextTargets, strike, usefulHits } from './targets.ts';
import { type Assault, type Numbers, plainDice } from './types.ts';
import { reloads } from './weapons.ts';

/** the one reroll that does not come back with each action */
const ONCE_A_TURN = '1-re-roll-per-turn';

/** as many dice as zombies in the target zone */
const SPRAYS = ['full-auto', 'iron-rain', 'mana-rain'];

/** Which of the family gives the further dice: the attack's own kind, or any combat. */
function sixKind(t: Table, s: Survivor, a: Assault): string {
  const id = `roll-6-plus-1-die-${a.kind}`;
  return itemOfAssault(t, a)?.skills?.includes(id) || hasSkill(s, id) || hasSkill(s, `guards-${id}`) ? a.kind : 'combat';
}

type AttackFrame = FrameOf<'attack'>;

/** Only what a survivor does in person is a Combat action: orders to guards and driving are not. */
const inPerson = (f: AttackFrame): boolean => f.source === 'card' || f.source === 'improvised';
const weaponName = (t: Table, f: AttackFrame): string => itemOfAssault(t, f)?.id ?? f.source;

function rollDice(t: Table, n: number, into: number[]): void {
  for (let i = 0; i < n; i++) into.push(rollDie(t));
}

export function countHits(dice: readonly number[], need: number): number {
  let hits = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i] >= need) hits++;
  return hits;
}

export function countFace(dice: readonly number[], face: number): number {
  let n = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i] === face) n++;
  return n;
}

/** Ammunition for this weapon first, then what skills give. */
export function rerollsOf(t: Table, s: Survivor, a: Assault, zone: ZoneId): string[] {
  const item = itemOfAssault(t, a);
  const found: string[] = [];
  if (a.source === 'card' && item !== null) {
    const card = workingCard(
      t,
      s,
      (i) => i.rerolls !== undefined && (a.kind === 'ranged' ? i.rerolls === item.ammo : i.rerolls === a.kind),
    );
    if (card !== NO_CARD) found.push(itemOf(t, card).id);
  }
  for (const name of foldAttack(t, s, a.source, 'rerolls', [], contextOf(t, a, zone), item?.skills)) {
    if (!found.includes(name) && !s.used.includes(name)) found.push(name);
  }
  return found;
}

/** A reroll of the plain dice is offered where it could kill more: a hit more, or sixes that raise the damage; or spare a friend. */
function worthRerolling(t: Table, f: AttackFrame, n: Numbers): boolean {
  const hits = countHits(f.dice, n.need) + countHits(f.risked, n.need);
  const missed = countHits(f.dice, n.need) < f.dice.length;
  if (missed && n.friendlyFire && anyFriends(t, f.zone, f)) return true;
  if (f.strikes !== undefined) return hits === 0;
  // every die hit, but a six more would bring another die
  if (n.sixDice > 0 && countFace(f.dice, 6) < f.dice.length && hits < usefulHits(t, f.zone, n.damage, n.free)) return true;
  if (n.sixDamage === 0) return missed && hits < usefulHits(t, f.zone, n.damage, n.free);
  const all = f.dice.length + f.risked.length;
  const sixes = countFace(f.dice, 6) + countFace(f.risked, 6);
  const kills = Math.min(hits, usefulHits(t, f.zone, n.damage + n.sixDamage * sixes, n.free));
  return kills < Math.min(all, usefulHits(t, f.zone, n.damage + n.sixDamage * all, n.free));
}

function tellDice(t: Table, f: AttackFrame, why: string, rolled: readonly number[], rerolled: boolean): void {
  if (t.events === null) return;
  const n = f.n;
  const event = { t: 'dice' as const, why, who: f.who, rolled: rolled.slice(), need: n.need, hits: countHits(rolled, n.need) };
  tell(t, { ...event, ...(f.risked.length > 0 && why === 'attack' ? { risk: f.risked.slice() } : {}), ...(rerolled ? { rerolled } : {}) });
}

export const attack: ProcedureOf<'attack'> = {
  declare(t, f) {
    const a: Assault = f;
    const s = t.g.survivors[a.who];
    const mode = modeOfAssault(t, a);
    const item = itemOfAssault(t, a);
    f.volley = 0;
    f.kills = 0;
    if (inPerson(f)) {
      if (!s.marks.includes('attacked')) s.marks.push('attacked');
      const rotten = s.marks.indexOf('rotten');
      if (rotten >= 0) s.marks.splice(rotten, 1);
    }
    if (item !== null && reloads(item, a.kind) && fold(t, s, 'reload-cost', 1, null) > 0) t.g.empty = t.g.empty.concat(a.cards);
    if (mode.noisy) makeNoise(t, a.from, a.who);
  },
  aim(t, f) {
    const a: Assault = f;
    f.zone = a.zones[f.volley];
    const n = numbersOf(t, a, f.zone, a.zones.length > 1 ? 1 : undefined);
    f.n = n;
    const weapons: string[] = [];
    for (let i = 0; i < n.weapons; i++) weapons.push(weaponName(t, f));
    tell(t, { t: 'attack', who: a.who, kind: a.kind, weapons, zone: f.zone, dual: a.cards.length === 2, need: n.need });
  },
  /** A die for each zombie there is a choice where friends may be hit; elsewhere it can only help. */
  spray(t, f) {
    const a: Assault = f;
    const s = t.g.survivors[a.who];
    const skills = itemOfAssault(t, a)?.skills;
    f.more = foldAttack(t, s, a.source, 'base-dice', 0, contextOf(t, a, f.zone), skills) - modeOfAssault(t, a).dice;
    const topic = SPRAYS.find((id) => skills?.includes(id) || hasSkill(s, id));
    if (f.more <= 0 || topic === undefined || !f.n.friendlyFire || !anyFriends(t, f.zone, a)) return 'roll';
    ask(t, { kind: 'use', by: s.seat, who: a.who, topic, zone: f.zone, keys: ['yes', 'no'] });
  },
  sprayed(_t, f) {
    if (f.answer === 'no') f.n = { ...f.n, dice: f.n.dice - f.more };
  },
  roll(t, f) {
    const n = f.n;
    f.dice = [];
    f.risked = [];
    rollDice(t, plainDice(n), f.dice);
    rollDice(t, n.risk, f.risked);
    tellDice(t, f, 'attack', f.dice, false);
    f.rerolls = rerollsOf(t, t.g.survivors[f.who], f, f.zone);
  },
  offer(t, f) {
    const next = f.rerolls[0];
    if (next === undefined || !worthRerolling(t, f, f.n)) return 'breaks';
    f.rerolls.shift();
    f.with = next;
    const s = t.g.survivors[f.who];
    ask(t, { kind: 'reroll', by: s.seat, who: f.who, topic: f.with, zone: f.zone, dice: f.dice, need: f.n.need, keys: ['yes', 'no'] });
  },
  reroll(t, f) {
    if (f.answer === 'yes') {
      if (f.with === ONCE_A_TURN) t.g.survivors[f.who].used.push(ONCE_A_TURN);
      const count = f.dice.length;
      f.dice = [];
      rollDice(t, count, f.dice);
      tellDice(t, f, 'attack', f.dice, true);
    }
    return 'offer';
  },
  breaks(t, f) {
    f.breaks = countFace(f.risked, 1);
    f.ret = 0;
    if (f.breaks > 0) {
      const { who, kind, source, item, cards, from, zones, risk, guards, zone } = f;
      call(t, 'breaks', { who, kind, source, item, cards, from, zones, risk, guards, zone });
    }
  },
  sixes(_t, f) {
    if (f.ret > 0) f.breaks = 0;
    const n = f.n;
    f.fresh = (countFace(f.dice, 6) + countFace(f.risked, 6)) * n.sixDice;
  },
  /** further dice may be declined; asked only where a miss could hit a friend */
  further(t, f) {
    if (f.fresh === 0) return 'count';
    f.answer = 'yes';
    const a: Assault = f;
    if (!f.n.friendlyFire || !anyFriends(t, f.zone, a)) return;
    const s = t.g.survivors[a.who];
    ask(t, { kind: 'use', by: s.seat, who: a.who, topic: `roll-6-plus-1-die-${sixKind(t, s, a)}`, zone: f.zone, keys: ['yes', 'no'] });
  },
  roll6(t, f) {
    if (f.answer === 'no') return 'count';
    const more: number[] = [];
    rollDice(t, f.fresh, more);
    tellDice(t, f, 'roll-6', more, false);
    f.dice = f.dice.concat(more);
    f.fresh = countFace(more, 6) * f.n.sixDice;
    return 'further';
  },
  count(t, f) {
    const n = f.n;
    const hits = countHits(f.dice, n.need) + countHits(f.risked, n.need);
    f.misses = f.dice.length + f.risked.length - hits;
    f.damage = n.damage + n.sixDamage * (countFace(f.dice, 6) + countFace(f.risked, 6));
    const allotment: Allotment = { zone: f.zone, damage: f.damage, free: n.free, taken: t.r.kinds.map(() => 0), hits, reaper: n.reaper };
    f.hits = allotment;
    if (f.strikes === undefined) return;
    if (hits > 0) call(t, f.strikes, { who: f.who, zone: f.zone, hits, damage: f.damage, car: f.car ?? NOBODY });
    return 'misses';
  },
  allot(t, f) {
    const a = f.hits;
    while (a.hits > 0) {
      const targets = nextTargets(t, a, f.byHand);
      if (targets.length === 0) break;
      if (f.byHand ? targets.length > 1 : !forced(t, a, targets)) {
        const keys = targets.map((k) => t.r.kinds[k].id);
        const s = t.g.survivors[f.who];
        ask(t, { kind: 'hits', by: s.seat, who: f.who, zone: f.zone, left: a.hits, damage: a.damage, best: keys[0], keys });
        return;
      }
      strike(t, a, targets[0]);
    }
    return 'absorb';
  },
  allotted(t, f) {
    strike(t, f.hits, t.r.kindNumber[f.answer]);
    return 'allot';
  },
  absorb(t, f) {
    const a = f.hits;
    const kind = a.hits > 0 ? absorber(t, a) : -1;
    if (kind >= 0) tell(t, { t: 'absorbed', zone: f.zone, kind: t.r.kinds[kind].id, count: a.hits });
  },
  /** one kind a step: each kill may raise a level or open a window of its own */
  kill(t, f) {
    const taken = f.hits.taken;
    for (let kind = 0; kind < taken.length; kind++) {
      if (taken[kind] === 0) continue;
      const n = Math.min(taken[kind], countOf(t, f.zone, kind));
      taken[kind] = 0;
      f.kills += n;
      killZombies(t, f.who, f.zone, kind, n, weaponName(t, f));
      return 'kill';
    }
  },
  misses(t, f) {
    if (f.misses === 0 || !f.n.friendlyFire || !anyFriends(t, f.zone, f)) return;
    call(t, 'friendly-fire', {
      who: f.who,
      source: f.source,
      guards: f.guards,
      from: f.from,
      zone: f.zone,
      misses: f.misses,
      damage: f.damage,
    });
  },
  freeze(t, f) {
    if (!f.n.freeze || t.g.freeze.includes(f.zone) || zombiesIn(t, f.zone) === 0) return;
    t.g.freeze.push(f.zone);
    tell(t, { t: 'token', what: 'freeze', zone: f.zone, change: 'placed' });
  },
  broken(t, f) {
    const broken = Math.min(f.breaks, f.cards.length);
    // what a card drawn in between had to make room for is gone, and was the one that broke
    const left = broken > 0 ? f.cards.filter((card) => cardsOf(t.g.survivors[f.who]).includes(card)) : [];
    for (const card of left.slice(0, Math.max(0, broken - (f.cards.length - left.length)))) {
      tell(t, { t: 'broke', who: f.who, card: weaponName(t, f) });
      discardCard(t, f.who, card, 'broken');
    }
    if (++f.volley < f.zones.length) return 'aim';
  },
  after(t, f) {
    if (!inPerson(f)) return END;
    const s = t.g.survivors[f.who];
    countInSeries(s, f.kind);
    endBlessings(s);
    openWindow(t, 'after-attack', { who: f.who, kind: f.kind, zone: f.zone, kills: f.kills, range: f.n.range, risk: f.risk > 0 }, f.who);
  },
};

const BLESSED = 'blessed:';

/** A spell for the next Combat action has done its work. */
export function endBlessings(s: Survivor): void {
  for (let i = s.marks.length - 1; i >= 0; i--) {
    if (!s.marks[i].startsWith(BLESSED)) continue;
    const at = s.spells.indexOf(s.marks[i].slice(BLESSED.length));
    if (at >= 0) s.spells.splice(at, 1);
    s.marks.splice(i, 1);
  }
}
