// What zombies see and hear. Found once for a whole step.
import type { BoardTables } from '../board/index.ts';
import { FAR } from '../board/index.ts';
import type { Table } from '../rules.ts';
import { NOBODY, NOWHERE, type Survivor, type ZoneId } from '../state/state.ts';
import { litZones } from '../survivors/light.ts';
import { isNight } from '../survivors/sight.ts';
import { tables } from '../table.ts';

export interface Senses {
  readonly tables: BoardTables;
  /** zones where somebody stands whom zombies notice, in zone order */
  readonly people: readonly ZoneId[];
  /** survivors, guards and noise tokens, by zone */
  readonly noise: readonly number[];
  /** the noisiest zones of the board; empty when it is silent */
  readonly loudest: readonly ZoneId[];
  /** zones seen from afar at night; null by day */
  readonly lit: ReadonlySet<ZoneId> | null;
  /** Dark Zones mode: shaded rooms are seen from the next zone at most */
  readonly darkZones: boolean;
}

/** On the board and noticed: a Rotten survivor is walked past. */
export const noticed = (s: Survivor): boolean => s.alive && !s.out && s.zone >= 0 && !s.marks.includes('rotten');

/** Somebody to attack here? */
export function preyIn(t: Table, zone: ZoneId): boolean {
  if (t.g.guards[zone] > 0) return true;
  const all = t.g.survivors;
  for (let i = 0; i < all.length; i++) if (all[i].zone === zone && noticed(all[i])) return true;
  return false;
}

/** The zone of the latest Loud survivor, as long as that survivor's next turn has not begun; -1: none. */
export function loudZone(t: Table): ZoneId {
  if (t.g.loudBy === NOBODY) return NOWHERE;
  const s = t.g.survivors[t.g.loudBy];
  return s.alive && s.marks.includes('loud') ? t.g.loud : NOWHERE;
}

/** Louder than any number of tokens. */
const DEAFENING = 100_000;

export function sense(t: Table): Senses {
  const g = t.g;
  const people: ZoneId[] = [];
  const loudest: ZoneId[] = [];
  const noise = g.noise.slice();
  const zones = noise.length;
  for (let zone = 0; zone < zones; zone++) noise[zone] += g.guards[zone];
  const all = g.survivors;
  for (let i = 0; i < all.length; i++) {
    if (!noticed(all[i])) continue;
    const zone = all[i].zone;
    noise[zone]++;
    if (!people.includes(zone)) people.push(zone);
  }
  const loud = loudZone(t);
  if (loud >= 0) noise[loud] += DEAFENING;
  let most = 1;
  for (let zone = 0; zone < zones; zone++) {
    if (g.guards[zone] > 0 && !people.includes(zone)) people.push(zone);
    if (noise[zone] < most) continue;
    if (noise[zone] > most) {
      most = noise[zone];
      loudest.length = 0;
    }
    loudest.push(zone);
  }
  people.sort(ascending);
  const lit = t.r.law.clock && isNight(t) ? litZones(t) : null;
  return { tables: tables(t), people, noise, loudest, lit, darkZones: t.r.options.darkZones === true };
}

const ascending = (a: number, b: number): number => a - b;

/** Line of sight of zombies: at night the own zone and lit ones, in Dark Zones mode shaded rooms from next door only. */
export function zombieSees(t: Table, senses: Senses, from: ZoneId, to: ZoneId): boolean {
  const range = senses.tables.sightRange(from, to);
  if (range === FAR || range === 0) return range === 0;
  if (senses.lit !== null) return senses.lit.has(to);
  return !(senses.darkZones && range > 1 && t.r.board.zones[to].dark);
}
