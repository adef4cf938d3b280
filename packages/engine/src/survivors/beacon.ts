// The Beacon (WD): a token that is carried like a thing and stands where its bearer stands.

import type { Table } from '../rules.ts';
import { NOBODY, type ZoneId } from '../state/state.ts';
import { tell } from '../table.ts';
import { finish } from './finish.ts';
import { placeAt } from './standing.ts';

export function moveBeacon(t: Table, zone: ZoneId): void {
  const from = t.g.beacon;
  if (from === zone) return;
  t.g.beacon = zone;
  for (const s of t.g.survivors) if (s.role === 'actor' && s.id === 'beacon') placeAt(s, zone);
  tell(t, { t: 'token', what: 'beacon', zone, from, change: 'moved' });
  if (t.g.corruption.includes(zone)) finish(t, { result: 'lost', reason: 'beacon-corrupted', zone });
}

/** The Beacon is wherever its bearer is. */
export function carryBeacon(t: Table): void {
  if (t.g.beaconBy === NOBODY) return;
  const s = t.g.survivors[t.g.beaconBy];
  if (s.alive && s.zone >= 0) moveBeacon(t, s.zone);
}
