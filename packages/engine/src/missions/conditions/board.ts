// Doors opened, zones cleared, fires and kills, counters, the clock, the campaign.

import { DOOR } from '../../board/key.ts';
import { deedsOf } from '../../campaign/life.ts';
import type { Table } from '../../rules.ts';
import { type KindId, NOBODY, type SurvivorId, type ZoneId } from '../../state/state.ts';
import { cardsOf } from '../../survivors/inventory.ts';
import { crateZone } from '../../survivors/take.ts';
import { zombiesIn } from '../../table.ts';
import { areaNamed, areaOf } from '../areas.ts';
import { isLost } from '../cards/about.ts';
import { cardOnTiles, cardZones } from '../cards/lying.ts';
import { brokenDoors } from '../door-sides.ts';
import { doorsNamed, tablesAtStart } from '../doors.ts';
import { killLeads } from '../leads/kills.ts';
import type { Lead } from '../leads/lead.ts';
import { burnLeads, clearLead, doorSides, fireItems, kindZones, players, readLeads, takeLead } from '../leads/things.ts';
import { leadsTo } from '../leads/ways.ts';
import { coloursOf, counted, isToken, kindsOf, raise } from '../names.ts';
import type { Compiling, Reading } from '../reading.ts';
import { didIt, type Goal, NO_SCENE, type Scene } from '../script.ts';
import { type Compile, counting, plain, type Use } from './goal.ts';

const wasOpened = (t: Table, door: number): boolean => t.g.doors[door] === DOOR.open || counted(t, `opened:${door}`) > 0;

/** Doors of each building as the board starts; a building with a free way in counts as open. */
function buildingDoors(r: Reading): number[][] {
  const board = tablesAtStart(r.c);
  const closed: number[][] = [];
  board.buildings.forEach((zones, building) => {
    const free = zones.some((zone) => board.steps[zone].some((next) => board.building[next] !== building));
    const doors = r.c.board.plan.doors.flatMap((door, i) => (zones.includes(door.a) !== zones.includes(door.b) ? [i] : []));
    if (!free && doors.length > 0) closed.push(doors);
  });
  return closed;
}

export const opened: Compile = (r) => {
  const what = r.texts('what');
  const count = r.amount('count', ['all'], what.length === 1 && what[0].startsWith('doors of') ? 'all' : 1);
  // each group counts once, as soon as one of its doors is open
  const groups: number[][] = [];
  for (const name of what) {
    if (name === 'building') groups.push(...buildingDoors(r));
    else if (name.startsWith('building:')) groups.push(doorsNamed(r.c, r.place, r.word, [name]));
    else for (const door of doorsNamed(r.c, r.place, r.word, [name])) groups.push([door]);
  }
  const want = (): number => (count === 'all' ? groups.length : count);
  return counting(
    (t) => groups.filter((doors) => doors.some((door) => wasOpened(t, door))).length,
    want,
    (t) => {
      const shut = groups.filter((doors) => !doors.some((door) => wasOpened(t, door)));
      const doors = shut.flat().filter((door) => t.g.doors[door] !== DOOR.shut);
      if (doors.length === 0) return [];
      return [{ deed: 'open', need: Math.max(0, want() - (groups.length - shut.length)), zones: doorSides(t, doors), doors }];
    },
  );
};

const BASES = ['walker', 'brute', 'runner'];

export const none: Compile = (r) => {
  const what = r.text('what');
  const zone = r.texts('zone');
  if (zone.includes('pool')) {
    const kinds = r.c.kinds.flatMap((kind, i) => (BASES.includes(kind.base) ? [i] : []));
    const left = (t: Table): number => kinds.reduce((n, kind) => n + t.g.pool[kind], 0);
    // what comes out of the box has to be met first: closed buildings hold the most
    const closed = buildingDoors(r);
    const goal = plain(
      (t) => left(t) === 0,
      (t) => {
        const doors = closed.filter((group) => !group.some((door) => wasOpened(t, door))).flat();
        const open: Lead[] = doors.length === 0 ? [] : [{ deed: 'open', need: 1, zones: doorSides(t, doors), doors }];
        return [...open, { deed: 'wait', need: left(t), zones: [] }];
      },
    );
    return { ...goal, left };
  }
  const area = areaNamed(r.c, r.place, r.word, zone);
  const there = presence(r, what);
  const number = howMany[what];
  const goal = plain(
    (t, at) => !there(t, area.zones(t, at), at),
    (t, at) => leadsAway(t, r, what, area.zones(t, at)),
    (t) => {
      const price = r.c.means.corruptionPrice;
      if (what !== 'corruption' || price === null || t.g.corruption.length === 0) return false;
      return !t.g.objectives.some((o) => o.place === 'board' || o.place === 'held');
    },
  );
  return number === undefined ? goal : { ...goal, left: (t, at) => number(t, area.zones(t, at)) };
};

/** Of these people want to know how many are left. */
const howMany: Readonly<Record<string, ((t: Table, zones: readonly ZoneId[]) => number) | undefined>> = {
  zombie: (t, zones) => zones.reduce((sum, zone) => (zone < 0 ? sum : sum + zombiesIn(t, zone)), 0),
  corruption: (t, zones) => t.g.corruption.filter((zone) => zones.includes(zone)).length,
  'door:broken': (t) => brokenDoors(t).length,
};

/** How a thing of this name is brought out of the zones. */
function leadsAway(t: Table, r: Reading, what: string, zones: readonly ZoneId[]): Lead[] {
  if (what === 'zombie') return clearLead(t, zones);
  if (what === 'corruption' || what === 'door:broken') return leadsTo(t, r.c, `discard-token:${what}`);
  if (what === 'stacked-card')
    return leadsTo(t, r.c, 'gain:card:from-stack').flatMap((lead) => {
      const here = lead.zones.filter((zone) => zones.includes(zone));
      return here.length === 0 ? [] : [{ ...lead, zones: here }];
    });
  if (what === 'card') {
    const ids = t.r.missionRules.script.cards
      .filter((lying) => lying.door >= 0 || zones.includes(lying.zone))
      .map((lying) => lying.card.id);
    return readLeads(t, ids);
  }
  if (what === 'crate' || isToken(what)) return takeLead(t, what, Number.MAX_SAFE_INTEGER, [], zones);
  const kinds = kindsOf(r, what);
  const where = kindZones(t, kinds, zones);
  return where.length === 0 ? [] : killLeads(t, r.c, kinds, where, where.length);
}

/** Is anything of this name in one of the zones? */
function presence(r: Reading, what: string): (t: Table, zones: readonly ZoneId[], at: Scene) => boolean {
  if (what === 'zombie') return (t, zones) => zones.some((zone) => zone >= 0 && zombiesIn(t, zone) > 0);
  if (what === 'corruption') return (t, zones) => t.g.corruption.some((zone) => zones.includes(zone));
  if (what === 'door:broken') return (t) => brokenDoors(t).length > 0;
  if (what === 'card') {
    const tiles = r.texts('zone').every((name) => name === 'that-tile' || name.startsWith('tile:'));
    return tiles ? cardOnTiles : (t, zones) => cardZones(t).some((zone) => zones.includes(zone));
  }
  if (what === 'stacked-card')
    return (t, zones) => t.g.loose.some((l) => l.name === 'stack' && l.cards.length > 0 && zones.includes(l.zone));
  if (what === 'crate') return (t, zones) => t.g.crates.some((crate, i) => crate.place === 'board' && zones.includes(crateZone(t, i)));
  if (isToken(what)) {
    const colours = coloursOf([what]);
    return (t, zones) => t.g.objectives.some((o) => o.place === 'board' && colours.includes(o.colour) && zones.includes(o.zone));
  }
  const kinds = kindsOf(r, what);
  return (t, zones) => {
    const width = t.r.kinds.length;
    return zones.some((zone) => kinds.some((kind) => t.g.zombies[zone * width + kind] > 0));
  };
}

const counterName = (r: Reading, use: Use, what: string): string => `${use.memory === '' ? '.' : use.memory}${what}:${r.place}`;

export const killed: Compile = (r, use) => {
  const kinds = kindsOf(r, r.text('kind'));
  const count = r.number('count', 1);
  const by = r.text('with', '');
  if (r.has('which')) r.choice('which', ['placed']);
  const name = counterName(r, use, 'killed');
  r.c.listeners.kills.push((t, kind: KindId, n, withWhat) => {
    if (kinds.includes(kind) && didIt(r.c.means.tags, withWhat, by) && use.counts(t)) raise(t, name, n);
  });
  // the one card that can do it is gone for good
  const spent = (t: Table): boolean => {
    if (by === '' || counted(t, `tagged:${by}`) === 0) return false;
    const card = Object.keys(t.g.tagged).find((c) => t.g.tagged[c] === by);
    return (
      card === undefined || Object.values(t.g.decks).some((deck) => deck.discard.includes(Number(card)) || deck.draw.includes(Number(card)))
    );
  };
  const bearers = (t: Table): number[] => players(t).filter((who) => cardsOf(t.g.survivors[who]).some((card) => t.g.tagged[card] === by));
  return counting(
    (t) => counted(t, name),
    () => count,
    (t) => {
      const zones = kindZones(t, kinds);
      const need = count - counted(t, name);
      const ids = kinds.map((kind) => r.c.kinds[kind].id);
      if (zones.length === 0) {
        const brought = [...new Set([...ids, ...kinds.map((kind) => r.c.kinds[kind].base)])].flatMap((id) => leadsTo(t, r.c, `put:${id}`));
        return brought.length > 0 ? brought : [{ deed: 'wait', need, zones: [], kinds: ids }];
      }
      if (by === '') return killLeads(t, r.c, kinds, zones, need);
      const tagged = r.c.means.tags.has(by) ? { who: bearers(t) } : {};
      return [{ deed: 'kill', need, zones, kinds: ids, items: fireItems(r.c, by).flat(), ...tagged }];
    },
    (t) => counted(t, name) < count && spent(t),
  );
};

export const burned: Compile = (r, use) => {
  const area = areaOf(r, 'zone');
  const count = r.number('count', 1);
  const by = r.text('with', '');
  const name = counterName(r, use, 'burned');
  r.c.listeners.fires.push((t, zone, withWhat) => {
    if (!area.has(t, NO_SCENE, zone) || !didIt(r.c.means.tags, withWhat, by) || !use.counts(t)) return;
    const mark = `${name}:${zone}`;
    if (counted(t, mark) === 0) raise(t, name);
    t.g.progress[mark] = 1;
  });
  return counting(
    (t) => counted(t, name),
    () => count,
    (t, at) => {
      const zones = area.zones(t, at).filter((zone) => zone >= 0 && counted(t, `${name}:${zone}`) === 0);
      return burnLeads(t, r.c, zones, count - counted(t, name), by);
    },
  );
};

/** Numbers of the notes that raise this mark, if nothing but notes does. */
function notesThatMark(c: Compiling, name: string): number[] {
  const { cards = [], notes = [], rules, setup } = c.mission;
  const word = JSON.stringify({ mark: { name } }).slice(1, -1);
  const says = (script: unknown): boolean => JSON.stringify(script).includes(word);
  return says([cards, rules, setup]) ? [] : notes.filter((note) => says(note.script)).map((note) => note.no);
}

export const marks: Compile = (r) => {
  const name = r.text('name');
  const count = r.amount('count', ['pairs'], 1);
  const mark = `mark:${name}`;
  const have = (t: Table): number => counted(t, mark);
  const want = (t: Table): number => (count === 'pairs' ? t.g.survivors.filter((s) => s.role === 'played').length : count);
  const notes = notesThatMark(r.c, name);
  const leads: Goal['leads'] = (t) =>
    leadsTo(t, r.c, `mark:${name}`).map((lead) => ({ ...lead, need: Math.min(lead.need, want(t) - have(t)) }));
  return counting(have, want, leads, (t) => {
    if (have(t) < want(t) && notes.some((note) => isLost(t, note)) && notes.every((note) => counted(t, `note:${note}`) > 0)) return true;
    const colours = r.c.means.marks.get(name);
    if (colours === undefined || colours === null) return false;
    return have(t) + t.g.objectives.filter((o) => o.place === 'board' && colours.includes(o.colour)).length < want(t);
  });
};

export const hour: Compile = (r) => {
  const reaches = r.number('reaches');
  return plain(
    (t) => t.g.hour === reaches,
    () => [{ deed: 'wait', need: 1, zones: [], hour: reaches }],
  );
};

/** A card has given this keyword to the team. */
export const knows: Compile = (r) => {
  const name = `keyword:${r.text('word')}`;
  return plain(
    (t) => counted(t, name) > 0,
    (t) => leadsTo(t, r.c, name),
  );
};

/** On the team's sheet, or on that of somebody who is playing; `who: taker`: of the one concerned. */
export const achieved: Compile = (r) => {
  const id = r.text('id');
  const own = r.choice('who', ['anyone', 'taker'], 'anyone') === 'taker';
  return plain(
    (t, at) => hasAchieved(t, id, own ? at.who : NOBODY),
    (t) => leadsTo(t, r.c, `achievement:${id}`),
  );
};

function hasAchieved(t: Table, id: string, who: SurvivorId): boolean {
  if (t.g.campaign === undefined) return false;
  if (t.g.campaign.achievements.includes(id)) return true;
  return t.g.survivors.some((s, i) => s.role === 'played' && s.alive && (who === NOBODY || who === i) && deedsOf(t, s).includes(id));
}
