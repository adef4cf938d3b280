// `expect`: compares only what it names.

import type { ZoneId } from '@holdout/engine';
import { parseShares } from '@holdout/engine/keys';
import {
  cardsOf,
  DANGER,
  DOOR,
  isDead,
  itemOf,
  keysOf,
  lifeOf,
  NO_CARD,
  type Survivor,
  survivorLevel,
  type Table,
  TEAM,
  zonesSeen,
} from '@holdout/engine/testing';
import { PICKS, pendingOf } from './choices.ts';
import { isKind, kindsOf, zoneName, zoneOf } from './names.ts';
import { type Fields, known, mapOf, problem } from './words.ts';

export interface Mismatch {
  readonly what: string;
  readonly wanted: unknown;
  readonly got: unknown;
}

type Fact<T> = (t: Table, of: T) => unknown;

const itemsIn = (t: Table, cards: readonly number[]): string[] =>
  cards.filter((card) => card !== NO_CARD).map((card) => itemOf(t, card).id);

/** By the kind of action they pay for: a move out of corruption is a Move, a search after a kill a Search once there was one. */
function freeActions(_t: Table, s: Survivor): string[] {
  const kinds = s.free.map((free) =>
    free === 'corruption-move' ? 'move' : free === 'nose-search' && s.marks.includes('killed') ? 'search' : free,
  );
  return kinds.filter((kind) => kind !== 'nose-search');
}

const SURVIVOR_FACTS: Readonly<Record<string, Fact<Survivor>>> = {
  at: (t, s) => (s.zone < 0 ? null : zoneName(t, s.zone)),
  actions: (_t, s) => s.actions,
  free: freeActions,
  ap: (_t, s) => s.ap,
  level: (_t, s) => DANGER[survivorLevel(s)],
  wounds: (_t, s) => s.wounds,
  health: (_t, s) => s.health,
  hands: (t, s) => itemsIn(t, s.hands),
  body: (t, s) => itemsIn(t, [s.body])[0] ?? null,
  pack: (t, s) => itemsIn(t, s.pack),
  carries: (t, s) => itemsIn(t, cardsOf(s)),
  empty: (t, s) =>
    itemsIn(
      t,
      cardsOf(s).filter((card) => t.g.empty.includes(card)),
    ),
  skills: (_t, s) => s.skills,
  lent: (_t, s) => [...s.lent, ...s.spells],
  // knocked out is not dead (Washington); taken up it is out for the mission
  alive: (t, s) => !isDead(t, s),
  out: (t, s) => s.out || (t.g.campaign !== undefined && lifeOf(t, s).fate === 'rescued'),
  points: (t, s) => lifeOf(t, s).points,
  bonus: (t, s) => lifeOf(t, s).bonusLeft,
  companions: (t, s) => t.g.survivors.filter((c) => c.leader === t.g.survivors.indexOf(s) && c.alive).map((c) => c.id),
  car: (_t, s) => s.car >= 0,
  driver: (_t, s) => s.driver,
  lit: (t, s) => (s.lit ? zoneName(t, s.light) : null),
};

const count = (list: readonly number[], zone: ZoneId): number => list.filter((z) => z === zone).length;

const ZONE_FACTS: Readonly<Record<string, Fact<number>>> = {
  noise: (t, zone) => t.g.noise[zone],
  freeze: (t, zone) => count(t.g.freeze, zone),
  corruption: (t, zone) => count(t.g.corruption, zone),
  ruin: (t, zone) => count(t.g.ruins, zone),
  bile: (t, zone) => count(t.g.bile, zone),
  cauldron: (t, zone) => count(t.g.cauldrons, zone),
  guards: (t, zone) => t.g.guards[zone],
  objective: (t, zone) => t.g.objectives.filter((o) => o.place === 'board' && o.zone === zone).map((o) => o.colour),
  crate: (t, zone) => t.g.crates.filter((c) => c.place === 'board' && (t.g.cars[c.car]?.zone ?? c.zone) === zone).length,
  car: (t, zone) => t.g.cars.filter((c) => c.zone === zone).map((c) => c.kind),
  beacon: (t, zone) => t.g.beacon === zone,
  ladder: (t, zone) => t.g.ladders.filter((l) => l.at === zone || l.to === zone).length,
  loose: (t, zone) => t.g.loose.filter((l) => l.zone === zone).reduce((sum, l) => sum + l.cards.length, 0),
  spawn: (t, zone) => t.g.spawns.filter((s) => s.zone === zone).length,
};

function zoneFact(t: Table, zone: ZoneId, word: string): unknown {
  const fact = ZONE_FACTS[word];
  if (fact) return fact(t, zone);
  if (word.startsWith('door-')) {
    const to = zoneOf(t, word.slice('door-'.length));
    const door = t.r.board.doorsAt[zone]?.find((d) => [t.r.board.plan.doors[d]?.a, t.r.board.plan.doors[d]?.b].includes(to));
    if (door === undefined) return problem(`no door between ${zoneName(t, zone)} and ${zoneName(t, to)}`);
    return Object.keys(DOOR).find((name) => DOOR[name as keyof typeof DOOR] === t.g.doors[door]);
  }
  if (isKind(t, word)) return kindsOf(t, word).reduce((sum, kind) => sum + (t.g.zombies[zone * t.r.kinds.length + kind] ?? 0), 0);
  known('word of a zone', word, [...Object.keys(ZONE_FACTS), ...t.r.kinds.map((kind) => kind.id)]);
  return undefined;
}

const sorted = (list: readonly unknown[]): string => JSON.stringify([...list].map((value) => JSON.stringify(value)).sort());

/** Lists hold the same things in any order; a single value stands for a list of one, a number for a list's length. */
function agrees(wanted: unknown, got: unknown): boolean {
  if (Array.isArray(got)) {
    if (Array.isArray(wanted)) return sorted(wanted) === sorted(got);
    if (typeof wanted === 'number') return wanted === got.length;
    if (typeof wanted === 'boolean') return wanted === got.length > 0;
    return wanted === null ? got.length === 0 : got.length === 1 && got[0] === wanted;
  }
  if (typeof wanted === 'boolean' && typeof got === 'number') return wanted === got > 0;
  return wanted === got;
}

/** The verbs of a case that a key answers to; `layout`: one of the layouts a turn lists. */
function verbsOf(key: string): string[] {
  const [verb = '', ...rest] = key.split(':');
  if (verb === 'arrange') return ['layout'];
  if (verb === 'pass') return ['give'];
  if (verb === 'skill') return [verb, rest[0] ?? ''];
  return rest.includes('risk') ? [verb, 'risk'] : [verb];
}

function legalVerbs(t: Table, who: string): string[] {
  const asked = t.g.ask;
  if (asked?.kind !== 'turn' || t.g.survivors[asked.who]?.id !== who) return [];
  const s = t.g.survivors[asked.who];
  const verbs = new Set(keysOf(t).flatMap(verbsOf));
  // rearranging is a form, not a listed answer: it takes an action and a card
  if (s !== undefined && s.actions > 0 && cardsOf(s).length > 0) {
    verbs.add('equip');
    if (t.g.survivors.some((x) => x !== s && x.role === 'played' && x.alive && !x.out && x.zone === s.zone)) verbs.add('give');
  }
  return [...verbs];
}

const listed = (t: Table, verb: string): number => keysOf(t).filter((key) => verbsOf(key).includes(verb)).length;

/** `legal` names verbs that must be among the legal ones; `-verb` one that must not, `take 2` how many answers of that verb are listed. */
function legal(t: Table, value: unknown, found: Mismatch[]): void {
  for (const [name, verbs] of Object.entries(mapOf('legal', value))) {
    const got = legalVerbs(t, survivorNamed(t, name).id);
    for (const verb of Array.isArray(verbs) ? verbs : [verbs]) {
      const [counted = '', count] = String(verb).split(' ');
      if (count !== undefined) {
        if (listed(t, counted) !== Number(count))
          found.push({ what: `legal.${name}`, wanted: verb, got: `${counted} ${listed(t, counted)}` });
        continue;
      }
      const absent = String(verb).startsWith('-');
      const word = absent ? String(verb).slice(1) : String(verb);
      if (got.includes(word) === absent) found.push({ what: `legal.${name}`, wanted: verbs, got });
    }
  }
}

function survivorNamed(t: Table, name: string): Survivor {
  const names = t.g.survivors.map((s) => s.id);
  return t.g.survivors[names.indexOf(known('survivor', name, names))] ?? problem(`no survivor ${name}`);
}

function sees(t: Table, value: unknown, found: Mismatch[]): void {
  for (const [name, zones] of Object.entries(mapOf('sees', value))) {
    const got = zonesSeen(t, survivorNamed(t, name)).map((zone) => zoneName(t, zone));
    const wanted = Array.isArray(zones) ? zones : [zones];
    for (const zone of wanted) zoneOf(t, String(zone));
    if (!agrees(wanted, got)) found.push({ what: `sees.${name}`, wanted, got });
  }
}

/** How a form that shares something out is filled in beforehand: `[amy 2, bob 1]`. */
function suggested(t: Table): string[] {
  const preset = t.g.ask !== null && 'preset' in t.g.ask ? parseShares(String(t.g.ask.preset)) : null;
  return Object.entries(preset ?? {}).flatMap(([place, count]) => (count > 0 ? [`${place} ${count}`] : []));
}

const GAME_FACTS: Readonly<Record<string, (t: Table) => unknown>> = {
  lost: (t) => t.g.over?.result === 'lost',
  won: (t) => t.g.over?.result === 'won',
  // spawning is a step of the Zombies phase
  phase: (t) => (t.g.phase === 'spawn' ? 'zombies' : t.g.phase),
  pending: pendingOf,
  suggested,
  asked: (t) => (t.g.ask === null ? null : t.g.ask.by === TEAM ? 'team' : t.g.ask.by),
  hour: (t) => t.g.hour,
  round: (t) => t.g.round,
  reason: (t) => t.g.over?.reason ?? null,
};

/** `discards: { equipment: [machete], zombie: 2 }`: what lies in the discard pile of that deck, zombie cards by their number. */
function discards(t: Table, value: unknown, compare: (what: string, wanted: unknown, got: unknown) => void): void {
  for (const [deck, wanted] of Object.entries(mapOf('discards', value))) {
    known('deck', deck, [...Object.keys(t.g.decks), 'zombie']);
    compare(`discards.${deck}`, wanted, deck === 'zombie' ? t.g.zombieDeck.discard : itemsIn(t, t.g.decks[deck]?.discard ?? []));
  }
}

/** The action of Yellow is every survivor's and may be named or not, and so may skills that others lend. */
function knows(s: Survivor, wanted: readonly unknown[]): boolean {
  const yellow = survivorLevel(s) > 0;
  const own = [s.skills, [...s.skills, ...s.lent]].map((list) => list.filter((id) => !yellow || id !== 'plus-1-action'));
  const said = wanted.filter((id) => !yellow || id !== 'plus-1-action');
  return own.some((list) => agrees(said, list));
}

export function mismatches(t: Table, expected: Fields): Mismatch[] {
  const found: Mismatch[] = [];
  const compare = (what: string, wanted: unknown, got: unknown) => {
    if (!agrees(wanted, got)) found.push({ what, wanted, got });
  };
  const survivors = t.g.survivors.map((s) => s.id);
  const zones = t.r.board.zones.map((zone) => zone.name);
  for (const [word, value] of Object.entries(expected)) {
    const game = GAME_FACTS[word];
    if (word === 'sees') sees(t, value, found);
    else if (word === 'legal') legal(t, value, found);
    else if (word === 'discards') discards(t, value, compare);
    else if (word === 'pending' && PICKS.includes(String(value)) && PICKS.includes(pendingOf(t) ?? '')) continue;
    else if (game) compare(word, value, game(t));
    else if (survivors.includes(word)) {
      const s = survivorNamed(t, word);
      for (const [fact, wanted] of Object.entries(mapOf(word, value))) {
        const read = SURVIVOR_FACTS[known('word of a survivor', fact, Object.keys(SURVIVOR_FACTS))];
        if (fact === 'skills' && Array.isArray(wanted) && knows(s, wanted)) continue;
        compare(`${word}.${fact}`, wanted, read?.(t, s));
      }
    } else if (zones.includes(word)) {
      for (const [fact, wanted] of Object.entries(mapOf(word, value)))
        compare(`${word}.${fact}`, wanted, zoneFact(t, zoneOf(t, word), fact));
    } else known('thing', word, [...survivors, ...zones, ...Object.keys(GAME_FACTS), 'sees', 'legal', 'discards']);
  }
  return found;
}
