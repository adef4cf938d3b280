// Cauldrons (WD): 3 actions to carry one a zone further, or to pour it from a walkway onto everyone in an adjacent zone below.

import { END, type Refusal, refuse } from '../../kernel/index.ts';
import type { Room } from '../../procedures.ts';
import type { Table } from '../../rules.ts';
import type { Survivor, ZoneId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { goTo } from '../../survivors/arrive.ts';
import { call, tables, tell } from '../../table.ts';
import { callOwn, type WhiteDeathLocals } from './locals.ts';

const COST = 3;

/** One zone away in sight; up only by stairs, never by a rope ladder. */
export function carryZones(t: Table, zone: ZoneId): ZoneId[] {
  const board = tables(t);
  const byLadder = (to: ZoneId) => t.g.ladders.some((l) => l.to >= 0 && ((l.at === zone && l.to === to) || (l.at === to && l.to === zone)));
  return board.steps[zone].filter((to) => board.sightRange(zone, to) === 1 && !byLadder(to));
}

export function pourZones(t: Table, zone: ZoneId): ZoneId[] {
  const board = tables(t);
  if (!board.walkway[zone]) return [];
  return board.adjacent[zone].filter((to) => !board.walkway[to] && board.sightRange(zone, to) === 1);
}

export function carryCauldron(t: Table, from: ZoneId, to: ZoneId): void {
  t.g.cauldrons[t.g.cauldrons.indexOf(from)] = to;
  tell(t, { t: 'token', what: 'cauldron', zone: to, from, change: 'moved' });
}

function refused(t: Table, s: Survivor, to: ZoneId, zones: (t: Table, zone: ZoneId) => ZoneId[]): Refusal | null {
  if (!t.g.cauldrons.includes(s.zone)) return refuse('no-cauldron-there');
  if (!zones(t, s.zone).includes(to)) return refuse('out-of-range', { zone: to });
  return s.actions >= COST ? null : refuse('not-enough-actions', { need: COST, have: s.actions });
}

const cauldronAction = (
  verb: string,
  zones: (t: Table, zone: ZoneId) => ZoneId[],
  act: (t: Table, s: Survivor, to: ZoneId) => void,
): Action => ({
  verb,
  list(t, s, push) {
    if (s.actions < COST || !t.g.cauldrons.includes(s.zone)) return;
    for (const to of zones(t, s.zone)) push(`${verb}:${to}`);
  },
  check: (t, s, args) => refused(t, s, Number(args[0]), zones),
  run(t, s, args) {
    s.actions -= COST;
    act(t, s, Number(args[0]));
  },
  describe: (_t, _s, args) => ({ zones: [Number(args[0])], cost: { actions: COST } }),
});

export const carry = cauldronAction('carry', carryZones, (t, s, to) => {
  carryCauldron(t, s.zone, to);
  tell(t, { t: 'moved', who: t.g.survivors.indexOf(s), path: [s.zone, to], by: 'carry' });
  goTo(t, s, to);
});

export const pour = cauldronAction('pour', pourZones, (t, s, to) => {
  callOwn(t, 'pour-cauldron', { who: t.g.survivors.indexOf(s), from: s.zone, to });
});

/** Locals: who, from, to. Everyone below dies, no armour; the adrenaline goes to who gave the order. */
export const pourProcedure: Room<WhiteDeathLocals>['pour-cauldron'] = {
  pour(t, f) {
    t.g.cauldrons.splice(t.g.cauldrons.indexOf(f.from), 1);
    tell(t, { t: 'token', what: 'cauldron', zone: f.from, change: 'removed' });
    call(t, 'burn-zone', { who: f.who, zone: f.to, with: 'cauldron' });
    return END;
  },
};
