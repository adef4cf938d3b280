import type { Over } from '../state.ts';
import type { Table } from '../rules.ts';
import { tell } from '../table.ts';

/** Ends the game; the first verdict stands. */
export function finish(t: Table, over: Over): void {
  if (t.g.over !== null) return;
  t.g.over = over;
  tell(t, { t: 'over', result: over.result, reason: over.reason });
}

/** Defeat first, then victory: asked after every answer and at each step of the zombies and end phase. */
export function judge(_t: Table): void {}
