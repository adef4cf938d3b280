// Reload: one action for a fired weapon, or for two of the same name at once. All are loaded again in the end phase.
import { type Refusal, refuse } from '../kernel/index.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import type { CardId, Survivor } from '../state/state.ts';
import type { Action } from '../survivors/action.ts';
import { cardsOf, itemOf } from '../survivors/inventory.ts';
import { cannotPay, costOf, pay } from '../survivors/spending.ts';
import { tell } from '../table.ts';

const PAIR = 2;
const emptied = (t: Table, s: Survivor): CardId[] => (t.g.empty.length === 0 ? [] : cardsOf(s).filter((card) => t.g.empty.includes(card)));
const isFree = (t: Table, s: Survivor): boolean => fold(t, s, 'reload-cost', 1, null) === 0;

function refused(t: Table, s: Survivor, args: readonly string[]): Refusal | null {
  const cards = emptied(t, s);
  if (!cards.some((card) => args[0] === undefined || itemOf(t, card).id === args[0])) return refuse('nothing-to-reload');
  return isFree(t, s) ? null : cannotPay(s, { kind: 'other' });
}

/** Keys: `reload`, or `reload:ITEM` where weapons of several names are empty. */
export const reload: Action = {
  verb: 'reload',
  list(t, s, push) {
    const cards = emptied(t, s);
    if (cards.length === 0 || refused(t, s, []) !== null) return;
    const items: string[] = [];
    for (const card of cards) if (!items.includes(itemOf(t, card).id)) items.push(itemOf(t, card).id);
    for (const id of items) push(items.length === 1 ? 'reload' : `reload:${id}`);
  },
  check: refused,
  run(t, s, args) {
    if (!isFree(t, s)) pay(t, s, { kind: 'other' });
    const cards = emptied(t, s);
    const id = args[0] ?? itemOf(t, cards[0]).id;
    const loaded = cards.filter((card) => itemOf(t, card).id === id).slice(0, PAIR);
    t.g.empty = t.g.empty.filter((card) => !loaded.includes(card));
    tell(t, { t: 'reloaded', who: t.g.survivors.indexOf(s), cards: loaded.map(() => id) });
  },
  describe: (t, s, args) => ({
    cards: args.length > 0 ? [args[0]] : emptied(t, s).map((card) => itemOf(t, card).id),
    cost: isFree(t, s) ? { actions: 0 } : costOf(s, { kind: 'other' }),
  }),
};
