// What on the board changes in play. Every writer here renews `boardKey`, so that sight and ways follow at once.
import { boardKey, DOOR } from '../board/key.ts';
import type { Table } from '../rules.ts';
import { tell } from '../table.ts';
import type { SurvivorId, ZoneId } from './state.ts';

export function refreshBoard(t: Table): void {
  const g = t.g;
  g.boardKey = boardKey({
    doors: g.doors,
    corruption: g.corruption,
    ruins: g.ruins,
    ladders: g.ladders.filter((l) => l.to >= 0).map((l) => [l.at, l.to] as const),
    links: t.r.missionRules.links(t),
  });
}

export function setDoor(t: Table, door: number, state: keyof typeof DOOR, who: SurvivorId): void {
  t.g.doors[door] = DOOR[state];
  refreshBoard(t);
  tell(t, { t: 'door', door, state, who });
}

/** A corruption token: at most one a zone; an objective lying there is thrown away. */
export function corrupt(t: Table, zone: ZoneId): void {
  if (t.g.corruption.includes(zone)) return;
  t.g.corruption.push(zone);
  refreshBoard(t);
  tell(t, { t: 'token', what: 'corruption', zone, change: 'placed' });
  for (const token of t.g.objectives) {
    if (token.place !== 'board' || token.zone !== zone) continue;
    token.place = 'gone';
    // a lost hidden objective is turned face up, so that nobody waits for it
    if (token.down) {
      token.down = false;
      t.g.info++;
      tell(t, { t: 'revealed', what: 'objective', colour: token.colour, zone });
    }
    tell(t, { t: 'token', what: 'objective', zone, change: 'removed', colour: token.colour });
  }
}

/** A corruption token goes: the zone is again what its tile prints. */
export function cleanse(t: Table, zone: ZoneId): void {
  if (!t.g.corruption.includes(zone)) return;
  t.g.corruption = t.g.corruption.filter((z) => z !== zone);
  refreshBoard(t);
  tell(t, { t: 'token', what: 'corruption', zone, change: 'removed' });
}

export function ruin(t: Table, zone: ZoneId): void {
  if (t.g.ruins.includes(zone)) return;
  t.g.ruins.push(zone);
  refreshBoard(t);
  tell(t, { t: 'token', what: 'ruin', zone, change: 'placed' });
}
