// Enchantments (BP, WD): a spell without combat values, in hand, at an actor or a zone in sight. Once per turn a copy and caster.

import { END, type Refusal, refuse } from '../../kernel/index.ts';
import { makeWay, parseWay, takeFree } from '../../keys/index.ts';
import type { Room } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import { hasSkill } from '../../skills/fold.ts';
import { type CardId, NO_CARD, NOBODY, type Survivor, type ZoneId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { inHandCards, itemOf } from '../../survivors/inventory.ts';
import { jumpZones } from '../../survivors/jump.ts';
import { gait, paths, walk, walkRefused } from '../../survivors/move.ts';
import { seesZone } from '../../survivors/sight.ts';
import { cannotPay, costOf, type Expense, pay, payRefused, payVariants, withVariants } from '../../survivors/spending.ts';
import { heal } from '../../survivors/wounds.ts';
import { ask, present, tables, tell, zombiesIn } from '../../table.ts';
import { pushZombies } from '../../zombies/figures.ts';
import { callOwn, type FantasyLocals } from './locals.ts';

const EXPENSE: Expense = { kind: 'enchantment' };

/** Spells in hand, and those that may be used in the backpack. */
function spellsOf(t: Table, s: Survivor): CardId[] {
  const held = inHandCards(t, s);
  return [...held, ...s.pack.filter((card) => itemOf(t, card).works === 'inventory' && !held.includes(card))];
}

/** A copy at hand not yet cast this turn by this survivor. */
function ready(t: Table, s: Survivor, id: string): CardId {
  return spellsOf(t, s).find((c) => itemOf(t, c).id === id && itemOf(t, c).enchantment && !s.used.includes(`card:${c}`)) ?? NO_CARD;
}

/** Zones a push may go to: one step away by an open path and one further from the caster. */
export function pushZones(t: Table, from: ZoneId, caster: ZoneId): ZoneId[] {
  const board = tables(t);
  const here = board.distance(caster, from);
  return board.steps[from].filter((zone) => board.distance(caster, zone) > here);
}

function targetRefused(t: Table, s: Survivor, id: string, target: string): Refusal | null {
  const card = ready(t, s, id);
  if (card === NO_CARD) return refuse('no-enchantment-ready', { item: id });
  const spell = itemOf(t, card).enchantment;
  if (spell?.target === 'zone') {
    const zone = Number(target);
    if (!Number.isInteger(zone) || t.r.board.zones[zone] === undefined) return refuse('unknown-zone');
    if (!seesZone(t, s, zone)) return refuse('not-in-sight', { zone });
    if (zombiesIn(t, zone) === 0) return refuse('nobody-there', { zone });
    return pushZones(t, zone, s.zone).length === 0 ? refuse('nowhere-to-push', { zone }) : null;
  }
  const other = t.g.survivors.find((x) => x.id === target);
  if (!other || !present(other) || other.role !== 'played') return refuse('unknown-survivor', { id: target });
  if (!seesZone(t, s, other.zone)) return refuse('not-in-sight', { zone: other.zone });
  if (spell?.effect === 'heal' && other.wounds === 0) return refuse('not-wounded', { id: target });
  if (spell?.effect === 'free-move' && zombiesIn(t, other.zone) > 0) return refuse('zombies-in-the-way');
  return null;
}

export const enchant: Action = {
  verb: 'enchant',
  list(t, s, push) {
    if (cannotPay(s, EXPENSE) !== null) return;
    const seen: string[] = [];
    for (const card of spellsOf(t, s)) {
      const item = itemOf(t, card);
      if (item.enchantment === undefined || seen.includes(item.id)) continue;
      seen.push(item.id);
      if (item.enchantment.target === 'zone') {
        for (let zone = 0; zone < t.r.board.zones.length; zone++) {
          if (zombiesIn(t, zone) > 0 && targetRefused(t, s, item.id, String(zone)) === null) push(`enchant:${item.id}:${zone}`);
        }
      } else {
        for (const other of t.g.survivors) if (targetRefused(t, s, item.id, other.id) === null) push(`enchant:${item.id}:${other.id}`);
      }
    }
  },
  check(t, s, args) {
    const { args: plain, chosen } = takeFree(args);
    return targetRefused(t, s, plain[0], plain[1] ?? '') ?? payRefused(s, EXPENSE, chosen);
  },
  run(t, s, args) {
    const { args: plain, chosen } = takeFree(args);
    pay(t, s, EXPENSE, 0, chosen);
    const card = ready(t, s, plain[0]);
    s.used.push(`card:${card}`);
    callOwn(t, 'enchant', { who: t.g.survivors.indexOf(s), card, target: plain[1], second: false });
  },
  describe(t, s, args) {
    const item = t.r.items[t.r.itemNumber[args[0]]];
    const zone = item?.enchantment?.target === 'zone';
    const on = t.g.survivors.findIndex((x) => x.id === args[1]);
    return {
      cards: [args[0]],
      zones: zone ? [Number(args[1])] : [],
      survivors: on >= 0 ? [on] : [],
      cost: costOf(s, EXPENSE),
      ...withVariants(payVariants(s, EXPENSE)),
    };
  },
};

/** Locals: who, card, target, second. */
export const enchantProcedure: Room<FantasyLocals>['enchant'] = {
  /** Double Casting names a second target for the same card */
  double(t, f) {
    const s = t.g.survivors[f.who];
    const item = itemOf(t, f.card);
    const kind = item.enchantment?.target;
    const on = kind === 'zone' ? NOBODY : t.g.survivors.findIndex((x) => x.id === f.target);
    tell(t, { t: 'enchanted', who: f.who, card: item.id, on, zone: kind === 'zone' ? Number(f.target) : t.g.survivors[on].zone });
    if (f.second || !hasSkill(s, 'double-casting')) return 'effect';
    s.used.splice(s.used.indexOf(`card:${f.card}`), 1);
    const all = kind === 'zone' ? t.r.board.zones.map((_, z) => String(z)) : t.g.survivors.map((x) => x.id);
    const others = all.filter((target) => target !== f.target && targetRefused(t, s, item.id, target) === null);
    s.used.push(`card:${f.card}`);
    if (others.length === 0) return 'effect';
    ask(t, { kind: 'use', by: s.seat, who: f.who, topic: 'double-casting', keys: ['no', ...others] });
  },
  again(t, f) {
    if (f.answer !== 'no') callOwn(t, 'enchant', { who: f.who, card: f.card, target: f.answer, second: true });
  },
  effect(t, f) {
    const spell = itemOf(t, f.card).enchantment;
    const s = t.g.survivors[f.who];
    const on = t.g.survivors.findIndex((x) => x.id === f.target);
    if (spell === undefined) return END;
    switch (spell.effect) {
      case 'heal':
        heal(t, on, spell.amount ?? 1, itemOf(t, f.card).id);
        return END;
      case 'skill-until-end-of-round':
        if (spell.skill !== undefined) t.g.survivors[on].spells.push(spell.skill);
        if (spell.skill === 'rotten') t.g.survivors[on].marks.push('rotten');
        return END;
      case 'skill-for-next-combat': {
        const skills = spell.skills ?? [];
        ask(t, { kind: 'use', by: s.seat, who: f.who, topic: 'blessing', keys: [...skills] });
        return 'bless';
      }
      case 'push-zombies': {
        const zones = pushZones(t, Number(f.target), s.zone);
        if (zones.length === 1) {
          f.answer = String(zones[0]);
          return 'push';
        }
        ask(t, { kind: 'zone', by: s.seat, who: f.who, topic: 'push', keys: zones.map(String) });
        return 'push';
      }
      default:
        callOwn(t, 'enchanted-move', {
          who: on,
          by: f.who,
          effect: spell.effect,
          topic: itemOf(t, f.card).id,
          most: spell.amount ?? (spell.effect === 'sprint' ? 3 : 2),
        });
        return END;
    }
  },
  push(t, f) {
    pushZombies(t, Number(f.target), Number(f.answer), f.who);
    return END;
  },
  bless(t, f) {
    const on = t.g.survivors.findIndex((x) => x.id === f.target);
    t.g.survivors[on].spells.push(f.answer);
    t.g.survivors[on].marks.push(`blessed:${f.answer}`);
  },
};

/** A free Move at once by a spell: Speed up to 2 zones, Sprint 2 or 3, Jump exactly 2. Locals: who, by, effect, topic, most. */
export const enchantedMove: Room<FantasyLocals>['enchanted-move'] = {
  ask(t, f) {
    const s = t.g.survivors[f.who];
    const keys: string[] = [];
    const least = f.effect === 'free-move' ? 1 : 2;
    if (f.effect === 'jump') for (const zone of jumpZones(t, s)) keys.push(String(zone));
    else {
      paths(t, s, f.most, gait(t, s), (path) => {
        if (path.length >= least && walkRefused(t, s, path, f.most) === null) keys.push(makeWay(path));
      });
    }
    if (keys.length === 0) return END;
    ask(t, { kind: 'use', by: s.seat, who: f.who, topic: f.topic, keys: ['no', ...keys] });
  },
  go(t, f) {
    if (f.answer === 'no') return END;
    walk(t, t.g.survivors[f.who], parseWay(f.answer) ?? [], f.effect);
  },
};
