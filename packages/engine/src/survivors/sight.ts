// What a survivor sees: the lines of the board, shortened by night (Washington) and dark zones (Dark Zones mode), changed by skills.
import { FAR, type SightMode } from '../board/index.ts';
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import type { Survivor, ZoneId } from '../state/state.ts';
import { tables } from '../table.ts';

/** Night is 19:00 to 6:59; no clock, no night. */
export function isNight(t: Table): boolean {
  const hour = t.g.hour;
  return hour >= 0 && (hour >= 19 || hour < 7);
}

/** A flashlight or a light of the mission shines here: night does not count in this zone. */
export function isLit(t: Table, zone: ZoneId): boolean {
  for (const s of t.g.survivors) if (s.lit && s.alive && !s.out && (s.zone === zone || s.light === zone)) return true;
  return (t.g.progress[`light:${zone}`] ?? 0) > 0;
}

export function isDark(t: Table, zone: ZoneId): boolean {
  return t.r.options.darkZones === true && t.r.board.zones[zone].dark;
}

/** Somebody looking from somewhere; a weapon's own skills count for its attacks. */
export interface Lookout {
  readonly from: ZoneId;
  readonly mode: SightMode;
  /** night and dark zones shorten this look */
  readonly shortened: boolean;
  readonly night: boolean;
}

export function lookout(t: Table, s: Survivor, weaponSkills?: readonly string[], from: ZoneId = s.zone): Lookout {
  const night = isNight(t);
  const shortened = (night || t.r.options.darkZones === true) && !fold(t, s, 'sees-in-dark', false, null, weaponSkills);
  return { from, mode: fold(t, s, 'sight', 'plain', null, weaponSkills), shortened, night };
}

/** Zones away along the line of sight; FAR when the zone is not seen. */
export function rangeFrom(t: Table, l: Lookout, zone: ZoneId): number {
  const range = tables(t).sightRange(l.from, zone, l.mode);
  if (!l.shortened || range <= 1 || range === FAR) return range;
  if (isDark(t, zone)) return FAR;
  return l.night && !isLit(t, zone) ? FAR : range;
}

export function sightTo(t: Table, s: Survivor, zone: ZoneId): number {
  return rangeFrom(t, lookout(t, s), zone);
}

export function seesZone(t: Table, s: Survivor, zone: ZoneId): boolean {
  return sightTo(t, s, zone) !== FAR;
}

/** Every zone in sight, in zone order. */
export function zonesSeen(t: Table, s: Survivor): ZoneId[] {
  const l = lookout(t, s);
  return tables(t)
    .sees(l.from, l.mode)
    .filter((zone) => rangeFrom(t, l, zone) !== FAR);
}
