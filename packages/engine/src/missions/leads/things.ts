// Leads to things: what lies about, who carries it, where it can be had.
import type { Table } from '../../rules.ts';
import { NOBODY, type SurvivorId, type ZoneId } from '../../state/state.ts';
import { cardsOf, itemOf } from '../../survivors/inventory.ts';
import { crateZone } from '../../survivors/take.ts';
import { present, tables } from '../../table.ts';
import { cardZones, isRead } from '../cards/lying.ts';
import { coloursOf, isToken } from '../names.ts';
import type { Compiling } from '../reading.ts';
import type { Lead } from './lead.ts';

export const players = (t: Table): SurvivorId[] =>
  t.g.survivors.flatMap((s, i) => (s.role === 'played' && present(s) && s.zone >= 0 ? [i] : []));

export const carriers = (t: Table, items: readonly string[]): SurvivorId[] =>
  players(t).filter((who) => cardsOf(t.g.survivors[who]).some((card) => items.includes(itemOf(t, card).id)));

/** How many of these cards the team has. */
const heldOf = (t: Table, items: readonly string[]): number =>
  players(t).reduce((n, who) => n + cardsOf(t.g.survivors[who]).filter((card) => items.includes(itemOf(t, card).id)).length, 0);

/** A red token that other fragments were joined to. */
export const JOINED = 'joined';

export const tokenHolders = (t: Table, colours: readonly string[]): SurvivorId[] => {
  const fits = (o: Table['g']['objectives'][number], i: number): boolean =>
    colours.includes(o.colour) || (colours.includes(JOINED) && (t.g.progress[`joined:${i}`] ?? 0) > 0);
  return players(t).filter((who) => t.g.objectives.some((o, i) => o.place === 'held' && o.by === who && fits(o, i)));
};

/** Tokens on the board that are, or lying face down may be, of these colours. */
export function tokenZones(t: Table, colours: readonly string[], within: readonly ZoneId[] | null = null): ZoneId[] {
  const zones: ZoneId[] = [];
  for (const o of t.g.objectives) {
    if (o.place !== 'board' || (within !== null && !within.includes(o.zone))) continue;
    if (o.down || colours.includes(o.colour)) zones.push(o.zone);
  }
  return zones;
}

export const crateZones = (t: Table, within: readonly ZoneId[] | null = null): ZoneId[] =>
  t.g.crates.flatMap((crate, i) => {
    const zone = crateZone(t, i);
    return crate.place === 'board' && zone >= 0 && (within === null || within.includes(zone)) ? [zone] : [];
  });

/** Cards on the ground under the name of their heap, or lying open with one of these on top. */
export const looseZones = (t: Table, name: string, items: readonly string[]): ZoneId[] =>
  t.g.loose.flatMap((l) => {
    const fits = l.name === name || (!l.down && l.cards.some((card) => items.includes(itemOf(t, card).id)));
    return fits && l.zone >= 0 ? l.cards.map(() => l.zone) : [];
  });

/** Where things of this name lie to be taken. */
export function lyingZones(t: Table, name: string, items: readonly string[], within: readonly ZoneId[] | null = null): ZoneId[] {
  if (isToken(name)) return tokenZones(t, coloursOf([name]), within);
  if (name === 'crate') return crateZones(t, within);
  if (name === 'card') return cardZones(t);
  if (name === 'companion')
    return t.g.survivors.flatMap((s) => (s.role === 'companion' && s.leader < 0 && present(s) && s.zone >= 0 ? [s.zone] : []));
  if (name === 'beacon') return t.g.beacon >= 0 && t.g.beaconBy === NOBODY ? [t.g.beacon] : [];
  return looseZones(t, name, items).filter((zone) => within === null || within.includes(zone));
}

export function takeLead(
  t: Table,
  name: string,
  need: number,
  items: readonly string[] = [],
  within: readonly ZoneId[] | null = null,
): Lead[] {
  const zones = lyingZones(t, name, items, within);
  if (zones.length === 0) return [];
  if (!isToken(name)) return [{ deed: 'take', need: Math.min(need, zones.length), zones, what: name }];
  return [{ deed: 'take', need: tokensToTurn(t, coloursOf([name]), Math.min(need, zones.length), zones.length), zones, what: 'objective' }];
}

/** Face down any of them may be the right one: so many must be taken on average until the wanted ones are found. */
function tokensToTurn(t: Table, colours: readonly string[], need: number, lying: number): number {
  const open = t.g.objectives.filter((o) => o.place === 'board' && !o.down && colours.includes(o.colour)).length;
  const hidden = Math.max(0, need - open);
  const down = lying - open;
  return need - hidden + Math.round((hidden * (down + 1)) / (hidden + 1));
}

/** Objective cards not read yet: by hand where they lie, by opening where they lie on a door, by the clock. */
export function readLeads(t: Table, ids: readonly string[]): Lead[] {
  const zones: ZoneId[] = [];
  const doors: number[] = [];
  const hours: number[] = [];
  for (const lying of t.r.missionRules.script.cards) {
    if (!ids.includes(lying.card.id) || isRead(t, lying.card.id)) continue;
    if (lying.zone >= 0) zones.push(lying.zone);
    else if (lying.door >= 0) doors.push(lying.door);
    else hours.push(lying.hour);
  }
  const leads: Lead[] = [];
  if (zones.length > 0) leads.push({ deed: 'read', need: zones.length, zones });
  if (doors.length > 0) leads.push({ deed: 'open', need: doors.length, zones: doorSides(t, doors), doors, reads: true });
  for (const hour of hours) leads.push({ deed: 'wait', need: 1, zones: [], hour });
  return leads;
}

export const doorSides = (t: Table, doors: readonly number[]): ZoneId[] =>
  doors.flatMap((door) => [t.r.board.plan.doors[door].a, t.r.board.plan.doors[door].b]);

/** What sets a zone on fire, by the word missions use. */
const FIRES: Readonly<Record<string, readonly string[]>> = {
  molotov: ['molotov'],
  'dragon-fire': ['bile', 'torch'],
  fire: ['molotov', 'bile', 'torch'],
};

/** Ids of the cards for each part of that fire: a Molotov alone, bile and something burning. */
export function fireItems(c: Compiling, by: string): string[][] {
  const tags = FIRES[by === '' ? 'fire' : by] ?? FIRES[c.means.tags.get(by) ?? ''] ?? [];
  return tags
    .map((tag) => c.content.items.filter((item) => item.tags.includes(tag)).map((item) => item.id))
    .filter((ids) => ids.length > 0);
}

/** Zones with zombies of these kinds. */
export function kindZones(t: Table, kinds: readonly number[], within: readonly ZoneId[] | null = null): ZoneId[] {
  const width = t.r.kinds.length;
  const zones: ZoneId[] = [];
  for (let zone = 0; zone < t.g.noise.length; zone++) {
    if (within !== null && !within.includes(zone)) continue;
    if (kinds.some((kind) => t.g.zombies[zone * width + kind] > 0)) zones.push(zone);
  }
  return zones;
}

export const allKinds = (t: Table): number[] => t.r.kinds.map((_, i) => i);

export const clearLead = (t: Table, within: readonly ZoneId[]): Lead[] => {
  const zones = kindZones(t, allKinds(t), within);
  return zones.length === 0 ? [] : [{ deed: 'clear', need: zones.length, zones }];
};

/** Fire in these zones: cards nobody has are looked for first. */
export function burnLeads(t: Table, c: Compiling, zones: readonly ZoneId[], need: number, by: string): Lead[] {
  if (by === 'car') {
    const parked = zones.filter((zone) => t.g.cars.some((car) => car.zone === zone));
    const cars = t.g.cars.flatMap((car) => (car.zone >= 0 && car.kind !== 'wreck' && !zones.includes(car.zone) ? [car.zone] : []));
    const missing = zones.filter((zone) => !parked.includes(zone));
    return [
      ...(parked.length > 0 ? [{ deed: 'burn' as const, need: parked.length, zones: parked, what: 'car' }] : []),
      ...(missing.length > 0 && cars.length > 0
        ? [{ deed: 'drive' as const, need: Math.min(missing.length, cars.length), zones: cars, to: missing }]
        : []),
    ];
  }
  const parts = fireItems(c, by);
  const leads: Lead[] = [];
  for (const items of parts) {
    const laid = items.some((id) => c.content.items.find((item) => item.id === id)?.tags.includes('bile'))
      ? t.g.bile.filter((zone) => zones.includes(zone)).length
      : 0;
    // a Molotov is gone with its fire: there has to be one for every zone; of a fire of two parts one of each will do for now
    const lack = parts.length === 1 ? need - heldOf(t, items) : carriers(t, items).length === 0 && laid === 0 ? need : 0;
    if (lack > 0) leads.push(...getLeads(t, c, items, lack));
  }
  if (zones.length === 0) return leads;
  const fire: Lead = { deed: 'burn', need: Math.min(need, zones.length), zones, items: [...new Set(parts.flat())] };
  return leads.length > 0 || parts.length < 2 || t.r.law.dragonFire === 'two-steps' ? [...leads, fire] : inOneHand(t, parts, fire);
}

/** Bile and torch are thrown by one: who has one of them gets the other. */
export function inOneHand(t: Table, parts: readonly (readonly string[])[], fire: Lead): Lead[] {
  const [first = [], ...others] = parts.map((items) => carriers(t, items));
  const who = first.filter((one) => others.every((them) => them.includes(one)));
  if (who.length > 0) return [{ ...fire, who }];
  const [, items = []] = parts;
  const zones = (others[0] ?? []).map((one) => t.g.survivors[one].zone);
  return [{ deed: 'hand', need: 1, zones, who: first, items, what: 'part' }];
}

/** Cards to be had: lying open, given by the mission, in crates, else searched for. */
export function getLeads(t: Table, c: Compiling, items: readonly string[], need: number): Lead[] {
  const open = looseZones(t, '', items);
  if (open.length > 0) return [{ deed: 'take', need: Math.min(need, open.length), zones: open, what: 'card', items }];
  const tokens = t.g.objectives.flatMap((o) =>
    o.place === 'board' && !o.down && items.includes(t.r.missionRules.script.actsAs[o.colour] ?? '') ? [o.zone] : [],
  );
  if (tokens.length > 0) return [{ deed: 'take', need: Math.min(need, tokens.length), zones: tokens, what: 'objective' }];
  const given = c.means.ways.filter((way) => items.some((id) => way.does.includes(`gain:card:${id}`))).flatMap((way) => way.leads(t));
  if (given.length > 0) return given.map((lead) => ({ ...lead, need: Math.min(need, lead.need) }));
  const hidden = t.g.loose.filter((l) => l.down && l.zone >= 0 && itemsFit(c, l.name, items)).flatMap((l) => l.cards.map(() => l.zone));
  if (hidden.length > 0) return [{ deed: 'take', need: Math.min(need, hidden.length), zones: hidden, what: 'card', items }];
  const crates = crateZones(t);
  const epic = c.content.decks.epic;
  if (crates.length > 0 && epic !== undefined && items.some((id) => epic[id] !== undefined))
    return [{ deed: 'take', need: Math.min(need, crates.length), zones: crates, what: 'crate', items }];
  return [{ deed: 'find', need, zones: searchZones(t, c, items), items }];
}

/** Where a search may turn one of these up. */
function searchZones(t: Table, c: Compiling, items: readonly string[]): ZoneId[] {
  const { searchable } = tables(t);
  const inDeck = (deck: string): boolean => items.some((id) => (c.content.decks[deck]?.[id] ?? 0) > 0);
  const known = new Map<string, boolean>();
  const holds = (deck: string): boolean => {
    const before = known.get(deck) ?? inDeck(deck);
    known.set(deck, before);
    return before;
  };
  const rooms = t.r.board.zones.flatMap((zone, i) => (searchable[i] && holds(zone.searchDeck ?? 'equipment') ? [i] : []));
  // a police car gives weapons only
  const armed = items.some((id) => c.content.items.find((item) => item.id === id)?.modes !== undefined);
  const cars = t.g.cars.flatMap((car) => {
    const gives = car.kind === 'humvee' ? holds('secret-service') : car.kind === 'police' && armed && holds('equipment');
    return car.zone >= 0 && gives ? [car.zone] : [];
  });
  return [...new Set([...rooms, ...cars])];
}

const itemsFit = (c: Compiling, tag: string, items: readonly string[]): boolean =>
  items.some((id) => c.content.items.find((item) => item.id === id)?.tags.includes(tag));
