// People a mission brings in: companions and figures nobody plays.

import type { Table } from '../rules.ts';
import { newSurvivor } from '../state/setup.ts';
import type { Role, SurvivorId, ZoneId } from '../state/state.ts';
import { placeAt } from '../survivors/standing.ts';
import { lead } from '../survivors/take.ts';
import { tableSeat } from '../table.ts';
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
  placeAt(s, zone);
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
