// What costs no action: eating food, throwing cards away.
import { refuse } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { type CardId, NO_CARD, type Survivor } from '../state/state.ts';
import { present, tell } from '../table.ts';
import type { Action } from './action.ts';
import { gainAp } from './adrenaline.ts';
import { cardsOf, discardCard, itemOf } from './inventory.ts';

const carried = (t: Table, s: Survivor, id: string): CardId => cardsOf(s).find((card) => itemOf(t, card).id === id) ?? NO_CARD;

const eachItem = (t: Table, s: Survivor, visit: (id: string, food: number | undefined) => void): void => {
  const seen: string[] = [];
  for (const card of cardsOf(s)) {
    const item = itemOf(t, card);
    if (seen.includes(item.id)) continue;
    seen.push(item.id);
    visit(item.id, item.food);
  }
};

export const eat: Action = {
  verb: 'eat',
  list(t, s, push) {
    eachItem(t, s, (id, food) => {
      if (food !== undefined) push(`eat:${id}`);
    });
  },
  check(t, s, args) {
    const card = carried(t, s, args[0]);
    if (card === NO_CARD) return refuse('not-carried', { item: args[0] });
    return itemOf(t, card).food === undefined ? refuse('not-food', { item: args[0] }) : null;
  },
  run(t, s, args) {
    const card = carried(t, s, args[0]);
    const who = t.g.survivors.indexOf(s);
    const ap = itemOf(t, card).food ?? 0;
    tell(t, { t: 'ate', who, card: args[0], ap });
    discardCard(t, who, card, 'eaten');
    gainAp(t, who, ap, 'food');
  },
  describe: (_t, _s, args) => ({ cards: [args[0]], cost: { actions: 0 } }),
};

/** Others of the same player, whose cards may be thrown away in this one's turn as well: it is allowed at any time. */
export const othersOfSeat = (t: Table, s: Survivor): Survivor[] =>
  t.g.survivors.filter((x) => x !== s && x.seat === s.seat && x.role === 'played' && present(x) && cardsOf(x).length > 0);

/** `discard:ITEM`, or `discard:ITEM:WHO` for another survivor of the same player. Only the own cards are listed; bots have no use for more. */
const holder = (t: Table, s: Survivor, of: string | undefined): Survivor | undefined =>
  of === undefined ? s : othersOfSeat(t, s).find((x) => x.id === of);

export const discard: Action = {
  verb: 'discard',
  list(t, s, push) {
    eachItem(t, s, (id) => push(`discard:${id}`));
  },
  check(t, s, args) {
    const of = holder(t, s, args[1]);
    if (of === undefined) return refuse('unknown-survivor', { id: args[1] });
    return carried(t, of, args[0]) === NO_CARD ? refuse('not-carried', { item: args[0] }) : null;
  },
  run(t, s, args) {
    const of = holder(t, s, args[1]) ?? s;
    discardCard(t, t.g.survivors.indexOf(of), carried(t, of, args[0]), 'thrown-away');
  },
  describe: (_t, _s, args) => ({ cards: [args[0]], cost: { actions: 0 } }),
};
