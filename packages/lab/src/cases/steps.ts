// Words of a step into the answer key of the pending turn question: the same keys players send.
import type { Refusal } from '@holdout/engine';
import {
  arrangementKey,
  cardsOf,
  currentLayout,
  DOOR,
  fits,
  itemOf,
  keysOf,
  type Layout,
  NO_CARD,
  NOBODY,
  refuse,
  type Survivor,
  stowed,
  type Table,
} from '@holdout/engine/testing';
import { isKind, kindsOf, zoneOf } from './names.ts';
import { reached } from './other-words.ts';
import { CARS, COLOURS } from './set-tokens.ts';
import { itemNumber } from './stock.ts';
import { known, problem } from './words.ts';

/** A key for the engine, or why there is none to send: the words name a card nobody carries. */
export interface Wish {
  readonly key: string;
  readonly refusal?: Refusal;
  /** kinds the hits of this attack go to, in order */
  readonly on?: readonly string[];
}

type Verb = (t: Table, s: Survivor, words: readonly string[]) => Wish;

const wish = (...parts: readonly (string | number)[]): Wish => ({ key: parts.join(':') });
const refused = (key: string, refusal: Refusal): Wish => ({ key, refusal });

/** Splits `katana at B on walker brute` at its little words. */
function phrases(words: readonly string[], little: readonly string[]): Record<string, string[]> {
  const parts: Record<string, string[]> = { '': [] };
  let part = '';
  for (const word of words) {
    if (little.includes(word)) {
      part = word;
      parts[part] = [];
    } else parts[part]?.push(word);
  }
  return parts;
}

function one(words: readonly string[] | undefined, what: string): string {
  return words?.length === 1 && words[0] !== undefined ? words[0] : problem(`${what} expected, not "${words?.join(' ') ?? ''}"`);
}

const item = (t: Table, name: string): string => t.r.items[itemNumber(t.r, name)]?.id ?? name;

/** How an attack may be made, beside where: one of a pair, twice the risk dice, the flashlight turned on the target. */
const MANNERS = ['single', 'double-risk', 'light'];

/** `melee:item[:zone]`, `ranged:item:zone`, then `risk` and other manners. */
function attack(verb: 'melee' | 'ranged' | 'magic', t: Table, said: readonly string[], risk: boolean): Wish {
  const words = said.filter((word) => !MANNERS.includes(word));
  const manners = said.filter((word) => MANNERS.includes(word));
  const parts = phrases(words, ['at', 'on']);
  const key: (string | number)[] = [verb, item(t, one(parts[''], 'a weapon'))];
  if (parts.at !== undefined) for (const zone of parts.at) key.push(zoneOf(t, zone));
  if (risk && !manners.includes('double-risk')) key.push('risk');
  key.push(...manners);
  if (parts.on !== undefined) key.push('by-hand');
  for (const kind of parts.on ?? []) kindsOf(t, kind);
  return { key: key.join(':'), on: parts.on ?? [] };
}

/** Zones named one after the other, at least one. */
const zones = (t: Table, words: readonly string[]): number[] =>
  words.length > 0 ? words.map((word) => zoneOf(t, word)) : problem('a zone expected');
/** A verb that has no more to say. */
const alone =
  (verb: string): Verb =>
  (_t, _s, [more]) =>
    more === undefined ? wish(verb) : problem(`unknown word "${more}" after ${verb}`);
const oneZone =
  (verb: string): Verb =>
  (t, _s, words) =>
    wish(verb, zoneOf(t, one(words, 'a zone')));

const carrying = (t: Table, s: Survivor, name: string, without: readonly number[]): number =>
  cardsOf(s).find((card) => itemOf(t, card).id === name && !without.includes(card)) ?? NO_CARD;

/** The cards named, or null when one of them is not carried. */
export function pick(t: Table, s: Survivor, names: readonly string[]): number[] | null {
  const cards: number[] = [];
  for (const name of names) {
    const card = carrying(t, s, item(t, name), cards);
    if (card === NO_CARD) return null;
    cards.push(card);
  }
  return cards;
}

export const without = (layout: Layout, cards: readonly number[]): Layout => ({
  hands: [cards.includes(layout.hands[0]) ? NO_CARD : layout.hands[0], cards.includes(layout.hands[1]) ? NO_CARD : layout.hands[1]],
  body: cards.includes(layout.body) ? NO_CARD : layout.body,
  pack: layout.pack.filter((card) => !cards.includes(card)),
});

/** The kept token of that colour (any where none is said). */
const heldBy = (t: Table, who: number, colour: string | undefined): number =>
  t.g.objectives.findIndex((o) => o.place === 'held' && o.by === who && (colour === undefined || o.colour === colour));

function give(t: Table, s: Survivor, words: readonly string[]): Wish {
  const parts = phrases(words, ['to']);
  const names = t.g.survivors.map((x) => x.id);
  const to = t.g.survivors[names.indexOf(known('survivor', one(parts.to, 'a survivor'), names))] ?? s;
  const things = parts[''] ?? [];
  const ladder = t.g.ladders.findIndex((l) => l.by === t.g.survivors.indexOf(s));
  if (things[0] === 'ladder') return wish('pass', 'ladder', ladder, to.id);
  if (things[0] === 'beacon') return wish('pass', 'beacon', 0, to.id);
  if (things[0] === 'objective') return wish('pass', 'objective', heldBy(t, t.g.survivors.indexOf(s), things[1]), to.id);
  if (things.length === 1 && names.includes(things[0] ?? '')) return wish('pass', 'companion', things[0] ?? '', to.id);
  const cards = pick(t, s, things);
  if (cards === null) return refused('arrange', refuse('not-carried'));
  let theirs: Layout | null = currentLayout(to);
  for (const card of cards) theirs = theirs && stowed(t, to, theirs, card);
  if (theirs === null) return refused('arrange', refuse('arrange-pack-full'));
  const layouts = new Map([
    [t.g.survivors.indexOf(s), without(currentLayout(s), cards)],
    [t.g.survivors.indexOf(to), theirs],
  ]);
  return wish('arrange', arrangementKey(t, { layouts, discards: [] }));
}

/** These in hand (or on the body where only that fits), everything else packed; null: one of them is not carried. */
export function inHand(t: Table, s: Survivor, words: readonly string[]): string | null {
  const cards = pick(t, s, words);
  if (cards === null) return null;
  const onBody = cards.find((card) => !fits(t, s, itemOf(t, card), 'hand'));
  const hands = cards.filter((card) => card !== onBody);
  if (hands.length > 2) return problem('two hands hold two cards');
  const body = onBody ?? (cards.includes(s.body) ? NO_CARD : s.body);
  const pack = cardsOf(s).filter((card) => !cards.includes(card) && card !== body);
  const layout: Layout = { hands: [hands[0] ?? NO_CARD, hands[1] ?? NO_CARD], body, pack };
  return arrangementKey(t, { layouts: new Map([[t.g.survivors.indexOf(s), layout]]), discards: [] });
}

function equip(t: Table, s: Survivor, words: readonly string[]): Wish {
  const key = inHand(t, s, words);
  return key === null ? refused('arrange', refuse('not-carried')) : wish('arrange', key);
}

const TAKEN = ['objective', 'crate', 'card', 'companion', 'ladder'];

/** What lies there as a card, whatever it is called. */
const LOOSE = ['card', 'weapon', 'vault-weapon', 'artefact', 'artifact'];

/** What may be taken under that name: a kind of thing, a colour, the name of loose cards or of a companion. */
function isCalled(t: Table, key: string, name: string): boolean {
  const [, what = '', which = ''] = key.split(':');
  if (what === name || which === name) return true;
  if (what === 'objective') return t.g.objectives[Number(which)]?.colour === name;
  if (what === 'card' && LOOSE.includes(name)) return true;
  const loose = what === 'card' ? t.g.loose[Number(which)] : undefined;
  return loose !== undefined && (loose.name === name || loose.cards.some((card) => itemOf(t, card).id === name));
}

const thingsToTake = (t: Table): string[] => [
  ...TAKEN,
  ...LOOSE,
  // whoever was knocked out
  'down',
  ...COLOURS,
  ...t.g.loose.map((loose) => loose.name),
  ...t.g.survivors.map((x) => x.id),
  ...Object.keys(t.r.itemNumber),
];

function take(t: Table, s: Survivor, words: readonly string[]): Wish {
  // a companion someone else leads is taken over by a trade
  const open = keysOf(t).filter((key) => key.startsWith('take:') || (key.startsWith('pass:companion:') && key.endsWith(`:${s.id}`)));
  const name = words.length > 0 ? one(words, 'one thing') : undefined;
  if (name !== undefined) known('thing to take', name, thingsToTake(t));
  // who was knocked out lies there as an objective does
  const named = name === undefined ? open[0] : open.find((key) => isCalled(t, key, name));
  const found = named ?? (name === 'objective' ? open.find((key) => key.startsWith('take:down:')) : undefined);
  if (found !== undefined) return wish(found);
  return wish('take', TAKEN.includes(name ?? '') ? (name ?? '') : 'objective', 0);
}

const SEATS = ['driver', 'passenger'];

function enter(t: Table, s: Survivor, words: readonly string[]): Wish {
  for (const word of words.slice(0, -1)) known('car', word, ['car', ...CARS]);
  const kind = words.find((word) => (CARS as readonly string[]).includes(word));
  const car = t.g.cars.findIndex((c) => c.zone === s.zone && (kind === undefined || c.kind === kind));
  return wish('enter', car, known('seat', words.at(-1) ?? '', SEATS));
}

function open(t: Table, s: Survivor, words: readonly string[]): Wish {
  const parts = phrases(words, ['with']);
  const to = zoneOf(t, one(parts[''], 'a zone'));
  if (parts.with !== undefined) return wish('open', to, item(t, one(parts.with, 'an item')));
  const door = t.r.board.doorsAt[s.zone]?.find((d) => t.g.doors[d] === DOOR.closed);
  const listed = keysOf(t).find((key) => key === `open:${to}` || key.startsWith(`open:${to}:`));
  return door !== undefined && listed !== undefined ? wish(listed) : wish('open', to);
}

/** Some of them only: `guards A move B 2`, `guards A 2 move B`. */
function guards(t: Table, _s: Survivor, said: readonly string[]): Wish {
  const count = said.find((word) => /^\d+$/.test(word));
  const words = said.filter((word) => word !== count && word !== 'with' && word !== 'to' && word !== 'at');
  const [from = '', order = '', to] = words;
  const key: (string | number)[] = ['guards', zoneOf(t, from), known('order', order, ['move', 'melee', 'ranged', 'pour', 'carry', 'push'])];
  if (to !== undefined && to !== 'on') key.push(zoneOf(t, to));
  else if (count !== undefined) key.push(zoneOf(t, from));
  if (count !== undefined) key.push(count);
  return { key: key.join(':'), on: phrases(words, ['on']).on ?? [] };
}

/** A skill on somebody not named: the only one it could be, else the only one wounded. */
function completed(t: Table, key: string): string {
  const keys = keysOf(t);
  const on = t.g.survivors.filter((s) => keys.includes(`${key}:${s.id}`));
  const wounded = on.filter((s) => s.wounds > 0);
  const [only] = on.length > 1 ? wounded : on;
  return keys.includes(key) || only === undefined || wounded.length > 1 ? key : `${key}:${only.id}`;
}

/** Skills that change an action: using them is that action. */
const CHANGED: Readonly<Record<string, string>> = {
  'free-reload': 'reload',
  'break-in': 'open',
  'can-search-more-than-once': 'search',
  scavenger: 'search',
  'ruin-searcher': 'search',
  'corruption-searcher': 'search',
  'wall-climber': 'move',
  'corruption-walker': 'move',
  slippery: 'move',
  'plus-1-zone-per-move': 'move',
  '2-zones-per-move': 'move',
  'plus-1-free-move': 'move',
  barbarian: 'melee',
  reach: 'melee',
  'close-quarter-master': 'melee',
  'full-auto': 'ranged',
  'iron-rain': 'ranged',
  'trick-shot': 'ranged',
  'mana-rain': 'magic',
  'double-casting': 'enchant',
  'vault-picker': 'take',
};

/** Words of skills that name nothing on the board: numbers, who follows along. */
const OF_SKILLS = /^(\d+|guards?(=\d+)?|companions?)$/;

/** Arguments of a skill: zones become numbers, everything else stays. */
function skill(t: Table, s: Survivor, words: readonly string[]): Wish {
  const changed = CHANGED[words[0] ?? ''];
  if (changed !== undefined && [...s.skills, ...s.lent].includes(words[0] ?? '')) return readWish(t, s, changed, words.slice(1));
  if (words[0] === 'double-risk-dice' && words.length > 1) return readWish(t, s, 'risk', [...words.slice(1), 'double-risk']);
  // Black Plague: the Search a kill gives
  if (words[0] === 'hold-your-nose' && words.length === 1 && s.free.includes('nose-search')) return readWish(t, s, 'search', []);
  const parts = phrases(words, ['on']);
  const [id = '', ...args] = (parts[''] ?? []).filter((word) => word !== 'at' && word !== 'to' && word !== 'with');
  known('skill', id, Object.keys(t.r.skills));
  const names = t.r.board.zones.map((zone) => zone.name);
  const people = t.g.survivors.map((x) => x.id);
  const onWhom = (parts.on ?? []).filter((word) => people.includes(word));
  for (const word of [...args, ...(parts.on ?? [])])
    if (!names.includes(word) && !people.includes(word) && !isKind(t, word) && !OF_SKILLS.test(word)) itemNumber(t.r, word);
  const saved = id === 'lifesaver' ? t.g.survivors.find((x) => x.id === args[0]) : undefined;
  if (saved !== undefined) args.unshift(t.r.board.zones[saved.zone]?.name ?? '');
  const rest = [...args, ...onWhom].map((word) => (names.includes(word) ? String(zoneOf(t, word)) : word));
  if (id === 'guards-push' && rest.length === 2) return wish('guards', rest[0] ?? '', 'push', rest[1] ?? '');
  const said = completed(t, ['skill', id, ...rest].join(':'));
  const [only, ...others] = args.length > 0 ? [] : keysOf(t).filter((key) => key.startsWith(`skill:${id}:`));
  if (only !== undefined && others.length === 0 && !keysOf(t).includes(said)) return { key: only, on: [] };
  // of a way that is told zone by zone only the landing is in the key; a name at the end is no landing
  const landing = ['skill', id, ...rest.slice(-1)].join(':');
  if (names.includes(args.at(-1) ?? '') && !keysOf(t).includes(said) && keysOf(t).includes(landing)) return { key: landing, on: [] };
  const key = keysOf(t).includes(said) ? said : (reached(t, id, said.split(':').slice(2)) ?? said);
  return { key, on: (parts.on ?? []).filter((word) => !people.includes(word)) };
}

const trailing = (words: readonly string[], ...ending: readonly string[]): readonly string[] | null =>
  ending.every((word, i) => words[words.length - ending.length + i] === word) ? words.slice(0, -ending.length) : null;

export const VERBS: Readonly<Record<string, Verb>> = {
  move(t, _s, words) {
    const plain = trailing(words, 'without', 'slippery');
    return plain === null ? wish('move', ...zones(t, words)) : wish('move', ...zones(t, plain), 'plain');
  },
  search: (t, s, words) => (words[0] === 'light' && words.length === 1 ? wish('search', 'light') : alone('search')(t, s, words)),
  open,
  noise: alone('noise'),
  bonus: alone('bonus'),
  end: alone('end'),
  melee: (t, _s, words) => attack('melee', t, words, false),
  ranged: (t, _s, words) => attack('ranged', t, words, false),
  magic: (t, _s, words) => attack('magic', t, words, false),
  risk(t, _s, [kind = '', ...words]) {
    return attack(known('attack', kind, ['melee', 'ranged', 'magic']) as 'melee', t, words, true);
  },
  enchant(t, _s, words) {
    const parts = phrases(words, ['on', 'at']);
    const target = one(parts.on ?? parts.at, 'a survivor or a zone');
    const names = t.g.survivors.map((x) => x.id);
    return wish('enchant', item(t, one(parts[''], 'a spell')), names.includes(target) ? target : zoneOf(t, target));
  },
  throw(t, _s, words) {
    const parts = phrases(words, ['at']);
    return wish('throw', item(t, one(parts[''], 'an item')), zoneOf(t, one(parts.at, 'a zone')));
  },
  bile: oneZone('bile'),
  torch: oneZone('torch'),
  dragonfire: oneZone('dragonfire'),
  reload: (t, _s, words) => wish('reload', ...words.map((word) => item(t, word))),
  take,
  give,
  equip,
  eat: (t, _s, words) => wish('eat', item(t, one(words, 'an item'))),
  discard(t, _s, words) {
    const parts = phrases(words, ['of']);
    const whose = parts.of === undefined ? [] : [one(parts.of, 'a survivor')];
    return wish('discard', item(t, one(parts[''], 'an item')), ...whose);
  },
  guards,
  pour: oneZone('pour'),
  carry: oneZone('carry'),
  ladder: oneZone('ladder'),
  enter,
  seat: (_t, _s, words) => wish('seat', known('seat', one(words, 'a seat'), SEATS)),
  // out of a car, or off the board at the end of the turn
  leave: (t, s, words) => alone(s.car === NOBODY && t.r.missionRules.exitRefused(t, s) === null ? 'end' : 'leave')(t, s, words),
  drive(t, _s, words) {
    const calm = trailing(words, 'without', 'attack');
    return calm === null ? wish('drive', ...zones(t, words)) : wish('drive', ...zones(t, calm), 'calm');
  },
  light: (t, _s, words) => (words[0] === 'off' ? wish('light', 'off') : wish('light', zoneOf(t, one(words, 'a zone')))),
  skill,
};

export function readWish(t: Table, s: Survivor, verb: string, words: readonly string[]): Wish {
  const read = VERBS[known('verb', verb, Object.keys(VERBS))];
  return read?.(t, s, words) ?? problem(`unknown verb "${verb}"`);
}
