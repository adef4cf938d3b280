// How things come about in this mission: triggers, grants and cards, by what their effects do. Gathered while compiling, asked by leads.
import { boardKey, DOOR } from '../../board/key.ts';
import type { NoteDef, ObjectiveCardDef } from '../../content.ts';
import type { Table } from '../../rules.ts';
import { type KindId, NOBODY, NOWHERE, type ZoneId } from '../../state/state.ts';
import { tables } from '../../table.ts';
import type { Draft, Lock } from '../draft.ts';
import { counted } from '../names.ts';
import type { Compiling } from '../reading.ts';
import { isRecord } from '../reading.ts';
import type { Area, Grant, Scene } from '../script.ts';
import { NO_SCENE } from '../script.ts';
import { killLeads } from './kills.ts';
import type { Lead } from './lead.ts';
import {
  burnLeads,
  carriers,
  doorSides,
  getLeads,
  JOINED,
  kindZones,
  players,
  readLeads,
  takeLead,
  tokenHolders,
  tokenZones,
} from './things.ts';

export interface Way {
  /** what it does, as names: `gain:companion`, `gain:card:molotov`, `move-token:spawn-token`, `mark:NAME`, `put:abomination` … */
  readonly does: readonly string[];
  leads(t: Table): Lead[];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Names of everything a list of effects may do, lists inside it too. */
export function namesOf(c: Compiling, effects: unknown): string[] {
  return list(effects).flatMap((entry) => {
    if (Array.isArray(entry)) return namesOf(c, entry);
    if (!isRecord(entry)) return [];
    return Object.entries(entry).flatMap(([word, given]) => nameOf(c, word, given));
  });
}

function nameOf(c: Compiling, word: string, given: unknown): string[] {
  if (word === 'choose') return list(given).flatMap((line) => namesOf(c, line));
  if (word === 'keyword') return [`keyword:${String(given)}`];
  if (word === 'note') return namesOf(c, c.mission.notes?.find((note) => note.no === given)?.script);
  if (word === 'end' || word === 'aim') return [word];
  if (word === 'if') return isRecord(given) ? [...namesOf(c, given.then), ...namesOf(c, given.else)] : [];
  if (!isRecord(given)) return [];
  switch (word) {
    case 'gain':
      return gained(given);
    case 'put':
      return list(given.kind).map((kind) => `put:${String(kind)}`);
    case 'mark':
      return [`mark:${String(given.name)}`];
    case 'achievement':
      return [`achievement:${String(given.id)}`];
    case 'move-token':
      return [`move-token:${String(given.what)}`, ...(given.to === undefined ? [] : [`store:${String(given.to)}`])];
    case 'discard-token':
      return list(given.what).map((what) => `discard-token:${String(what)}`);
    case 'open-doors':
    case 'burn':
    case 'link':
      return [word];
    case 'read':
      return notesRead(c, given.note).flatMap((note) => namesOf(c, note.script));
    default:
      return [];
  }
}

/** A note by its number, or any of them where they are read in order. */
const notesRead = (c: Compiling, note: unknown): readonly NoteDef[] => {
  const notes = c.mission.notes ?? [];
  return note === 'next' ? notes : notes.filter((one) => one.no === note);
};

function gained(given: Readonly<Record<string, unknown>>): string[] {
  // a card with a name of its own is no ordinary one of its kind
  if (given.card !== undefined) return [`gain:card:${String(given.tag ?? given.card)}`];
  if (given.companion !== undefined) return ['gain:companion'];
  if (given.token !== undefined) return [`gain:token:${String(given.token)}`];
  return [];
}

/** What only the effect's words say, by the name of one doing; `card` counts for every item of that name. */
export const waysTo = (c: Compiling, name: string): Way[] => c.means.ways.filter((way) => way.does.includes(name));

export const leadsTo = (t: Table, c: Compiling, name: string): Lead[] => waysTo(c, name).flatMap((way) => way.leads(t));

/** Where objectives lie that bring a card to whoever takes them. */
export const treasures = (t: Table, c: Compiling): ZoneId[] => [
  ...new Set(
    c.means.ways
      .filter((way) => way.does.some((name) => name.startsWith('gain:card:')))
      .flatMap((way) => way.leads(t))
      .flatMap((lead) => (lead.deed === 'take' && lead.what === 'objective' ? lead.zones : [])),
  ),
];

export function addWay(c: Compiling, effects: unknown, leads: Way['leads']): void {
  const does = namesOf(c, effects);
  if (does.length === 0) return;
  // what a way needs may come about by the same way: it is asked once
  let asked = false;
  c.means.ways.push({
    does,
    leads(t) {
      if (asked) return [];
      asked = true;
      const found = leads(t);
      asked = false;
      return found;
    },
  });
}

export const takeWay =
  (what: readonly string[]): Way['leads'] =>
  (t) =>
    what.flatMap((name) => takeLead(t, name, Number.MAX_SAFE_INTEGER));

const AT_HAND: readonly Lead['deed'][] = ['use', 'carry', 'burn'];

/**
 * They are killed where they stand, by what the mission's own fires do as well, which are got ready first;
 * those not there yet must be brought. `but`: killed with this they are no use.
 */
export const killWay =
  (c: Compiling, kinds: readonly KindId[], but: string): Way['leads'] =>
  (t) => {
    const zones = kindZones(t, kinds);
    const ids = kinds.map((kind) => t.r.kinds[kind].id);
    const fires = leadsTo(t, c, 'burn').map(
      (lead): Lead => (AT_HAND.includes(lead.deed) ? { ...lead, kinds: ids } : { ...lead, key: true }),
    );
    if (zones.length > 0) return [...killLeads(t, c, kinds, zones, 1, but), ...fires];
    if (fires.some((lead) => lead.key)) return fires;
    const names = new Set([...ids, ...kinds.map((kind) => t.r.kinds[kind].base)]);
    const brought = [...names].flatMap((name) => leadsTo(t, c, `put:${name}`));
    return [...fires, ...(brought.length > 0 ? brought : [{ deed: 'wait' as const, need: 1, zones: [], kinds: ids }])];
  };

/** `whole`: the fire takes the building with it. */
export const fireWay =
  (c: Compiling, area: Area, from: string, whole: boolean): Way['leads'] =>
  (t) => {
    const zones = area.zones(t, NO_SCENE).filter((zone) => zone >= 0);
    if (zones.length === 0) return [];
    const leads = burnLeads(t, c, zones, zones.length, from);
    if (!whole) return leads;
    const { building, buildings } = tables(t);
    const houses = (lead: Lead): ZoneId[] => [...new Set(lead.zones.flatMap((zone) => buildings[building[zone]] ?? [zone]))];
    return leads.map((lead) => (lead.deed === 'burn' ? { ...lead, blaze: houses(lead) } : lead));
  };

/** Something holds it back for good: nobody strives for what would set it free. */
const beyondReach = (t: Table, lock: Lock, at: Scene): boolean =>
  (lock.area === null || lock.area.has(t, at, at.zone)) &&
  (lock.until === null || (!lock.until.met(t, at) && lock.until.leads(t, at).length === 0));

/** Keywords a script asks for as things stand now: of an `if`, only the list that would be read. */
function askedBy(t: Table, c: Compiling, script: unknown, at: Scene): string[] {
  return list(script).flatMap((word) => {
    if (!isRecord(word)) return [];
    const needs = word['needs-keyword'];
    const own = needs === undefined ? [] : [`keyword:${String(isRecord(needs) ? needs.word : needs)}`];
    if (!isRecord(word.if)) return own;
    const so = c.means.branches.get(word.if)?.met(t, at) === true;
    return [...own, ...askedBy(t, c, so ? word.if.then : word.if.else, at)];
  });
}

/** Where it lies; a card that asks for keywords, where those are to be had first. */
export const cardWay = (c: Compiling, d: Draft, card: ObjectiveCardDef): Way['leads'] => {
  return (t) => {
    const lies = t.r.missionRules.script.cards.findIndex((lying) => lying.card.id === card.id);
    const at = { who: NOBODY, zone: t.r.missionRules.script.cards[lies]?.zone ?? NOWHERE };
    if (d.takeLocks.some((lock) => lock.fits(t, 'objective-card', lies) && beyondReach(t, lock, at))) return [];
    const missing = askedBy(t, c, card.script, at).filter((name) => counted(t, name) === 0);
    return missing.length > 0 ? missing.flatMap((name) => leadsTo(t, c, name)) : readLeads(t, [card.id]);
  };
};

/** Zones one could walk to from the start if there were no corruption: breaches it made close behind whoever went through. */
function insideWithout(t: Table, c: Compiling): ReadonlySet<ZoneId> {
  const doors = t.g.doors.map((door) => (door === DOOR.shut ? door : DOOR.open));
  const { steps } = t.r.board.tables(boardKey({ doors, corruption: [], ruins: t.g.ruins, ladders: [], links: [] }));
  const seen = new Set(c.places.start ?? []);
  for (const zone of seen) for (const next of steps[zone]) seen.add(next);
  return seen;
}

/** Where somebody stands to reach these zones; `clears`: corruption goes with it, and nobody should be left beyond its breach. */
function standing(t: Table, c: Compiling, range: Grant['range'], zones: readonly ZoneId[], clears: boolean): ZoneId[] {
  const real = zones.filter((zone) => zone >= 0);
  if (range === null || range[1] === 0) return real;
  const board = tables(t);
  const near = (from: ZoneId, to: ZoneId): boolean => Math.min(board.distance(from, to), board.sightRange(from, to)) <= range[1];
  const beside = (zone: ZoneId): ZoneId[] => board.adjacent[zone].filter((next) => near(next, zone));
  if (range[0] > 0) return [...new Set(real.flatMap(beside))];
  const spoilt = clears ? real.filter((zone) => t.g.corruption.includes(zone)) : [];
  if (spoilt.length === 0) return real;
  const inside = insideWithout(t, c);
  return [
    ...new Set(
      spoilt.flatMap((zone) => {
        const safe = inside.has(zone) ? [zone] : beside(zone).filter((next) => inside.has(next));
        return safe.length > 0 ? safe : [zone];
      }),
    ),
  ];
}

/** The action itself, and first of all what has to be paid for it. */
export const grantWay = (c: Compiling, grant: Omit<Grant, 'list'>, effects: unknown): Way['leads'] => {
  const does = namesOf(c, effects);
  const clears = does.includes('discard-token:corruption');
  const burns = does.includes('burn');
  return (t) => {
    if (grant.where === null && grant.doors === null) {
      const who = players(t).filter((one) => grant.needs?.met(t, { who: one, zone: t.g.survivors[one].zone }) ?? true);
      if (who.length > 0) return [{ deed: 'use', need: 1, zones: who.map((one) => t.g.survivors[one].zone), who, grant: grant.id }];
    }
    if (grant.needs !== null && !grant.needs.met(t, NO_SCENE)) {
      const first = grant.needs.leads(t, NO_SCENE);
      if (first.length > 0) return [...first];
    }
    const zones =
      grant.doors !== null
        ? doorSides(t, [...new Set(t.g.noise.flatMap((_, zone) => grant.doors?.(t, zone) ?? []))])
        : standing(t, c, grant.range, grant.where?.zones(t, NO_SCENE) ?? [], clears);
    // nobody stays where it will burn
    const blaze = burns ? { blaze: grant.where?.zones(t, NO_SCENE) ?? [] } : {};
    const action = { zones, grant: grant.id, ...blaze };
    if (grant.prices.length === 0) return zones.length === 0 ? [] : [{ deed: 'use', need: 1, ...action }];
    return grant.prices.flatMap((price): Lead[] => {
      const items = price.items;
      const who = items.length > 0 ? carriers(t, items) : tokenHolders(t, price.colours);
      const joining = price.colours.includes(JOINED) ? leadsTo(t, c, 'discard-token:red') : [];
      if (who.length > 0) return [{ deed: 'carry', need: who.length, who, ...action, ...(items.length > 0 ? { items } : {}) }, ...joining];
      if (items.length > 0) return getLeads(t, c, items, 1);
      const lie = tokenZones(t, price.colours);
      return lie.length === 0 ? joining : [{ deed: 'take', need: lie.length, zones: lie, what: 'objective', to: zones }];
    });
  };
};
