// Zombies that act together, as a flat list of (zone, kind, count) in zone order: plain numbers, so that frames stay small and quick to copy.
import type { Table } from '../rules.ts';
import type { KindId, ZoneId } from '../state/state.ts';
import { tell } from '../table.ts';
import type { Activation } from './locals.ts';

export type Groups = number[];

/** Adds to the list, keeping its order and one entry for each zone and kind. */
export function addGroup(groups: Groups, zone: ZoneId, kind: KindId, count: number): void {
  let at = groups.length;
  while (at > 0 && (groups[at - 3] > zone || (groups[at - 3] === zone && groups[at - 2] >= kind))) at -= 3;
  if (at < groups.length && groups[at] === zone && groups[at + 1] === kind) groups[at + 2] += count;
  else if (at === groups.length) groups.push(zone, kind, count);
  else groups.splice(at, 0, zone, kind, count);
}

/** Zombies with another action left take it from where they are after the first. */
export function actAgain(t: Table, f: Pick<Activation, 'second' | 'again'>, zone: ZoneId, kind: KindId, count: number): void {
  if (!f.second && t.r.kinds[kind].actions > 1) addGroup(f.again, zone, kind, count);
}

/** Every zombie of the board; `kinds`: only those, `zones`: only there. */
export function gather(t: Table, kinds: readonly KindId[] | null, zones: readonly ZoneId[] | null): Groups {
  const groups: Groups = [];
  const all = t.g.zombies;
  const width = t.r.kinds.length;
  for (let zone = 0, at = 0; at < all.length; zone++) {
    for (let kind = 0; kind < width; kind++, at++) {
      if (all[at] > 0 && (kinds === null || kinds.includes(kind)) && (zones === null || zones.includes(zone)))
        groups.push(zone, kind, all[at]);
    }
  }
  return groups;
}

/** Freeze (WD): whoever would act in such a zone skips the whole activation instead, and the token goes. */
export function skipFrozen(t: Table, groups: Groups): Groups {
  if (t.g.freeze.length === 0) return groups;
  const acting: Groups = [];
  const thawed: ZoneId[] = [];
  for (let i = 0; i < groups.length; i += 3) {
    const zone = groups[i];
    if (!t.g.freeze.includes(zone)) acting.push(zone, groups[i + 1], groups[i + 2]);
    else if (!thawed.includes(zone)) thawed.push(zone);
  }
  for (const zone of thawed) {
    t.g.freeze.splice(t.g.freeze.indexOf(zone), 1);
    tell(t, { t: 'token', what: 'freeze', zone, change: 'removed' });
  }
  return acting;
}
