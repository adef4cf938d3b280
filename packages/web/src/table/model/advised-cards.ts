// Advice to move cards about in a turn: whose cards, and how they would lie.
import type { SeatView, SurvivorId } from '@holdout/engine';
import { parseArrangement, parseKey } from '@holdout/engine/keys';
import { holdingOf, readSpread, type Spread } from './layout.ts';

export interface AdvisedCards {
  readonly who: SurvivorId;
  /** who trades with them; -1: nobody */
  readonly partner: SurvivorId | -1;
  readonly spread: Spread;
}

/** Null: the advice is about something else. */
export function advisedCards(view: SeatView, key: string | null): AdvisedCards | null {
  const said = key === null || view.ask?.kind !== 'turn' ? null : parseKey(key);
  if (said?.verb !== 'arrange' || view.ask === null) return null;
  const who = view.ask.survivor;
  const laid = parseArrangement(said.layout)?.laid.map((one) => one.who) ?? [];
  const people = view.survivors.filter((s) => s.index === who || laid.includes(s.id));
  const spread = readSpread(said.layout, { holdings: people.map(holdingOf), incoming: [], discards: [] });
  return spread === null ? null : { who, partner: people.find((s) => s.index !== who)?.index ?? -1, spread };
}
