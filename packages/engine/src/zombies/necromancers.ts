// Necromancers have an identity: a record with the spawn token they brought. The figure itself is a zombie like any other.
import type { Table } from '../rules.ts';
import { type KindId, type Necromancer, NOBODY, type ZoneId } from '../state.ts';

/** Numbers of the necromancers of this kind here, as many as act. A figure somebody put down without a record gets one. */
export function necromancersAt(t: Table, zone: ZoneId, kind: KindId, count: number): number[] {
  const found: number[] = [];
  t.g.necromancers.forEach((n, i) => {
    if (n.kind === kind && n.zone === zone && found.length < count) found.push(i);
  });
  while (found.length < count) found.push(t.g.necromancers.push({ kind, zone, token: NOBODY, source: NOBODY }) - 1);
  return found;
}

/** Takes the record of a necromancer that left or died here; null when there was none. */
export function dropNecromancer(t: Table, zone: ZoneId, kind: KindId): Necromancer | null {
  const at = t.g.necromancers.findIndex((n) => n.kind === kind && n.zone === zone);
  return at < 0 ? null : t.g.necromancers.splice(at, 1)[0];
}

/** The kind with this trait; -1 where the book has none. */
export const kindWith = (t: Table, trait: string): KindId => t.r.kinds.findIndex((kind) => kind.traits.includes(trait));
