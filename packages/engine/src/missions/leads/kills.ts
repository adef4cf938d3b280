// Leads to kills: where they stand, and what fells those that ordinary weapons do not hurt.
import type { Table } from '../../rules.ts';
import type { KindId, ZoneId } from '../../state/state.ts';
import type { Compiling } from '../reading.ts';
import type { Lead } from './lead.ts';
import { carriers, fireItems, getLeads, inOneHand } from './things.ts';

/** Weapons that hurt something so tough, and the parts of every fire: one card of each part is needed. `but`: what must not have done it. */
function meansAgainst(c: Compiling, toughness: number, but: string): string[][][] {
  const weapons = c.content.items.filter((item) => item.modes?.some((mode) => mode.damage >= toughness)).map((item) => item.id);
  const bile = fireItems(c, 'dragon-fire');
  const wrong = but === '' ? [] : fireItems(c, but).flat();
  return [[weapons], fireItems(c, 'molotov'), bile.length > 1 ? bile : []].filter(
    (parts) => parts.length > 0 && parts.every((ids) => ids.length > 0) && !parts.flat().some((id) => wrong.includes(id)),
  );
}

/** What anybody's weapon hurts needs no means of its own. */
const PLAIN = 2;

/** What is got: any of those that do it alone, and each part of a fire by itself, since one of them may lie elsewhere than the other. */
function lacking(means: readonly string[][][], missing: readonly string[][][]): string[][] {
  const alone = [...new Set(missing.flatMap((parts, i) => (means[i].length === 1 ? parts.flat() : [])))];
  const parts = missing.flatMap((lack, i) => (means[i].length > 1 ? lack : []));
  return alone.length > 0 ? [alone, ...parts] : parts;
}

/** Whoever searches takes whatever of it turns up. */
function searchedTogether(leads: readonly Lead[]): Lead[] {
  const searches = leads.filter((lead) => lead.deed === 'find');
  if (searches.length < 2) return [...leads];
  const zones = [...new Set(searches.flatMap((lead) => lead.zones))];
  const items = [...new Set(searches.flatMap((lead) => lead.items ?? []))];
  return [...leads.filter((lead) => lead.deed !== 'find'), { deed: 'find', need: 1, zones, items }];
}

/** They are killed where they stand; where nobody has what it takes, that is got first; where nothing does, nobody tries. */
export function killLeads(t: Table, c: Compiling, kinds: readonly KindId[], zones: readonly ZoneId[], need: number, but = ''): Lead[] {
  const ids = kinds.map((kind) => c.kinds[kind].id);
  const width = t.r.kinds.length;
  const there = kinds.filter((kind) => zones.some((zone) => t.g.zombies[zone * width + kind] > 0));
  const toughness = Math.min(...there.map((kind) => c.kinds[kind].toughness));
  const kill: Lead = { deed: 'kill', need, zones, kinds: ids };
  if (there.length === 0 || toughness <= PLAIN) return [kill];
  const means = meansAgainst(c, toughness, but);
  if (means.length === 0) return [];
  const items = [...new Set(means.flat(2))];
  const missing = means.map((parts) => parts.filter((part) => carriers(t, part).length === 0));
  const doing: Lead = { ...kill, items };
  const ready = means.filter((_, i) => missing[i].length === 0);
  const [fire] = ready;
  // where all there is to do it with is a fire of two parts that one throws, somebody gets both first
  if (fire !== undefined)
    return t.r.law.dragonFire === 'one-throw' && ready.every((parts) => parts.length > 1) ? inOneHand(t, fire, doing) : [doing];
  const got = lacking(means, missing).flatMap((part) => getLeads(t, c, part, 1));
  return [...searchedTogether(got).map((lead): Lead => ({ ...lead, key: true })), doing];
}
