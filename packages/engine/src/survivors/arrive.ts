import type { Table } from '../rules.ts';
import type { Survivor, ZoneId } from '../state/state.ts';
import { carryBeacon, moveBeacon } from './beacon.ts';
import { refreshBrothers } from './inventory.ts';
import { TURNS } from './light.ts';
import { placeAt } from './standing.ts';

/** Goes there with everyone it leads; what is carried comes along. */
export function goTo(t: Table, s: Survivor, zone: ZoneId): void {
  placeAt(s, zone);
  const who = t.g.survivors.indexOf(s);
  for (const c of t.g.survivors) if (c.leader === who && c.alive && !c.out) placeAt(c, zone);
  arrive(t, s);
}

/** What follows from standing somewhere new: lights turn with their bearer, carried things come along, brothers in arms meet. */
export function arrive(t: Table, s: Survivor): void {
  const who = t.g.survivors.indexOf(s);
  for (const ladder of t.g.ladders) if (ladder.by === who) ladder.at = s.zone;
  if (s.lit) {
    s.light = s.zone;
    if (!s.marks.includes(TURNS)) s.marks.push(TURNS);
  }
  if (t.g.beaconBy === who) carryBeacon(t);
  // the Empress is the Beacon, however she came here
  if (s.role === 'actor' && s.id === 'beacon') moveBeacon(t, s.zone);
  refreshBrothers(t);
}
