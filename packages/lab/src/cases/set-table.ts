// The table of a case: board, survivors, figures, tokens and decks as the case says, on the edition's own rules.

import { editions } from '@holdout/content';
import type { EditionContent, GameSetup, ZoneId } from '@holdout/engine';
import type { SurvivorDef } from '@holdout/engine/content';
import {
  bindRules,
  emptyState,
  isSkill,
  itemOf,
  lifeOf,
  makeBoard,
  NO_CARD,
  NOBODY,
  newSurvivor,
  noticeSkill,
  placeAt,
  planFromCase,
  type Rules,
  refreshBoard,
  refreshLent,
  type Survivor,
  type Table,
} from '@holdout/engine/testing';
import { missionOf } from './case-mission.ts';
import type { RuleCase } from './documents.ts';
import { kindToPlace, zoneOf } from './names.ts';
import { layTokens } from './set-tokens.ts';
import { layDecks, takeCard, zombieCards } from './stock.ts';
import { type Fields, known, listOf, mapOf, numberOf, pairsOf, problem, textOf } from './words.ts';

/** The same skill by its name in the other books. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  sniper: 'marksman',
  marksman: 'sniper',
  'full-auto': 'iron-rain',
  'iron-rain': 'full-auto',
};

const PLAIN_HEALTH = { adult: 3, kid: 2 };
const SURVIVOR_WORDS = [
  'at',
  'ap',
  'wounds',
  'hands',
  'body',
  'pack',
  'skills',
  'actions',
  'kid',
  'card',
  'alive',
  'leader',
  'companion',
  'companions',
  'car',
  'driver',
  'health',
  'lit',
  'points',
  'bonus',
  'seat',
  'beacon',
];

/** Survivors by the player they belong to: player 0 where the case says nothing. */
function seatsOf(survivors: Fields): string[][] {
  const seats: string[][] = [];
  for (const [name, value] of Object.entries(survivors)) {
    const seat = numberOf(`${name}.seat`, mapOf(name, value).seat ?? 0);
    while (seats.length <= seat) seats.push([]);
    seats[seat]?.push(name);
  }
  return seats;
}

export interface CaseTable {
  readonly t: Table;
  /** actions a survivor's first turn begins with, where the case says so */
  readonly actions: Record<string, number>;
}

function survivorCards(c: RuleCase, content: EditionContent): Record<string, SurvivorDef> {
  const cards: Record<string, SurvivorDef> = {};
  for (const [name, said] of Object.entries(c.survivors)) {
    const card = mapOf(name, said).card;
    if (card === undefined) continue;
    const ids = content.survivors.map((s) => s.id);
    const found = content.survivors[ids.indexOf(known('survivor card', textOf('card', card), ids))];
    if (found) cards[name] = { ...found, id: name };
  }
  return cards;
}

/** Companions named at their leader or as tokens in a zone stand there with their own cards. */
function withCompanions(c: RuleCase): RuleCase {
  const content = editions.find((e) => e.edition === c.edition);
  const survivors: Record<string, unknown> = { ...c.survivors };
  const add = (name: string, said: Fields): void => {
    const card = content?.survivors.some((s) => s.id === name) ? { card: name } : {};
    survivors[name] ??= { companion: true, ...card, ...said };
  };
  for (const [leader, value] of Object.entries(c.survivors)) {
    const said = mapOf(leader, value);
    for (const name of listOf(`${leader}.companions`, said.companions)) add(textOf('companions', name), { at: said.at, leader });
  }
  const { companion, ...tokens } = c.tokens;
  for (const [zone, name] of Object.entries(mapOf('tokens.companion', companion))) add(textOf('tokens.companion', name), { at: zone });
  return { ...c, survivors, tokens };
}

const isCompanion = (said: Fields): boolean => said.companion === true || said.leader !== undefined;

function rulesOf(c: RuleCase): { rules: Rules; ladders: readonly (readonly [number, number])[] } {
  const content = editions.find((e) => e.edition === c.edition) ?? problem(`no content for ${c.edition}`);
  const laid = planFromCase(c.board);
  if ('problems' in laid) return problem(laid.problems.map((p) => `board.${p.place}: ${p.reason}`).join('; '));
  const board = makeBoard(laid.plan);
  const start = Object.entries(c.survivors).flatMap(([name, value]) => {
    const said = mapOf(name, value);
    return isCompanion(said) ? [] : [board.zoneNamed(textOf(`${name}.at`, said.at))];
  });
  const own = missionOf(
    c,
    content,
    board,
    start.filter((zone) => zone >= 0),
  );
  const rules = bindRules(content, own.mission, c.options, board, own.places, own.rules);
  return {
    rules: { ...rules, zombieCards: zombieCards(c.decks) ?? rules.zombieCards, survivorCards: survivorCards(c, content) },
    ladders: laid.ladders,
  };
}

function cardsFor(t: Table, place: string, value: unknown): number[] {
  const names = typeof value === 'string' ? [value] : listOf(place, value).flatMap((item) => (item === null ? [] : [textOf(place, item)]));
  return names.map((name) => takeCard(t.r, t.g, name));
}

function seatSurvivor(t: Table, name: string, said: Fields): Survivor {
  for (const word of Object.keys(said)) known('word of a survivor', word, SURVIVOR_WORDS);
  const s = newSurvivor(t.r, name, numberOf(`${name}.seat`, said.seat ?? 0));
  const kid = said.kid === true;
  if (said.card === undefined) Object.assign(s, { kid, skills: [], health: kid ? PLAIN_HEALTH.kid : PLAIN_HEALTH.adult });
  placeAt(s, zoneOf(t, textOf(`${name}.at`, said.at)));
  for (const id of listOf(`${name}.skills`, said.skills)) {
    const word = textOf('skills', id);
    const skill = isSkill(t.r, word) ? word : (OTHER_NAMES[word] ?? word);
    if (!isSkill(t.r, skill)) known('skill', skill, Object.keys(t.r.skills));
    // the own card's skills may be named again; a skill listed twice is had twice
    if (said.card === undefined || !s.skills.includes(skill)) s.skills.push(skill);
  }
  s.wounds = said.wounds === undefined ? 0 : numberOf(`${name}.wounds`, said.wounds);
  if (said.health !== undefined) s.health = numberOf(`${name}.health`, said.health);
  if (said.alive === false) s.alive = false;
  if (isCompanion(said)) s.role = 'companion';
  if (said.points !== undefined) lifeOf(t, s).points = numberOf(`${name}.points`, said.points);
  if (said.bonus !== undefined) lifeOf(t, s).bonusLeft = numberOf(`${name}.bonus`, said.bonus);
  if (said.lit !== undefined) {
    s.lit = true;
    s.light = zoneOf(t, textOf('lit', said.lit));
  }
  return s;
}

function giveCards(t: Table, s: Survivor, said: Fields): void {
  const hands = cardsFor(t, `${s.id}.hands`, said.hands);
  if (hands.length > 2) problem(`${s.id} has two hands`);
  s.hands = [hands[0] ?? NO_CARD, hands[1] ?? NO_CARD];
  s.body = said.body === undefined || said.body === null ? NO_CARD : (cardsFor(t, `${s.id}.body`, said.body)[0] ?? NO_CARD);
  if (s.body !== NO_CARD && !t.r.law.bodySlot) problem(`no body slot in this edition for ${itemOf(t, s.body).id}`);
  s.pack = cardsFor(t, `${s.id}.pack`, said.pack);
}

/** What follows from cards, skills and companions once everyone stands there. */
function settle(t: Table, s: Survivor, said: Fields): void {
  if (said.leader !== undefined)
    s.leader = t.g.survivors.findIndex(
      (x) =>
        x.id ===
        known(
          'survivor',
          textOf('leader', said.leader),
          t.g.survivors.map((x) => x.id),
        ),
    );
  if (said.car !== undefined) {
    s.car = numberOf(`${s.id}.car`, said.car);
    s.driver = said.driver === true;
  }
  if (said.beacon === true) t.g.beaconBy = t.g.survivors.indexOf(s);
  s.ap = said.ap === undefined ? 0 : numberOf(`${s.id}.ap`, said.ap);
}

export function setTable(said: RuleCase): CaseTable {
  const c = withCompanions(said);
  const { rules, ladders } = rulesOf(c);
  if (Object.keys(c.survivors).length === 0) problem('a case needs a survivor');
  const setup: GameSetup = { edition: c.edition, mission: rules.mission, seats: seatsOf(c.survivors), options: c.options, seed: c.id };
  const t: Table = { g: emptyState(rules, setup), r: rules, events: null };
  const g = t.g;
  g.round = 1;
  g.phase = 'players';
  g.dice = [...c.dice];
  g.hour = typeof c.options.clock === 'number' ? c.options.clock : NOBODY;
  layDecks(rules, g, c.decks);
  // its words first: what the case itself puts down comes on top
  if (c.mission !== null) rules.missionRules.layTokens(t);
  const actions: Record<string, number> = {};
  for (const [name, value] of Object.entries(c.survivors)) {
    const words = mapOf(name, value);
    const s = seatSurvivor(t, name, words);
    g.survivors.push(s);
    giveCards(t, s, words);
    if (words.actions !== undefined) actions[name] = numberOf(`${name}.actions`, words.actions);
  }
  for (const [zone, counts] of Object.entries(c.zombies)) placeZombies(t, zoneOf(t, zone), counts);
  layArtefacts(t);
  if (!('abomination' in c.decks)) g.abominationDeck = plainOnTop(t);
  layTokens(t, c.tokens);
  for (const [at, to] of ladders) g.ladders.push({ at, to, by: NOBODY });
  refreshBoard(t);
  for (const s of g.survivors) settle(t, s, mapOf(s.id, c.survivors[s.id]));
  for (const s of g.survivors) {
    refreshLent(t, s);
    for (const id of s.skills) noticeSkill(t, id);
  }
  return { t, actions };
}

/** The vault deck lies in the (first) vault, top card first. */
function layArtefacts(t: Table): void {
  const zone = t.r.board.zones.findIndex((z) => z.kind === 'vault');
  const deck = t.g.decks.vault;
  if (zone >= 0 && deck !== undefined) t.g.loose.push({ zone, name: 'artefact', cards: deck.draw.splice(0), down: false });
}

function placeZombies(t: Table, zone: ZoneId, counts: unknown): void {
  for (const [word, said] of pairsOf('zombies', counts)) {
    const kind = kindToPlace(t, word);
    const count = numberOf(`zombies.${word}`, said);
    t.g.zombies[zone * t.r.kinds.length + kind] = count;
    t.g.pool[kind] = Math.max(0, (t.g.pool[kind] ?? 0) - count);
  }
}

/** The abomination without a special rule is drawn first. */
function plainOnTop(t: Table): number[] {
  const all = t.r.kinds.flatMap((kind, i) => (kind.base === 'abomination' && (t.g.pool[i] ?? 0) > 0 ? [i] : []));
  const plain = kindToPlace(t, 'abomination');
  return all.includes(plain) ? [...all.filter((kind) => kind !== plain), plain] : all;
}
