// The only writers of where zombies stand. Counts per zone and kind; `pool` is what is left in the box.
import type { Table } from '../rules.ts';
import { fold } from '../skills/fold.ts';
import { openWindow } from '../skills/window.ts';
import { type KindId, NOBODY, type SurvivorId, type ZoneId } from '../state/state.ts';
import { gainAp } from '../survivors/adrenaline.ts';
import { call, tell, zombiesIn } from '../table.ts';

export function countOf(t: Table, zone: ZoneId, kind: KindId): number {
  return t.g.zombies[zone * t.r.kinds.length + kind];
}

/** Places up to n from the box; returns how many there were. */
export function addZombies(t: Table, zone: ZoneId, kind: KindId, n: number, how: string): number {
  const placed = Math.min(n, t.g.pool[kind]);
  if (placed <= 0) return 0;
  t.g.pool[kind] -= placed;
  t.g.zombies[zone * t.r.kinds.length + kind] += placed;
  tell(t, { t: 'spawned', zone, kind: t.r.kinds[kind].id, count: placed, how });
  return placed;
}

export function moveZombies(
  t: Table,
  from: ZoneId,
  to: ZoneId,
  kind: KindId,
  n: number,
  target: ZoneId,
  reason: 'sees' | 'hears' | 'drawn' | 'rush',
): void {
  const kinds = t.r.kinds.length;
  t.g.zombies[from * kinds + kind] -= n;
  t.g.zombies[to * kinds + kind] += n;
  followNecromancer(t, from, to, kind, n);
  thaw(t, from);
  tell(t, { t: 'zombies-move', from, to, kind: t.r.kinds[kind].id, count: n, target, reason });
}

/** Pushes everything in a zone elsewhere: not a Move. */
export function pushZombies(t: Table, from: ZoneId, to: ZoneId, who: SurvivorId): void {
  const kinds = t.r.kinds.length;
  for (let kind = 0; kind < kinds; kind++) {
    const n = t.g.zombies[from * kinds + kind];
    t.g.zombies[to * kinds + kind] += n;
    t.g.zombies[from * kinds + kind] = 0;
    followNecromancer(t, from, to, kind, n);
  }
  thaw(t, from);
  tell(t, { t: 'pushed', from, to, who });
}

/** A necromancer has an identity (its token), so its record moves with the figure. */
function followNecromancer(t: Table, from: ZoneId, to: ZoneId, kind: KindId, n: number): void {
  if (t.r.kinds[kind].base !== 'necromancer') return;
  let left = n;
  for (const record of t.g.necromancers) {
    if (left === 0 || record.kind !== kind || record.zone !== from) continue;
    record.zone = to;
    left--;
  }
}

/** A Freeze token does not stay where no zombie is. */
function thaw(t: Table, zone: ZoneId): void {
  if (!t.g.freeze.includes(zone) || zombiesIn(t, zone) > 0) return;
  t.g.freeze = t.g.freeze.filter((z) => z !== zone);
  tell(t, { t: 'token', what: 'freeze', zone, change: 'removed' });
}

/** Takes figures off the board without a kill: escaped, removed by a mission. */
export function removeZombies(t: Table, zone: ZoneId, kind: KindId, n: number, why: string): void {
  t.g.zombies[zone * t.r.kinds.length + kind] -= n;
  t.g.pool[kind] += n;
  thaw(t, zone);
  tell(t, { t: 'removed', zone, kind: t.r.kinds[kind].id, count: n, why });
}

/** Nobody of them is left there: whoever waits for this moment is told. */
export function noticeCleared(t: Table, zone: ZoneId, by: SurvivorId): void {
  if (zombiesIn(t, zone) === 0) openWindow(t, 'zone-cleared', { zone, by });
}

/** Kills: figures go back to the box, the killer gets adrenaline, whoever waits for this moment is told (`others`: more die by the same deed first). */
export function killZombies(t: Table, by: SurvivorId, zone: ZoneId, kind: KindId, n: number, withWhat: string, others = false): void {
  if (n <= 0) return;
  const zombie = t.r.kinds[kind];
  t.g.zombies[zone * t.r.kinds.length + kind] -= n;
  if (!t.g.progress['no-return']) t.g.pool[kind] += n;
  t.g.killed += n;
  let ap = 0;
  if (by !== NOBODY) {
    const s = t.g.survivors[by];
    if (!s.marks.includes('killed')) s.marks.push('killed');
    ap = n * fold(t, s, 'kill-ap', zombie.ap, { kind: zombie.id, base: zombie.base });
  }
  tell(t, { t: 'killed', by, zone, kind: zombie.id, count: n, ap, with: withWhat });
  if (ap > 0) gainAp(t, by, ap, 'kill');
  thaw(t, zone);
  if (!others) noticeCleared(t, zone, by);
  call(t, 'zombie-killed', { by, zone, kind, count: n, with: withWhat });
}
