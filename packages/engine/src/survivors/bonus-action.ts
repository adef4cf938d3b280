// One free action taken at once: Hit & Run, Combat Reflexes, Sidestep, Born Leader, Bloodlust and their kin. It may be declined.

import { splitKey } from '../keys/index.ts';
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import { NOWHERE, type Survivor, type SurvivorId, type ZoneId } from '../state/state.ts';
import { ask, call, present } from '../table.ts';
import { closeTrade, keepsTrade } from './open-trade.ts';
import { endSeries, keepsSeries } from './series.ts';

/** Somebody else's turn: what would be kept for the own turn is used at once. */
const OUT_OF_TURN = 'out-of-turn';

/** A free action won by a skill: kept for this turn, or taken at once in somebody else's. */
export function gainFree(t: Table, s: Survivor, kind: string, topic: string): void {
  if (s.marks.includes(OUT_OF_TURN)) bonusAction(t, { who: t.g.survivors.indexOf(s), free: kind, topic });
  else s.free.push(kind);
}

/** Verbs a free action of this kind can be spent on; absent: any. */
export const VERBS: Readonly<Record<string, readonly string[]>> = {
  // Sprint is a Move action
  move: ['move', 'skill:sprint'],
  search: ['search'],
  combat: ['melee', 'ranged', 'magic', 'throw', 'dragonfire'],
  melee: ['melee'],
  ranged: ['ranged', 'throw', 'dragonfire'],
  magic: ['magic'],
};

export interface Bonus {
  readonly who: SurvivorId;
  /** kind of free action, as in `Survivor.free`; `any` for any */
  readonly free: string;
  /** attacks only into this zone; NOWHERE: anywhere */
  readonly zone?: ZoneId;
  /** leaving zombies behind costs nothing */
  readonly easy?: boolean;
  /** leaving zombies behind may be paid from the turn's own actions, which stay at hand */
  readonly own?: boolean;
  readonly topic: string;
}

export function bonusAction(t: Table, bonus: Bonus): void {
  call(t, 'bonus-action', { zone: NOWHERE, easy: false, own: false, ...bonus });
}

/** Locals: who, free, zone, easy, own, topic. The turn's own actions are put aside meanwhile. */
export const bonusActionProcedure: ProcedureOf<'bonus-action'> = {
  begin(t, f) {
    const s = t.g.survivors[f.who];
    f.saved = { actions: s.actions, free: s.free, active: t.g.active };
    if (!present(s)) return 'back';
    if (!f.own) s.actions = 0;
    s.free = [f.free];
    if (f.easy) s.marks.push('easy-leave');
    if (t.g.active !== f.who) s.marks.push(OUT_OF_TURN);
    t.g.active = f.who;
  },
  ask(t, f) {
    const s = t.g.survivors[f.who];
    const verbs = VERBS[f.free] ?? null;
    ask(t, { kind: 'turn', by: s.seat, who: f.who, verbs, zone: f.zone, topic: f.topic });
  },
  act(t, f) {
    if (f.answer === 'end') return 'back';
    const s = t.g.survivors[f.who];
    const { verb, args } = splitKey(f.answer);
    const { cost } = t.r.actionOf[verb].describe(t, s, args);
    f.costless = cost !== undefined && cost.actions === 0 && cost.free === undefined;
    if (!keepsSeries(s, verb, args)) endSeries(s);
    if (!keepsTrade(verb)) closeTrade(s);
    t.r.actionOf[verb].run(t, s, args);
  },
  /** throwing a card away, eating and the like cost nothing: the action is still to be taken */
  again(t, f) {
    if (f.costless && t.g.over === null && present(t.g.survivors[f.who])) return 'ask';
  },
  /** what the bonus itself brought (a level reached) stays; the unspent bonus is lost */
  back(t, f) {
    const s = t.g.survivors[f.who];
    const unspent = s.free.indexOf(f.free);
    const gained = f.answer === '' ? [] : s.free.filter((_, i) => i !== unspent);
    if (!f.own) s.actions = f.saved.actions + (f.answer === '' ? 0 : s.actions);
    s.free = [...f.saved.free, ...gained];
    s.marks = s.marks.filter((m) => m !== 'easy-leave' && (m !== OUT_OF_TURN || f.saved.active === f.who));
    closeTrade(s);
    // a series belongs to the own turn
    if (f.saved.active !== f.who) endSeries(s);
    t.g.active = f.saved.active;
  },
};
