// Rope ladders (WD): taken and set for 1 action between a street zone and a straight neighbour walkway. They fill no slot. Survivors only.

import { type Refusal, refuse } from '../../kernel/index.ts';
import type { Table } from '../../rules.ts';
import { refreshBoard } from '../../state/board-state.ts';
import { NOBODY, type Survivor, type ZoneId } from '../../state/state.ts';
import type { Action } from '../../survivors/action.ts';
import { cannotPay, costOf, pay } from '../../survivors/spending.ts';
import { tables, tell } from '../../table.ts';

const carried = (t: Table, s: Survivor): number => t.g.ladders.findIndex((l) => l.by === t.g.survivors.indexOf(s));

function ladderRefused(t: Table, s: Survivor, to: ZoneId): Refusal | null {
  if (carried(t, s) < 0) return refuse('not-carried', { item: 'ladder' });
  const board = tables(t);
  if (!board.adjacent[s.zone].includes(to)) return refuse('not-next-to', { zone: to });
  if (board.walkway[s.zone] === board.walkway[to] || !board.street[s.zone] || !board.street[to])
    return refuse('ladder-joins-street-and-walkway');
  if (t.g.ladders.some((l) => l.to >= 0 && ((l.at === s.zone && l.to === to) || (l.at === to && l.to === s.zone))))
    return refuse('ladder-stands-there');
  return cannotPay(s, { kind: 'other' });
}

export const ladder: Action = {
  verb: 'ladder',
  list(t, s, push) {
    if (carried(t, s) < 0) return;
    for (const to of tables(t).adjacent[s.zone]) if (ladderRefused(t, s, to) === null) push(`ladder:${to}`);
  },
  check: (t, s, args) => ladderRefused(t, s, Number(args[0])),
  run(t, s, args) {
    pay(t, s, { kind: 'other' });
    const l = t.g.ladders[carried(t, s)];
    l.at = s.zone;
    l.to = Number(args[0]);
    l.by = NOBODY;
    refreshBoard(t);
    tell(t, { t: 'token', what: 'ladder', zone: l.to, from: s.zone, change: 'placed' });
  },
  describe: (_t, s, args) => ({ zones: [Number(args[0])], cost: costOf(s, { kind: 'other' }) }),
};
