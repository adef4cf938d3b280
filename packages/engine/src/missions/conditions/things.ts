// What has been taken, is held, stored or recruited.

import type { ZoneId } from '../../ids.ts';
import { nearest } from '../../parse/nearest.ts';
import type { Table } from '../../rules.ts';
import { type CardId, NO_CARD, NOBODY, type Survivor, type SurvivorId } from '../../state/state.ts';
import { itemOf } from '../../survivors/inventory.ts';
import { fixedZones } from '../areas.ts';
import { lyingCards } from '../cards/lying.ts';
import { killLeads } from '../leads/kills.ts';
import type { Lead } from '../leads/lead.ts';
import { carriers, getLeads, kindZones, readLeads, takeLead } from '../leads/things.ts';
import { leadsTo } from '../leads/ways.ts';
import { coloursOf, counted, isToken, itemsNamed, itemsOf } from '../names.ts';
import { unusedSurvivors } from '../people.ts';
import type { Reading } from '../reading.ts';
import type { Goal } from '../script.ts';
import { type Compile, counting, isAsked, plain } from './goal.ts';

/** Things of one kind: how many were taken, how many still can be, how many there are. */
interface Heap {
  taken(t: Table): number;
  left(t: Table): number;
  total(t: Table): number;
  /** where the rest is to be had */
  leads(t: Table, need: number): Lead[];
}

type Zones = readonly number[] | null;

const within = (zones: Zones, zone: ZoneId): boolean => zones === null || zones.includes(zone);

function tokens(colours: readonly string[], zones: Zones): Heap {
  const fits = (o: { colour: string; zone: ZoneId }): boolean => colours.includes(o.colour) && within(zones, o.zone);
  const number = (t: Table, is: (o: Table['g']['objectives'][number]) => boolean): number => {
    let n = 0;
    for (const o of t.g.objectives) if (fits(o) && is(o)) n++;
    return n;
  };
  return {
    taken: (t) => number(t, (o) => o.by !== NOBODY),
    left: (t) => number(t, (o) => o.by === NOBODY && o.place === 'board'),
    total: (t) => number(t, () => true),
    leads: (t, need) => (need <= 0 ? [] : takeLead(t, colours.length === 1 ? colours[0] : 'objective', need, [], zones)),
  };
}

function crates(zones: Zones): Heap {
  const number = (t: Table, is: (place: string, i: number) => boolean): number => {
    let n = 0;
    t.g.crates.forEach((crate, i) => {
      if (within(zones, crate.zone) && is(crate.place, i)) n++;
    });
    return n;
  };
  return {
    taken: (t) => number(t, (place, i) => place === 'gone' && !t.g.progress[`lost:crate:${i}`]),
    left: (t) => number(t, (place) => place === 'board'),
    total: (t) => number(t, () => true),
    leads: (t, need) => takeLead(t, 'crate', need, [], zones),
  };
}

/** Cards on the ground by the name of their heap: artefacts, vault weapons, what a mission laid out. */
function loose(name: string, zones: Zones, ways: (t: Table) => Lead[]): Heap {
  const taken = `taken:${name}`;
  const laid = `laid:${name}`;
  return {
    taken: (t) => counted(t, taken),
    left: () => Number.MAX_SAFE_INTEGER,
    total: (t) => counted(t, laid),
    leads: (t, need) => [...takeLead(t, name, need, [name], zones), ...ways(t)],
  };
}

const VAULT_WEAPON = 'vault-weapon';

/** Those who leave one behind are killed for it; it lies down where they stood. */
function slainLeads(t: Table, r: Reading): Lead[] {
  const kinds = r.c.kinds.flatMap((kind, i) => (t.r.law.vaultWeaponsFrom.includes(kind.base) ? [i] : []));
  if (kinds.length === 0) return [];
  const zones = kindZones(t, kinds);
  if (zones.length > 0) return killLeads(t, r.c, kinds, zones, 1);
  return [{ deed: 'wait', need: 1, zones: [], kinds: kinds.map((kind) => r.c.kinds[kind].id) }];
}

function heapOf(r: Reading, name: string, zones: Zones, except: string): Heap | null {
  if (isToken(name)) return tokens(coloursOf([name]), zones);
  if (name === 'crate') return crates(zones);
  if (name === 'beacon')
    return {
      taken: (t) => (t.g.beaconBy !== NOBODY ? 1 : 0),
      left: () => 1,
      total: () => 1,
      leads: (t) => [...takeLead(t, 'beacon', 1), ...leadsTo(t, r.c, 'gain:token:beacon')],
    };
  if (name === 'card' || name.startsWith('card:')) {
    const cards = lyingCards(r, name, except);
    const marks = cards.map((id) => `card:${id}`);
    const read = (t: Table): number => {
      let n = 0;
      for (const mark of marks) if (counted(t, mark) > 0) n++;
      return n;
    };
    return { taken: read, left: (t) => cards.length - read(t), total: () => cards.length, leads: (t) => readLeads(t, cards) };
  }
  if (itemsNamed(r.c, name).length > 0)
    return loose(name, zones, (t) => [...leadsTo(t, r.c, `gain:card:${name}`), ...(name === VAULT_WEAPON ? slainLeads(t, r) : [])]);
  r.blame(
    `nothing is called ${name}`,
    nearest(name, ['objective', 'red', 'blue', 'green', 'crate', 'card', 'artefact', 'vault-weapon', 'beacon']),
  );
  return null;
}

const players = (t: Table): Survivor[] => t.g.survivors.filter((s) => s.role === 'played' && isAsked(t, s));

const playing = (t: Table): number => {
  let n = 0;
  for (const s of t.g.survivors) if (s.role === 'played' && isAsked(t, s)) n++;
  return n;
};

export const taken: Compile = (r) => {
  const what = r.texts('what');
  const count = r.amount('count', ['all'], 1);
  const by = r.choice('by', ['team', 'each-survivor'], 'team');
  const zones = r.has('zone') ? fixedZones(r.c, r.place, r.word, r.texts('zone')) : null;
  const heaps = what.map((name) => heapOf(r, name, zones, r.text('except', ''))).filter((heap) => heap !== null);
  const sum = (t: Table, of: 'taken' | 'left' | 'total'): number => {
    let n = 0;
    for (const heap of heaps) n += heap[of](t);
    return n;
  };
  if (by === 'team') {
    const want = (t: Table): number => (count === 'all' ? sum(t, 'total') : count);
    return counting(
      (t) => sum(t, 'taken'),
      want,
      (t) => {
        const missing = want(t) - sum(t, 'taken');
        return heaps.flatMap((heap) => heap.leads(t, count === 'all' ? heap.total(t) - heap.taken(t) : missing));
      },
      (t) => sum(t, 'taken') + sum(t, 'left') < want(t),
    );
  }
  const each = count === 'all' ? 1 : count;
  const colours = coloursOf(what);
  const own = (t: Table, who: SurvivorId): number => {
    let n = 0;
    for (const o of t.g.objectives) if (o.by === who && colours.includes(o.colour)) n++;
    return n;
  };
  const missing = (t: Table): number => {
    let n = 0;
    const { survivors } = t.g;
    for (let who = 0; who < survivors.length; who++) {
      if (survivors[who].role === 'played' && isAsked(t, survivors[who])) n += Math.max(0, each - own(t, who));
    }
    return n;
  };
  const want = (t: Table): number => playing(t) * each;
  return counting(
    (t) => want(t) - missing(t),
    want,
    (t) => {
      const who = t.g.survivors.flatMap((s, i) => (s.role === 'played' && s.alive && !s.out && own(t, i) < each ? [i] : []));
      return heaps.flatMap((heap) => heap.leads(t, missing(t)).map((lead) => ({ ...lead, who })));
    },
    (t) => missing(t) > sum(t, 'left'),
  );
};

/** Cards on cars lie in heaps of their own, off the board. */
const onCars = (t: Table, items: readonly string[]): number => {
  let n = 0;
  for (const heap of t.g.loose)
    if (heap.name.startsWith('car:')) for (const card of heap.cards) if (items.includes(itemOf(t, card).id)) n++;
  return n;
};

const carries = (t: Table, s: Survivor, items: readonly string[]): number => {
  let n = 0;
  const count = (card: CardId): void => {
    if (card !== NO_CARD && items.includes(itemOf(t, card).id)) n++;
  };
  count(s.hands[0]);
  count(s.hands[1]);
  count(s.body);
  for (const card of s.pack) count(card);
  return n;
};

/** Copies still in a deck that only crates give out, more than there are crates left. */
function outOfReach(t: Table, items: readonly string[]): number {
  const { crates, decks } = t.g;
  if (crates.length === 0) return 0;
  let drawn = 0;
  for (const card of decks.epic?.draw ?? []) if (items.includes(itemOf(t, card).id)) drawn++;
  return Math.max(0, drawn - crates.filter((crate) => crate.place === 'board').length);
}

const TOKEN = 'token:';

export const holds: Compile = (r) => {
  const names = r.texts('cards');
  const count = r.amount('count', ['survivors', 'all'], 1);
  const by = r.choice('by', ['team', 'each-survivor', 'survivor'], 'team');
  const cap = r.has('cap') && r.choice('cap', ['available']) === 'available';
  const places = r.texts('in', ['inventories']);
  r.known('in', places, ['inventories', 'cars']);
  if (names.every((name) => name.startsWith(TOKEN))) return holdsTokens(coloursOf(names.map((name) => name.slice(TOKEN.length))), count);
  const items = itemsOf(r, names);
  let copies = 0;
  for (const deck of Object.values(r.c.content.decks)) for (const id of items) copies += deck[id] ?? 0;
  const capped = (t: Table, n: number): number => (cap ? Math.min(n, copies - outOfReach(t, items)) : n);
  const number = (t: Table): number =>
    typeof count === 'number' ? count : count === 'all' ? copies : t.g.survivors.filter((s) => s.role === 'played').length;
  if (by === 'survivor')
    return plain(
      (t, at) => at.who >= 0 && carries(t, t.g.survivors[at.who], items) >= number(t),
      (t) => (carriers(t, items).length > 0 ? [] : getLeads(t, r.c, items, number(t))),
    );
  if (by === 'each-survivor') {
    const have = (t: Table): number => players(t).filter((s) => carries(t, s, items) >= number(t)).length;
    const want = (t: Table): number => capped(t, players(t).length);
    const leads: Goal['leads'] = (t) => {
      const need = want(t) - have(t);
      const lacking = t.g.survivors.flatMap((s, i) =>
        s.role === 'played' && s.alive && !s.out && carries(t, s, items) < number(t) ? [i] : [],
      );
      const spare = t.g.survivors.flatMap((s) => {
        const more = s.role === 'played' && s.alive && !s.out ? carries(t, s, items) - number(t) : 0;
        return more > 0 ? new Array<number>(more).fill(s.zone) : [];
      });
      const found = getLeads(t, r.c, items, need - spare.length).filter((lead) => lead.need > 0);
      const handed: Lead[] =
        spare.length === 0 ? [] : [{ deed: 'hand', need: Math.min(need, spare.length), zones: spare, who: lacking, items }];
      return [...handed, ...found.map((lead) => ({ ...lead, who: lacking }))];
    };
    return counting(have, want, leads);
  }
  const team = (t: Table): number => {
    let n = places.includes('cars') ? onCars(t, items) : 0;
    for (const s of t.g.survivors) if (s.role === 'played' && s.alive) n += carries(t, s, items);
    return n;
  };
  const want = (t: Table): number => capped(t, number(t));
  return counting(team, want, (t) => getLeads(t, r.c, items, want(t) - team(t)));
};

/** Kept tokens on one survivor's board: the acting one's. */
function holdsTokens(colours: readonly string[], count: number | string) {
  return plain(
    (t, at) => {
      const all = t.g.objectives.filter((o) => colours.includes(o.colour));
      const held = all.filter((o) => o.place === 'held' && o.by === at.who).length;
      return held > 0 && held >= (typeof count === 'number' ? count : all.length);
    },
    (t) => {
      const lying = colours.flatMap((colour) => takeLead(t, colour, Number.MAX_SAFE_INTEGER));
      return lying.length > 0 ? lying : gatherLead(t, colours);
    },
  );
}

/** All are held, by several: they are passed on to whoever has most. */
function gatherLead(t: Table, colours: readonly string[]): Lead[] {
  const held = (who: SurvivorId): number =>
    t.g.objectives.filter((o) => o.place === 'held' && o.by === who && colours.includes(o.colour)).length;
  const holders = t.g.survivors.flatMap((_, who) => (held(who) > 0 ? [who] : [])).sort((a, b) => held(b) - held(a));
  const [most, ...others] = holders;
  if (most === undefined || others.length === 0) return [];
  return [{ deed: 'hand', need: others.length, zones: [t.g.survivors[most].zone], who: others, what: 'token' }];
}

export const stored: Compile = (r) => {
  const what = r.texts('what');
  const count = r.amount('count', ['all'], 'all');
  const onto = r.text('onto');
  const lists = what.map((name) => {
    if (!isToken(name)) {
      const items = itemsOf(r, [name]);
      return { have: (t: Table) => items.reduce((n, id) => n + counted(t, `stored:${id}`), 0), all: () => 1, lost: () => 0 };
    }
    const colours = coloursOf([name]);
    const number = (t: Table, is: (place: string) => boolean): number =>
      t.g.objectives.filter((o) => colours.includes(o.colour) && is(o.place)).length;
    // a thing put down stays put down, even if the mission takes the token away afterwards
    const have = (t: Table): number =>
      Math.max(
        number(t, (place) => place === 'stored'),
        colours.reduce((n, colour) => n + counted(t, `stored:${colour}`), 0),
      );
    return { have, all: (t: Table) => number(t, () => true), lost: (t: Table) => number(t, (place) => place === 'gone') };
  });
  const have = (t: Table): number => lists.reduce((n, list) => n + Math.min(list.have(t), count === 'all' ? list.all(t) : count), 0);
  const want = (t: Table): number => (count === 'all' ? lists.reduce((n, list) => n + list.all(t), 0) : count);
  const leads: Goal['leads'] = (t) => {
    const found = leadsTo(t, r.c, `store:${onto}`);
    const carried = found.find((lead) => lead.deed === 'carry');
    if (carried === undefined) return found;
    // while some carry theirs there, the others fetch what still lies about
    const lying = what.flatMap((name) => (isToken(name) ? takeLead(t, name, want(t) - have(t)) : []));
    const known = (lead: Lead): boolean => found.some((one) => one.deed === 'take' && one.zones.join() === lead.zones.join());
    return [...found, ...lying.filter((lead) => !known(lead)).map((lead) => ({ ...lead, to: carried.zones }))];
  };
  return counting(have, want, leads, (t) => have(t) < want(t) && lists.some((list) => list.lost(t) > list.have(t)));
};

export const recruited: Compile = (r) => {
  const count = r.amount('count', ['all'], 'all');
  const waiting = (t: Table): number => {
    let n = 0;
    for (const s of t.g.survivors) if (s.alive && ((s.role === 'companion' && s.leader === NOBODY) || s.role === 'actor')) n++;
    return n;
  };
  const have = (t: Table): number => counted(t, 'recruited');
  const want = (t: Table): number => (count === 'all' ? Math.max(1, counted(t, 'to-recruit')) : count);
  const hopeless = (t: Table): boolean => {
    if (have(t) + waiting(t) >= want(t)) return false;
    return !r.c.means.bringsUnused || have(t) + waiting(t) + unusedSurvivors(t).length < want(t);
  };
  const leads: Goal['leads'] = (t) => {
    const zones = t.g.survivors.flatMap((s) =>
      s.alive && s.role === 'companion' && s.leader === NOBODY && !s.out && s.zone >= 0 ? [s.zone] : [],
    );
    const need = want(t) - have(t);
    const there: Lead[] = zones.length === 0 ? [] : [{ deed: 'recruit', need: Math.min(need, zones.length), zones }];
    return [...there, ...leadsTo(t, r.c, 'gain:companion').map((lead) => ({ ...lead, need: Math.min(need, lead.need) }))];
  };
  return counting(have, want, leads, hopeless);
};
