// People a mission brings in: companions, figures nobody plays, the Beacon and who carries it.

import type { Table } from '../rules.ts';
import { newSurvivor } from '../state/setup.ts';
import type { Role, SurvivorId, ZoneId } from '../state/state.ts';
import { lead } from '../survivors/take.ts';
import { tableSeat, tell } from '../table.ts';
import { finish } from './finish.ts';
import { raise } from './names.ts';

/** Survivors of the box nobody plays and who can follow: a card that starts with something cannot be a companion. */
export function unusedSurvivors(t: Table): string[] {
  const inGame = new Set(t.g.survivors.map((s) => s.id));
  return t.r.content.survivors
    .filter((card) => !inGame.has(card.id) && card.companionOnly !== true && !card.blue.some((id) => id.startsWith('starts-with-')))
    .map((card) => card.id);
}

/** Somebody without a seat comes onto the board. */
export function bring(t: Table, id: string, role: Role, zone: ZoneId): SurvivorId {
  const s = newSurvivor(t.r, id, tableSeat(t));
  s.role = role;
  s.zone = zone;
  return t.g.survivors.push(s) - 1;
}

/** A survivor nobody plays becomes this survivor's companion. */
export function bringCompanion(t: Table, leader: SurvivorId, id: string): void {
  lead(t, leader, bring(t, id, 'companion', t.g.survivors[leader].zone));
}

/** A companion who waits in a zone until somebody takes them along. */
export function leaveWaiting(t: Table, id: string, zone: ZoneId): void {
  bring(t, id, 'companion', zone);
  raise(t, 'to-recruit');
}

/** A wounded or lost figure becomes a companion. */
export function recruit(t: Table, leader: SurvivorId, who: SurvivorId): void {
  t.g.survivors[who].role = 'companion';
  lead(t, leader, who);
}

export function moveBeacon(t: Table, zone: ZoneId): void {
  const from = t.g.beacon;
  if (from === zone) return;
  t.g.beacon = zone;
  for (const s of t.g.survivors) if (s.role === 'actor' && s.id === 'beacon') s.zone = zone;
  tell(t, { t: 'token', what: 'beacon', zone, from, change: 'moved' });
  if (t.g.corruption.includes(zone)) finish(t, { result: 'lost', reason: 'beacon-corrupted', zone });
}

/** The Beacon is wherever its bearer is. */
export function carryBeacon(t: Table): void {
  const bearer = t.g.progress.bearer;
  if (bearer === undefined || bearer <= 0) return;
  const s = t.g.survivors[bearer - 1];
  if (s.alive && s.zone >= 0) moveBeacon(t, s.zone);
}
