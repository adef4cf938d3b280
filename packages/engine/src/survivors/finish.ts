import type { Table } from '../rules.ts';
import type { Over } from '../state/state.ts';
import { tell } from '../table.ts';
import { saveCards } from './saving.ts';

/** Ends the game; the first verdict stands. */
export function finish(t: Table, over: Over): void {
  if (t.g.over !== null) return;
  t.g.over = over;
  tell(t, { t: 'over', result: over.result, reason: over.reason });
  if (t.r.options.campaign === true) saveCards(t);
}
