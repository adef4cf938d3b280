// What the table can do now: leads of every open line, with the keys of locks that bar their way.
import { DOOR } from '../../board/key.ts';
import { DANGER, type Table } from '../../rules.ts';
import { NOBODY, type ZoneId } from '../../state/state.ts';
import { survivorLevel } from '../../survivors/adrenaline.ts';
import { tables } from '../../table.ts';
import type { Draft } from '../draft.ts';
import { linesOf } from '../judge.ts';
import { tokenRefused } from '../locks.ts';
import type { Compiling } from '../reading.ts';
import { NO_SCENE } from '../script.ts';
import { type Lead, type LineLeads, once, wanted } from './lead.ts';
import { carriers, players } from './things.ts';
import { leadsTo, waysTo } from './ways.ts';

/** Zones somebody can get to by walking and opening doors that nothing locks. */
function reachable(t: Table, locked: ReadonlySet<number>): boolean[] {
  const board = tables(t);
  const ways = new Map<ZoneId, ZoneId[]>();
  t.r.board.plan.doors.forEach((door, i) => {
    if (t.g.doors[i] === DOOR.shut || locked.has(i)) return;
    ways.set(door.a, [...(ways.get(door.a) ?? []), door.b]);
    ways.set(door.b, [...(ways.get(door.b) ?? []), door.a]);
  });
  const seen: boolean[] = new Array(t.g.noise.length).fill(false);
  const queue = players(t).map((who) => t.g.survivors[who].zone);
  for (const zone of queue) seen[zone] = true;
  for (let i = 0; i < queue.length; i++) {
    for (const next of [...board.steps[queue[i]], ...(ways.get(queue[i]) ?? [])]) {
      if (seen[next]) continue;
      seen[next] = true;
      queue.push(next);
    }
  }
  return seen;
}

/** Doors still locked, with the goals that open them. */
function lockedDoors(t: Table, d: Draft): { doors: Set<number>; keys: Lead[] } {
  const doors = new Set<number>();
  const keys: Lead[] = [];
  for (const lock of d.doorLocks) {
    const shut = lock.doors.filter((door) => t.g.doors[door] !== DOOR.open);
    if (shut.length === 0) continue;
    if (lock.until === null) for (const door of shut) doors.add(door);
    else if (!lock.until.met(t, NO_SCENE)) {
      const able = players(t).some((who) => lock.until?.met(t, { who, zone: t.g.survivors[who].zone }) === true);
      if (able) continue;
      for (const door of shut) doors.add(door);
      keys.push(...lock.until.leads(t, NO_SCENE));
    }
  }
  return { doors, keys };
}

/** Who may take one of these tokens now; those not dangerous enough yet have to become so first. */
function takers(t: Table, d: Draft, lead: Lead): Lead[] {
  if (lead.deed !== 'take' || lead.what !== 'objective' || !d.tokens.some((rule) => rule.needsLevel > 0 || rule.limit > 0)) return [lead];
  const lying = t.g.objectives.flatMap((o, i) => (o.place === 'board' && lead.zones.includes(o.zone) ? [i] : []));
  const who = (lead.who ?? players(t)).filter((one) => lying.some((token) => tokenRefused(t, d, t.g.survivors[one], token) === null));
  const level = Math.max(0, ...d.tokens.map((rule) => rule.needsLevel));
  const weak = (lead.who ?? players(t)).filter((one) => survivorLevel(t.g.survivors[one]) < level && !who.includes(one));
  const taking: Lead[] = who.length === 0 ? [] : [{ ...lead, who }];
  if (weak.length === 0) return taking;
  return [{ deed: 'rise', need: weak.length, zones: [], who: weak, level: DANGER[level], key: true }, ...taking];
}

/** Who may open one of these doors now, where a lock asks for more than a tool; one of them without a tool gets it from whoever has one. */
function openers(t: Table, c: Compiling, d: Draft, lead: Lead): Lead[] {
  if (lead.deed !== 'open' || lead.doors === undefined) return [lead];
  const locks = d.doorLocks.filter((lock) => lock.until !== null && lock.doors.some((door) => lead.doors?.includes(door)));
  if (locks.length === 0) return [lead];
  const all = lead.who ?? players(t);
  const may = all.filter((who) => locks.every((lock) => lock.until?.met(t, { who, zone: t.g.survivors[who].zone }) === true));
  if (may.length === 0 || may.length === all.length) return [lead];
  const tools = c.content.items.filter((item) => item.door !== undefined).map((item) => item.id);
  const having = carriers(t, tools);
  if (having.length === 0 || may.some((who) => having.includes(who))) return [{ ...lead, who: may }];
  return [{ deed: 'hand', need: 1, zones: having.map((who) => t.g.survivors[who].zone), who: may, items: tools, what: 'part', key: true }];
}

/** What holds a thing back that lies there. */
function takeKeys(t: Table, d: Draft, lead: Lead): Lead[] {
  if (lead.deed !== 'take' && lead.deed !== 'read') return [];
  const keys: Lead[] = [];
  for (const lock of d.takeLocks) {
    if (lock.until === null) continue;
    for (const zone of new Set(lead.zones)) {
      const at = { who: -1, zone };
      if (lock.area !== null && !lock.area.has(t, at, zone)) continue;
      if (!lockFits(t, lock, lead, zone) || lock.until.met(t, at)) continue;
      keys.push(...lock.until.leads(t, at));
    }
  }
  return keys;
}

function lockFits(t: Table, lock: Draft['takeLocks'][number], lead: Lead, zone: ZoneId): boolean {
  if (lead.deed === 'read')
    return t.r.missionRules.script.cards.some((lying, i) => lying.zone === zone && lock.fits(t, 'objective-card', i));
  if (lead.what === 'crate')
    return t.g.crates.some((crate, i) => crate.place === 'board' && crate.zone === zone && lock.fits(t, 'crate', i));
  return t.g.objectives.some((o, i) => o.place === 'board' && o.zone === zone && lock.fits(t, 'objective', i));
}

/** What joins zones nobody gets to with those everyone walks in: cards that say so, rules whose condition is still to be met. */
function linkKeys(t: Table, c: Compiling, d: Draft, reached: readonly boolean[]): Lead[] {
  const bridges = d.links.filter(({ zones: [a, b], goal }) => reached[a] !== reached[b] && goal !== null && !goal.met(t, NO_SCENE));
  return [...leadsTo(t, c, 'link'), ...bridges.flatMap(({ goal }) => goal?.leads(t, NO_SCENE) ?? [])];
}

const asKey = (lead: Lead): Lead => ({ ...lead, key: true });

export function openLeads(t: Table, c: Compiling, d: Draft): LineLeads[] {
  if (t.g.over !== null || t.g.phase === 'setup') return [];
  const { script } = t.r.missionRules;
  const found: LineLeads[] = [];
  const { doors, keys } = lockedDoors(t, d);
  const ladders = t.g.ladders.flatMap((ladder) => (ladder.to < 0 && ladder.by === NOBODY && ladder.at >= 0 ? [ladder.at] : []));
  const joins = d.links.length > 0 || waysTo(c, 'link').length > 0;
  const reached = keys.length > 0 || ladders.length > 0 || joins ? reachable(t, doors) : null;
  const lines = linesOf(t, script);
  const isOpen = (line: number): boolean => t.g.met[line] !== true && !lines[line].met(t, NO_SCENE);
  const ownOf = (line: number): Lead[] =>
    wanted(lines[line].leads(t, NO_SCENE))
      .flatMap((lead) => takers(t, d, lead))
      .flatMap((lead) => openers(t, c, d, lead));
  const keysOf = (own: readonly Lead[]): Lead[] => {
    const barred =
      reached !== null && own.some((lead) => lead.zones.some((zone) => !reached[zone]) || (lead.to ?? []).some((zone) => !reached[zone]));
    const locks = own.flatMap((lead) => takeKeys(t, d, lead));
    const bridges = barred && joins ? linkKeys(t, c, d, reached) : [];
    const climbs: Lead[] = barred && ladders.length > 0 ? [{ deed: 'take', need: 1, zones: ladders, what: 'ladder' }] : [];
    return wanted([...locks, ...(barred ? keys : []), ...bridges, ...climbs]).map(asKey);
  };
  for (let line = 0; line < lines.length; line++) {
    if (!isOpen(line)) continue;
    const own = ownOf(line);
    const first = keysOf(own);
    if (!script.ordered) {
      found.push({ line, leads: once([...first, ...own]) });
      continue;
    }
    // in order: nothing below counts before this line is done. While it only asks to search, and luck decides how long, the way to the next is opened
    const next = own.length > 0 && own.every((lead) => lead.deed === 'find') ? lines.findIndex((_, i) => i > line && isOpen(i)) : -1;
    found.push({ line, leads: once([...first, ...(next < 0 ? [] : keysOf(ownOf(next))), ...own]) });
    break;
  }
  return found;
}
