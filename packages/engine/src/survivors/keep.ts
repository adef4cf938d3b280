// Cards that come to a survivor: keep, rearrange free, or discard. Used by searches, crates, artefacts and gifts.
import type { ProcedureOf } from '../procedures.ts';
import type { Table } from '../rules.ts';
import type { CardId, SurvivorId } from '../state/state.ts';
import { ask, call, tell } from '../table.ts';
import { applyArrangement, readArrangement } from './arrange.ts';
import { itemOf } from './inventory.ts';

/** Locals: who, cards. */
export const keepCards: ProcedureOf<'keep-cards'> = {
  ask(t, f) {
    const s = t.g.survivors[f.who];
    ask(t, { kind: 'keep', by: s.seat, who: f.who, survivors: [f.who], incoming: f.cards });
  },
  keep(t, f) {
    const a = readArrangement(t, f.answer);
    if (a === null) throw new Error('an arrangement was accepted that cannot be read');
    applyArrangement(t, a, 'not kept');
    for (const card of f.cards) {
      if (!a.discards.includes(card)) tell(t, { t: 'kept', who: f.who, card: itemOf(t, card).id });
    }
  },
};

export function receive(t: Table, who: SurvivorId, cards: readonly CardId[]): void {
  if (cards.length > 0) call(t, 'keep-cards', { who, cards: [...cards] });
}
