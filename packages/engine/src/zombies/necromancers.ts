// Necromancers have an identity: a record with the spawn token they brought. The figure itself is a zombie like any other.
import type { Table } from '../rules.ts';
import { type KindId, type Necromancer, NOBODY, type ZoneId } from '../state/state.ts';
import { moveZombies } from './figures.ts';
import { onBoard, ordinary } from './spawn-tokens.ts';

/** A figure somebody put down without a record gets one: the token is one that belongs to nobody, if possible here. */
function newRecord(t: Table, zone: ZoneId, kind: KindId): Necromancer {
  const owned = t.g.necromancers.map((n) => n.token);
  const free = t.g.spawns.map((_, i) => i).filter((i) => onBoard(t.g.spawns[i]) && !ordinary(t.g.spawns[i]) && !owned.includes(i));
  const token = free.find((i) => t.g.spawns[i].zone === zone) ?? free[0] ?? NOBODY;
  return { kind, zone, token: t.r.kinds[kind].traits.includes('seeks-beacon') ? NOBODY : token, source: NOBODY };
}

/** Numbers of the necromancers of this kind here, as many as act. */
export function necromancersAt(t: Table, zone: ZoneId, kind: KindId, count: number): number[] {
  const found: number[] = [];
  t.g.necromancers.forEach((n, i) => {
    if (n.kind === kind && n.zone === zone && found.length < count) found.push(i);
  });
  while (found.length < count) found.push(t.g.necromancers.push(newRecord(t, zone, kind)) - 1);
  return found;
}

/** Takes the record of a necromancer that died here. */
export function dropNecromancer(t: Table, zone: ZoneId, kind: KindId): Necromancer {
  const at = t.g.necromancers.findIndex((n) => n.kind === kind && n.zone === zone);
  return at < 0 ? newRecord(t, zone, kind) : t.g.necromancers.splice(at, 1)[0];
}

/** One of perhaps several in its zone walks: this one, with its own token. */
export function moveNecromancer(t: Table, which: number, to: ZoneId, target: ZoneId): void {
  const walker = t.g.necromancers[which];
  const { zone, kind } = walker;
  const others = t.g.necromancers.filter((n) => n !== walker && n.zone === zone);
  moveZombies(t, zone, to, kind, 1, target, 'drawn');
  for (const n of others) n.zone = zone;
  walker.zone = to;
  t.r.missionRules.zombiesEntered(t, to, zone);
}

/** The kind with this trait; -1 where the book has none. */
export const kindWith = (t: Table, trait: string): KindId => t.r.kinds.findIndex((kind) => kind.traits.includes(trait));
