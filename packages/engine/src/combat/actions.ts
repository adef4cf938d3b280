// Melee, ranged and magic actions: which weapon, at which zone, and how.
// Keys: melee:ITEM[:zone] ranged:ITEM:zone[:zone] magic:ITEM:zone[:zone], then words: `single` (one of a pair), `risk` or `double-risk`
// (Washington), `light` (turn the flashlight on it first), `by-hand` (every hit is asked for, also in vain), last `+kind` for the free action that pays.
import { FAR } from '../board/index.ts';
import type { AttackKind } from '../content.ts';
import type { Aim } from '../decisions/decisions.ts';
import { type Refusal, refuse } from '../kernel/index.ts';
import { type AttackWords, isAttack, type Manner, readAttack, splitKey, type Variants } from '../keys/index.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import type { Survivor, ZoneId } from '../state/state.ts';
import type { Action } from '../survivors/action.ts';
import { hasWorking } from '../survivors/inventory.ts';
import { lightHere, setLight, turnToTarget } from '../survivors/light.ts';
import { isLit, isNight, lookout, rangeFrom } from '../survivors/sight.ts';
import { cannotPay, costOf, type Expense, pay, payRefused, payVariants } from '../survivors/spending.ts';
import { call, tables, zombiesIn } from '../table.ts';
import { combatBarred } from './fire-actions.ts';
import { contextOf, numbersOf } from './numbers.ts';
import { type Assault, plainDice } from './types.ts';
import { carriesFor, type Grip, grips, reaches, reachOf, reloads } from './weapons.ts';

/** Which weapon and how; without a zone the own one is meant. */
function read(s: Survivor, args: readonly string[]): AttackWords {
  const words = readAttack(args);
  if (words.zones.length === 0) words.zones.push(s.zone);
  return words;
}

const expenseOf = (kind: AttackKind, cards: number, risk: number): Expense => ({ kind, dual: cards === 2, risk: risk > 0 });

/** The attack a request asks for, whoever pays for it. */
function assaultOf(t: Table, s: Survivor, kind: AttackKind, grip: Grip, q: AttackWords): Assault {
  const cards = q.single ? grip.cards.slice(0, 1) : grip.cards;
  return {
    who: t.g.survivors.indexOf(s),
    kind,
    source: 'card',
    item: t.r.itemNumber[grip.item.id],
    cards,
    from: s.zone,
    zones: q.zones,
    risk: q.risk,
    guards: 0,
    ...(q.byHand ? { byHand: true } : {}),
  };
}

export const riskOn = (t: Table): boolean => t.r.law.risk && (t.r.options.risk === true || t.r.options.campaign === true);

/** Why this weapon may not strike that zone; null: it may. Zones are shot at, not actors: where no zombie stands a shot is allowed, if not offered. */
export function zoneRefused(t: Table, s: Survivor, grip: Grip, zone: ZoneId): Refusal | null {
  if (t.r.board.zones[zone] === undefined) return refuse('unknown-zone');
  const range = rangeFrom(t, lookout(t, s, grip.item.skills), zone);
  if (range === FAR) return refuse('no-line-of-sight', { zone });
  if (!reaches(reachOf(t, s, grip.mode, grip.item), range)) return refuse('out-of-range', { zone });
  return grip.mode.attack !== 'melee' || zombiesIn(t, zone) > 0 ? null : refuse('nothing-to-attack', { zone });
}

function riskRefused(t: Table, s: Survivor, kind: AttackKind, grip: Grip, q: AttackWords): Refusal | null {
  if (q.risk === 0) return null;
  if (!riskOn(t)) return refuse('no-risk-rules');
  if (!(grip.item.risk !== undefined && grip.item.risk > 0)) return refuse('weapon-takes-no-risk', { item: grip.item.id });
  if (q.risk === 1) return null;
  const a = assaultOf(t, s, kind, grip, q);
  return fold(t, s, 'double-risk', false, contextOf(t, a, q.zones[0]), grip.item.skills)
    ? null
    : refuse('no-such-skill', { skill: 'double-risk-dice' });
}

/** A shot at range 0-1 may turn the flashlight on its target first (Washington, at night). */
function lightRefused(t: Table, s: Survivor, kind: AttackKind, zone: ZoneId): Refusal | null {
  if (kind !== 'ranged' || !isNight(t)) return refuse('light-only-at-night');
  if (!hasWorking(t, s, 'light-source')) return refuse('no-flashlight');
  if (isLit(t, zone)) return refuse('light-is-there');
  return rangeFrom(t, lookout(t, s), zone) <= 1 ? null : refuse('light-does-not-reach', { zone });
}

function refused(t: Table, s: Survivor, kind: AttackKind, args: readonly string[]): Refusal | null {
  const q = read(s, args);
  if (q.odd !== null) return refuse('unknown-thing', { what: q.odd });
  const grip = grips(t, s, kind).find((g) => g.item.id === q.item);
  if (grip === undefined) return refuse('no-such-weapon', { item: q.item });
  if (q.single && grip.cards.length === 1) return refuse('unknown-thing', { what: 'single' });
  if (grip.cards.length === 0) return refuse('weapon-empty', { item: q.item });
  const barred = combatBarred(t, s);
  if (barred !== null) return barred;
  if (q.zones.length > 1 && !canSplit(t, s, grip, q)) return refuse('one-zone-only');
  for (const zone of q.zones) {
    const no = zoneRefused(t, s, grip, zone);
    if (no !== null) return no;
  }
  if (q.light) {
    const no = lightRefused(t, s, kind, q.zones[0]);
    if (no !== null) return no;
  }
  return riskRefused(t, s, kind, grip, q) ?? payRefused(s, expenseOf(kind, q.single ? 1 : grip.cards.length, q.risk), q.chosen);
}

/** Trick Shot: the two weapons of a dual attack at two zones. */
const canSplit = (t: Table, s: Survivor, grip: Grip, q: AttackWords): boolean =>
  q.zones.length === 2 &&
  q.zones[0] !== q.zones[1] &&
  !q.single &&
  grip.cards.length === 2 &&
  grip.mode.attack !== 'melee' &&
  fold(t, s, 'aimed-zones', 1, { mode: grip.mode, item: grip.item }, grip.item.skills) > 1;

const payableWithRisk = (t: Table, s: Survivor, kind: AttackKind, grip: Grip): boolean =>
  riskOn(t) && (grip.item.risk ?? 0) > 0 && cannotPay(s, expenseOf(kind, grip.cards.length, 1)) === null;

function listGrip(t: Table, s: Survivor, kind: AttackKind, grip: Grip, push: (key: string) => void): void {
  const l = lookout(t, s, grip.item.skills);
  const struck: ZoneId[] = [];
  for (const zone of tables(t).sees(l.from, l.mode)) if (zombiesIn(t, zone) > 0) struck.push(zone);
  if (struck.length === 0) return;
  const reach = reachOf(t, s, grip.mode, grip.item);
  let n = 0;
  for (const zone of struck) if (reaches(reach, rangeFrom(t, l, zone))) struck[n++] = zone;
  struck.length = n;
  if (n === 0) return;
  const plain = cannotPay(s, expenseOf(kind, grip.cards.length, 0)) === null;
  const risky = payableWithRisk(t, s, kind, grip);
  for (const zone of struck) {
    const key = kind === 'melee' && zone === s.zone ? `melee:${grip.item.id}` : `${kind}:${grip.item.id}:${zone}`;
    const lit = l.night && lightRefused(t, s, kind, zone) === null;
    if (plain) {
      push(key);
      if (lit) push(`${key}:light`);
      if (grip.cards.length === 2 && reloads(grip.item, kind) && cannotPay(s, expenseOf(kind, 1, 0)) === null) push(`${key}:single`);
    }
    if (risky) {
      push(`${key}:risk`);
      const q = read(s, [grip.item.id, String(zone), 'double-risk']);
      if (riskRefused(t, s, kind, grip, q) === null) push(`${key}:double-risk`);
      if (lit) push(`${key}:risk:light`);
    }
  }
  if (struck.length > 1 && plain && canSplit(t, s, grip, read(s, [grip.item.id, String(struck[0]), String(struck[1])]))) {
    for (let i = 0; i < struck.length; i++) {
      for (let j = i + 1; j < struck.length; j++) push(`${kind}:${grip.item.id}:${struck[i]}:${struck[j]}`);
    }
  }
}

/** Hits may always be allotted by hand; of a pair one weapon may be used alone, to risk fewer dice beside a friend. */
function mannersOf(s: Survivor, kind: AttackKind, grip: Grip | undefined, q: AttackWords): readonly Manner[] {
  const alone = !q.single && q.zones.length === 1 && grip?.cards.length === 2 && cannotPay(s, expenseOf(kind, 1, q.risk)) === null;
  return alone ? ALONE_OR_BY_HAND : BY_HAND;
}

const BY_HAND: readonly Manner[] = ['by-hand'];
const ALONE_OR_BY_HAND: readonly Manner[] = ['single', 'by-hand'];

/** Zones are shot at, not actors: every weapon ready for a shot, and the zones without zombies it may be fired into all the same. */
export function aimsOf(t: Table, s: Survivor): Aim[] {
  const aims: Aim[] = [];
  if ((s.actions === 0 && s.free.length === 0) || combatBarred(t, s) !== null) return aims;
  for (const kind of ['ranged', 'magic'] as const) {
    for (const grip of grips(t, s, kind)) {
      if (grip.cards.length === 0) continue;
      const plain = cannotPay(s, expenseOf(kind, grip.cards.length, 0)) === null;
      // a free action with risk is left, and nothing to pay a plain shot with
      if (!plain && !payableWithRisk(t, s, kind, grip)) continue;
      const l = lookout(t, s, grip.item.skills);
      const reach = reachOf(t, s, grip.mode, grip.item);
      const zones = tables(t)
        .sees(l.from, l.mode)
        .filter((zone) => zombiesIn(t, zone) === 0 && reaches(reach, rangeFrom(t, l, zone)));
      if (zones.length > 0) aims.push({ verb: kind, item: grip.item.id, zones, ...(plain ? {} : { risk: true }) });
    }
  }
  return aims;
}

/** Reading a key of an attack action for the odds; null when it is not one, or not legal. */
export function assaultOfKey(t: Table, s: Survivor, key: string): Assault | null {
  const { verb, args } = splitKey(key);
  if (!isAttack(verb)) return null;
  if (refused(t, s, verb, args) !== null) return null;
  const q = read(s, args);
  const grip = grips(t, s, verb).find((g) => g.item.id === q.item);
  return grip === undefined ? null : assaultOf(t, s, verb, grip, q);
}

function attackAction(kind: AttackKind): Action {
  return {
    verb: kind,
    list(t, s, push) {
      if ((s.actions === 0 && s.free.length === 0) || !carriesFor(t, s, kind)) return;
      const held = grips(t, s, kind);
      if (held.length === 0 || combatBarred(t, s) !== null) return;
      for (const grip of held) if (grip.cards.length > 0) listGrip(t, s, kind, grip, push);
    },
    check: (t, s, args) => refused(t, s, kind, args),
    run(t, s, args) {
      const q = read(s, args);
      const grip = grips(t, s, kind).find((g) => g.item.id === q.item);
      if (grip === undefined) return;
      const a = assaultOf(t, s, kind, grip, q);
      pay(t, s, expenseOf(kind, a.cards.length, q.risk), 0, q.chosen);
      if (q.light && q.zones[0] === s.zone) lightHere(t, s);
      else if (q.light) setLight(t, s, q.zones[0]);
      else if (kind === 'ranged') turnToTarget(t, s, q.zones[0]);
      call(t, 'attack', { ...a });
    },
    describe(t, s, args) {
      const q = read(s, args);
      const grip = grips(t, s, kind).find((g) => g.item.id === q.item);
      const e = expenseOf(kind, q.single ? 1 : (grip?.cards.length ?? 1), q.risk);
      const variants: Variants = { ...payVariants(s, e), manners: mannersOf(s, kind, grip, q) };
      const about = { zones: q.zones, cards: [q.item], attack: kind, cost: costOf(s, e), reveals: true, variants };
      if (grip === undefined || grip.cards.length === 0) return about;
      const n = numbersOf(t, assaultOf(t, s, kind, grip, q), q.zones[0]);
      return { ...about, count: plainDice(n) + n.risk };
    },
  };
}

export const melee = attackAction('melee');
export const ranged = attackAction('ranged');
export const magic = attackAction('magic');
