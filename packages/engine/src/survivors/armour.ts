// Armour rolls (BP, WD): one roll for all attacks a survivor takes at once; each die at or above the value cancels one.

import { END } from '../kernel/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { NO_CARD, type Survivor } from '../state/state.ts';
import { ask, rollDie, tell } from '../table.ts';
import { inHandCards, itemOf } from './inventory.ts';

interface Way {
  /** item worn or held, or the skill */
  readonly id: string;
  readonly value: number;
  /** item that lets all dice be rolled again; '' for none */
  readonly reroll: string;
}

const wornValue = (t: Table, s: Survivor): number => (s.body === NO_CARD ? 0 : (itemOf(t, s.body).armour ?? 0));

/** Ways to roll. With armour and shield: the armour's value, in BP with a reroll by the shield, or the shield's value. */
function waysOf(t: Table, s: Survivor): Way[] {
  if (t.r.law.armour === 'none') return [];
  const worn = wornValue(t, s);
  const value = fold(t, s, 'armour', worn, { worn });
  const shield = inHandCards(t, s).find((card) => itemOf(t, card).shield !== undefined);
  const held = shield === undefined ? null : itemOf(t, shield);
  const ways: Way[] = [];
  if (worn > 0) ways.push({ id: itemOf(t, s.body).id, value, reroll: held && t.r.law.armour === 'reroll-with-shield' ? held.id : '' });
  else if (value > 0 && !(held?.shield !== undefined && held.shield <= value)) ways.push({ id: 'iron-hide', value, reroll: '' });
  if (held?.shield !== undefined && !(worn === 0 && ways.length > 0)) ways.push({ id: held.id, value: held.shield, reroll: '' });
  return ways;
}

export const canRollArmour = (t: Table, s: Survivor): boolean => s.role === 'played' && waysOf(t, s).length > 0;

/** Locals: who, count. Returns how many attacks are cancelled. */
export const armourRoll: ProcedureOf<'armour-roll'> = {
  way(t, f) {
    const s = t.g.survivors[f.who];
    const ways = waysOf(t, s);
    if (ways.length === 0) return END;
    if (ways.length === 1) f.answer = ways[0].id;
    else ask(t, { kind: 'armour', by: s.seat, who: f.who, count: f.count, values: ways.map((w) => w.value), keys: ways.map((w) => w.id) });
  },
  roll(t, f) {
    const s = t.g.survivors[f.who];
    const way = waysOf(t, s).find((w) => w.id === f.answer);
    if (way === undefined) return END;
    f.by = way.id;
    f.need = Math.max(2, way.value - fold(t, s, 'armour-bonus', 0, { worn: wornValue(t, s) }));
    const rerolls: string[] = way.reroll === '' ? [] : [way.reroll];
    for (const name of fold(t, s, 'armour-rerolls', [], null)) rerolls.push(name);
    f.rerolls = rerolls;
    f.again = false;
    return 'dice';
  },
  dice(t, f) {
    const rolled: number[] = [];
    f.ret = 0;
    for (let i = 0; i < f.count; i++) {
      const die = rollDie(t);
      rolled.push(die);
      if (die >= f.need) f.ret++;
    }
    tell(t, { t: 'dice', why: 'armour', who: f.who, rolled, need: f.need, hits: f.ret, ...(f.again ? { rerolled: true } : {}) });
  },
  offer(t, f) {
    const next = f.ret === f.count ? undefined : f.rerolls.shift();
    if (next === undefined) return 'saved';
    f.with = next;
    const s = t.g.survivors[f.who];
    ask(t, {
      kind: 'reroll',
      by: s.seat,
      who: f.who,
      topic: f.with,
      armour: true,
      saved: f.ret,
      count: f.count,
      need: f.need,
      keys: ['yes', 'no'],
    });
  },
  again(_t, f) {
    if (f.answer === 'no') return 'offer';
    f.again = true;
    return 'dice';
  },
  saved(t, f) {
    if (f.ret > 0) tell(t, { t: 'saved', who: f.who, cancelled: f.ret, by: f.by });
  },
};
