// Guards change zones: their one writer.
import type { Table } from '../rules.ts';
import type { ZoneId } from '../state/state.ts';
import { tell } from '../table.ts';
import { refreshBrothers } from './inventory.ts';

export function moveGuards(t: Table, from: ZoneId, to: ZoneId, n: number): void {
  t.g.guards[from] -= n;
  t.g.guards[to] += n;
  tell(t, { t: 'token', what: 'guards', zone: to, from, change: 'moved' });
  refreshBrothers(t);
}
